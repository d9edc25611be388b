import Swinject
import SwinjectAutoregistration

// `Lazy` and `Provider` break a circle in every scope, closures that ask later do too, and
// `initCompleted` breaks it if what is completed is kept. `autoregister` asks like a factory.

final class WaitingAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Sun.self) { r in Sun(r.resolve(Lazy<Moon>.self)!) }
      .inObjectScope(.transient)
    container.register(Moon.self) { r in Moon(r.resolve(Sun.self)!) }.inObjectScope(.transient)

    container.autoregister(Egg.self, initializer: Egg.init)
    container.autoregister(Hen.self, initializer: Hen.init)

    container.register(Day.self) { r in Day { r.resolve(Night.self)! } }
    container.register(Night.self) { r in Night(r.resolve(Day.self)!) }

    container.autoregister(Ebb.self, initializer: Ebb.init)  // want: dependency-cycle "Flow"
    container.autoregister(Flow.self, initializer: Flow.init).inObjectScope(.container)

    // want@+1: dependency-cycle "South"
    container.register(North.self) { r in North(r ~> South.self) }
    container.register(South.self) { r in South(r~>) }.implements(Pole.self)

    container.register(East.self) { _ in East() }
      .inObjectScope(.transient)
      .initCompleted { r, east in
        east.west = r.resolve(West.self)  // want: dependency-cycle "West"
      }
    container.register(West.self) { r in West(r.resolve(East.self)!) }.inObjectScope(.transient)
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([WaitingAssembly()]).resolver
    print(r ~> Sun.self, r ~> Egg.self, r ~> Day.self)
    print(r ~> Ebb.self, r ~> Pole.self, r ~> East.self)
  }
}

final class Sun {
  init(_ moon: Lazy<Moon>) {}
}

final class Moon {
  init(_ sun: Sun) {}
}

final class Egg {
  init(hen: Provider<Hen>) {}
}

final class Hen {
  init(egg: Egg) {}
}

final class Day {
  init(_ night: @escaping () -> Night) {}
}

final class Night {
  init(_ day: Day) {}
}

final class Ebb {
  init(flow: Flow) {}
}

final class Flow {
  init(ebb: Ebb) {}
}

final class North {
  init(_ south: South) {}
}

protocol Pole {}

final class South: Pole {
  init(_ north: North) {}
}

final class East {
  var west: West?
}

final class West {
  init(_ east: East) {}
}
