import EasyDi

// What was there for a property that nobody sets is a part of the same mistake.

final class Clock {}

final class Screen {
  var clock: Clock!
  var row: Int!

  func show() {
    print(clock as Clock, row as Int)
  }
}

final class ClockAssembly: Assembly {
  var clock: Clock { define(init: Clock()) }
}

final class ScreenAssembly: Assembly {
  private lazy var clocks: ClockAssembly = context.assembly()
  private lazy var others: ClockAssembly = context.assembly()

  func screen(row: Int) -> Screen {
    define(init: Screen()) {  // want: uninjected-property "Screen.row"
      $0.clock = self.others.clock
      return $0
    }
  }
}

final class OtherAssembly: Assembly {
  var screen: Screen {
    define(init: Screen()) {  // want: uninjected-property "Screen.clock"
      $0.row = 1
      return $0
    }
  }

  private lazy var clocks: ClockAssembly = context.assembly()
}

@main
enum Main {
  static func main() {
    ScreenAssembly.instance().screen(row: 1).show()
    OtherAssembly.instance().screen.show()
  }
}
