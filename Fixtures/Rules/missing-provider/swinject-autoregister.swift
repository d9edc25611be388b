import Swinject
import SwinjectAutoregistration

// `autoregister` asks for each parameter by its type, without a name. A reference to an
// initialiser has no default arguments; an optional may be missing; an argument fills every
// parameter that it can be cast to, and the rest has to be registered.

final class Clock {}
final class Zone {}
final class Bell {}
final class Band {}
protocol Sound {}
final class Chime: Sound {}

final class Plain {
  init(clock: Clock, zone: Zone) {}
}

final class Hopeful {
  init(clock: Clock, zone: Zone?) {}
}

final class Sized {
  init(clock: Clock, size: Int = 3) {}
}

final class Named {
  init(bell: Bell) {}
}

final class Titled {
  init(clock: Clock, title: String, subtitle: String) {}
}

final class Rung {
  init(sound: Sound, clock: Clock) {}
}

final class Late {
  init(title: String, band: Band) {}
}

final class Pair {
  init(clock: Clock, count: Int, title: String) {}
}

final class Many {
  init(clocks: [Clock]) {}
}

final class PartAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(Clock.self, initializer: Clock.init)
    container.register(Bell.self, name: "loud") { _ in Bell() }

    // want@+1: missing-provider "Zone"
    container.autoregister(Plain.self, initializer: Plain.init)
    container.autoregister(Hopeful.self, initializer: Hopeful.init)
    container.autoregister(Sized.self, initializer: Sized.init)  // want: missing-provider "Int"
    container.register(Sized.self, name: "small") { r in Sized(clock: r~>) }
    container.autoregister(Named.self, initializer: Named.init)  // want: missing-provider "Bell"
    container.autoregister(Titled.self, argument: String.self, initializer: Titled.init)
    container.autoregister(Rung.self, argument: Chime.self, initializer: Rung.init)
    // want@+1: missing-provider "Band"
    container.autoregister(Late.self, argument: String.self, initializer: Late.init)
    container.autoregister(Pair.self, arguments: Int.self, String.self, initializer: Pair.init)
    container.autoregister(Many.self, initializer: Many.init)  // want: missing-provider "Clock"
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([PartAssembly()]).resolver
    print(r ~> Plain.self, r ~> Hopeful.self, r ~> Sized.self, r ~> Named.self, r ~> Many.self)
    print(r ~> (Sized.self, name: "small"), r ~> (Bell.self, name: "loud"))
    print(r ~> (Titled.self, argument: "a"), r ~> (Rung.self, argument: Chime()))
    print(r ~> (Late.self, argument: "a"), r ~> (Pair.self, arguments: (1, "a")))
    print(r ~> (Titled.self, argument: 1))  // want: missing-provider "Titled"
  }
}
