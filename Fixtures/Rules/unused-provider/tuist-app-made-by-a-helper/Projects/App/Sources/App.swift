import Kit

@main
enum App {
  static func main() {
    Fittings().fill(Depot.shared)
    let clock = Depot.shared.resolve(Clock.self)
    clock.tick()
  }
}
