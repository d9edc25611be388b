import EasyDi

class Clock {}

class ClockAssembly: Assembly {
  var clock: Clock { define(init: Clock()) }
  func clock(in zone: String) -> Clock { define(key: "clock \(zone)", init: Clock()) }
  var screen: Clock { define(init: Clock()) { print(self.shown); return $0 } }
  var shown: Clock { definePlaceholder(key: "screen") }
  let version = 1
}

final class SummerAssembly: ClockAssembly {}

@main
enum Main {
  static func main() {
    let clocks = ClockAssembly.instance()
    print(clocks.clock, clocks.clock(in: "utc"), clocks.screen, clocks.version)
    print(SummerAssembly.instance().clock)
  }
}
