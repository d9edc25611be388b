import Pure

// The whole value is printed as a part of something: of a tuple, of a function's result, of what
// a slice or one branch of a ternary holds.

final class Cup: FactoryModule {
  struct Dependency {
    let size: Int
  }
  init(dependency: Dependency, payload: Void) {
    let pairs = [dependency].map { (1, $0) }
    print(pairs.first as Any)
  }
}

final class Plate: FactoryModule {
  struct Dependency {
    let rim: Int
  }
  init(dependency: Dependency, payload: Void) {
    let make = { dependency }
    Table.show(make)
  }
}

final class Bowl: FactoryModule {
  struct Dependency {
    let depth: Int
  }
  init(dependency: Dependency, payload: Void) {
    let all = [dependency]
    print(all[0...].first as Any, all[..<0].count)
  }
}

final class Spoon: FactoryModule {
  struct Dependency {
    let length: Int
  }
  init(dependency: Dependency, payload: Void) {
    let all = Bool.random() ? [dependency] : []
    print(all)
  }
}

final class Fork: FactoryModule {
  struct Dependency {
    let tines: Int  // want: unused-dependency "Fork.Dependency.tines"
  }
  init(dependency: Dependency, payload: Void) {
    let make = { dependency }
    let all = Bool.random() ? [dependency] : []
    Table.count(make, all[0...].count, (1, dependency))
  }
}

enum Table {
  static func show(_ make: () -> Any) { print(make()) }
  static func count(_ make: () -> Fork.Dependency, _ other: Int, _: (Int, Fork.Dependency)) {
    print(other)
  }
}

struct AppDependency {
  let cup: Cup.Factory
  let plate: Plate.Factory
  let bowl: Bowl.Factory
  let spoon: Spoon.Factory
  let fork: Fork.Factory

  static func resolve() -> AppDependency {
    AppDependency(
      cup: .init(dependency: .init(size: 1)),
      plate: .init(dependency: .init(rim: 1)),
      bowl: .init(dependency: .init(depth: 1)),
      spoon: .init(dependency: .init(length: 1)),
      fork: .init(dependency: .init(tines: 1))
    )
  }
}

let app = AppDependency.resolve()
print(app.cup, app.plate, app.bowl, app.spoon, app.fork)
