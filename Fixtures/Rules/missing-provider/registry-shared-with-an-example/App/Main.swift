import Kit

@main
enum Main {
  static func main() {
    KitAssembly().fill(.shared)
    print(Depot.shared.resolve(Clock.self))
    print(Depot.shared.resolve(Lamp.self))  // want: missing-provider "'Lamp' is not registered"
  }
}
