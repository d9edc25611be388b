import Kit

@main
enum App {
  static func main() {
    Depot.shared.put(Clock.self, Clock())
    print(Hub().go())
  }
}
