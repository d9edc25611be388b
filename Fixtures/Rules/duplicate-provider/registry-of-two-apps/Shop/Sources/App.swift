import Kit

final class ShopClock: Clock { func tick() {} }

@main
struct App {
  static func main() {
    Depot.shared.add(Clock.self) { ShopClock() }
    Dial().show()
  }
}
