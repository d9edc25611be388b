final class Clock {}
final class Zone {}

final class ClockAssembly: Assembly {
  var clock: Clock { define(init: Clock()) }
  var other: Clock { define(key: "clock", init: Clock()) }
  var zone: Zone { definePlaceholder() }
}

final class ClockModule: Module {
  init() {
    super.init {
      Factory { Clock() }
      Factory { Clock() }
    }
  }
}

final class Screen {
  @Inject var clock = Clock()

  func show(_ container: Container) {
    print(clock, container.resolve(Zone.self)!)  // want: missing-provider "'Zone' is not registered"
  }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }  // want: unused-provider "'Clock'"
    container.register(Clock.self) { _ in Clock() }  // want: unused-provider "'Clock'", duplicate-provider "'Clock'"
    Screen().show(container)
    print(ClockAssembly.instance().zone, ClockModule().parts)
  }
}
