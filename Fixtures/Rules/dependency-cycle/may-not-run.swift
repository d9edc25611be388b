import Pure

// What runs only if there is a receiver or an element, in one branch of `#if`, when a local function
// is called or a check fails, closes no circle; nor does an overload that may not be meant.

final class Engine {
  init(_ wheel: Any) { print(wheel) }
  func add(_ wheel: Wheel) { print(wheel) }
}

final class Wheel {
  init(_ engine: Any) { print(engine) }
}

final class Holder {
  var wheel: Wheel?
}

final class Car: FactoryModule {
  struct Dependency {
    let engine: Engine
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func drive() { print(dependency.engine) }
}

final class CompositionRoot {
  lazy var car = Car.Factory(dependency: .init(engine: self.makeEngine()))
  var spares: [Int] = []
  var old: Engine?

  func makeEngine() -> Engine { Engine(makeWheels()) }
  func makeWheels() -> [Wheel] { spares.map { _ in Wheel(makeEngine()) } }

  func addWheel() -> Wheel {
    old?.add(addWheel())
    return Wheel(1)
  }

  var cache: [String: Wheel] = [:]
  var hook: ((Wheel) -> Void)?
  var holder: Holder?

  func cachedWheel() -> Wheel {
    hook?(cachedWheel())
    holder?.wheel = cachedWheel()
    return cache["a", default: cachedWheel()]
  }

  lazy var kept: Engine = {
    lazy var wheel = self.keptWheel
    return Engine({ wheel })
  }()
  lazy var keptWheel: Wheel = Wheel(kept)

  lazy var later: Engine = Engine(laterWheel())
  func laterWheel() -> () -> Wheel {
    func make() -> Wheel { Wheel(self.later) }
    return make
  }

  func make(_ name: String) -> Engine { Engine(make(name.count)) }
  func make(_ number: Int) -> Wheel { Wheel(number) }

  lazy var shared: Engine = Engine(Self.rim)
  lazy var rim: Wheel = Wheel(shared)
  static let rim = Wheel(1)

  func first() -> Engine {
    #if os(Linux)
      return Engine(1)
    #else
      return Engine(second())
    #endif
  }

  func second() -> Wheel {
    #if os(Linux)
      return Wheel(first())
    #else
      return Wheel(1)
    #endif
  }

  lazy var checked: Engine = Engine(check())
  func check() -> Int {
    precondition(!spares.isEmpty, "no spares for \(checked)")
    return 1
  }

  // want@+1: dependency-cycle "'pair'"
  lazy var pair: [Wheel] = [1, 2].map { Wheel("\($0)\(pair)") }

  func start() {
    print(cachedWheel(), kept)
    print(car, addWheel(), later, make("a"), rim, first(), checked, pair)
  }
}

func launch() { CompositionRoot().start() }
