import EasyDi

// Any class may ask its EasyDi assembly.

final class Clock {}

final class ClockAssembly: Assembly {
  var clock: Clock { define(init: Clock()) }
  var screen: Screen { define(init: Screen()) }
}

final class Screen {
  func show() {
    print(ClockAssembly.instance().clock)
  }
}

@main
enum Main {
  static func main() throws {
    ClockAssembly.instance().screen.show()
    try Kitchen.start()
  }
}
