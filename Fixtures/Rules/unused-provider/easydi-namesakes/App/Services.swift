import EasyDi

// Two assemblies of one name: which one is meant where both can be seen is not certain.

final class Clock {}

final class ServicesAssembly: Assembly {
  var clock: Clock { define(init: Clock()) }
}

final class ScreenAssembly: Assembly {
  private lazy var services: ServicesAssembly = context.assembly()

  var clocks: [Clock] { define(init: [self.services.clock]) }
}

@main
enum Main {
  static func main() {
    print(ScreenAssembly.instance().clocks)
  }
}
