import Kit

final class SampleClock: Clock { func tick() {} }
final class OtherClock: Clock { func tick() {} }

@main
struct App {
  static func main() {
    // Another app than the shop: this replaces nothing of its.
    Depot.shared.add(Clock.self) { SampleClock() }
    Depot.shared.add(Clock.self) { OtherClock() }  // want: duplicate-provider "Clock"
    Dial().show()
  }
}
