import Resolver

// A default argument asks while the object is made, if nobody ever gives another one. So does what a stored
// property begins with.

final class Fox { init(hare: Hare = Resolver.resolve()) { print(hare) } }  // want: dependency-cycle "dependency cycle 'Fox' -> 'Hare' -> 'Fox'"
final class Hare {
  private let fox: Fox = Resolver.resolve()
  func run() { print(fox) }
}

final class Owl { init(mouse: Mouse = Resolver.resolve()) { print(mouse) } }
final class Mouse {
  init(owl: Owl? = nil) { print(owl as Any) }
}

// Somebody gives the argument: what is registered need not ask.
final class Wolf { init(deer: Any = Resolver.resolve(Deer.self)) { print(deer) } }
final class Deer {
  private let wolf: Wolf = Resolver.resolve()
  func run() { print(wolf) }
}

// A closure that waits asks later.
final class Crow {
  private let nut: () -> Nut
  init(nut: @escaping () -> Nut = { Resolver.resolve() }) { self.nut = nut }
  func eat() { print(nut()) }
}
final class Nut {
  private let crow: Crow = Resolver.resolve()
  func fall() { print(crow) }
}

// Read later, it ends.
final class Bee { init(lily: Lily = Resolver.resolve()) { print(lily) } }
final class Lily {
  private lazy var bee: Bee = Resolver.resolve()
  func grow() { print(bee) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Fox() }
    register { Hare() }
    register { Owl() }
    register { Mouse() }
    register { Wolf(deer: "none") }
    register { Deer() }
    register { Crow() }
    register { Nut() }
    register { Bee() }
    register { Lily() }
  }
}

final class Wood {
  @Injected var fox: Fox
  @Injected var hare: Hare
  @Injected var owl: Owl
  @Injected var mouse: Mouse
  @Injected var wolf: Wolf
  @Injected var deer: Deer
  @Injected var crow: Crow
  @Injected var nut: Nut
  @Injected var bee: Bee
  @Injected var lily: Lily
  func walk() { print(fox, hare, owl, mouse, wolf, deer, crow, nut, bee, lily) }
}

print(Wood())
