import EasyDi

// What an object reads, and who sets its properties, may stand in files that know nothing of
// assemblies.

final class ScreenAssembly: Assembly {
  var screen: Screen {
    define(init: Screen()) {  // want: uninjected-property "Screen.clock"
      $0.other = self.other
      return $0
    }
  }

  private var other: Other { define(init: Other()) }

  func make() -> AnyObject { define(init: Filled()) }
}

@main
enum Main {
  static func main() {
    ScreenAssembly.instance().screen.show()
    Filler().fill(ScreenAssembly.instance().make())
  }
}
