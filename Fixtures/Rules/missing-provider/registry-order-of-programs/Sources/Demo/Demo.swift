import Kit

@main
enum Demo {
  static func main() {
    let hub = Hub()
    Depot.shared.put(Clock.self, Clock())
    print(hub.go())
  }
}
