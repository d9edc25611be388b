import Kit

@main
enum Example {
  static func main() {
    KitAssembly().fill(.shared)
    Depot.shared.register(Lamp.self) { Lamp() }
    print(Depot.shared.resolve(Clock.self), Depot.shared.resolve(Lamp.self))
  }
}
