import EasyDi

// Closures of older releases return nothing, or take their object `inout`. It does not compile with
// the library as it is today.

final class Clock {}

final class Screen {
  var clock: Clock!
  var other: Clock!

  func show() {
    print(clock as Clock, other as Clock)
  }
}

final class ScreenAssembly: Assembly {
  var plain: Screen {
    return define(init: Screen()) {
      $0.clock = self.clock
      $0.other = self.clock
    }
  }

  var changed: Screen {
    return define(init: Screen()) { (screen: inout Screen) in
      screen.clock = self.clock
      screen.other = self.clock
    }
  }

  var half: Screen {
    return define(init: Screen()) {  // want: uninjected-property "Screen.other"
      $0.clock = self.clock
    }
  }

  func inject(into screen: Screen) {
    let _: Screen = define(init: screen) { (screen: inout Screen) -> Void in
      screen.clock = self.clock
      screen.other = self.clock
    }
  }

  private var clock: Clock { return define(init: Clock()) }
}

@main
enum Main {
  static func main() {
    let screens = ScreenAssembly.instance()
    [screens.plain, screens.changed, screens.half].forEach { $0.show() }
    screens.inject(into: Screen())
  }
}
