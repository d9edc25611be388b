import Pure

// A module that nobody wires is one finding. Its fields are judged once somebody wires it; those of
// modules that are wired, or share their needs with one that is, are judged at once.

final class LampModule: FactoryModule {  // want: unwired-module "LampModule"
  struct Dependency {
    let bulb: String
    let shade: String
    let switches: [String]
  }
  init(dependency: Dependency, payload: Void) { print(dependency.bulb) }
}

final class BadgeCell: ConfiguratorModule {  // want: unwired-module "BadgeCell"
  struct Dependency { let format: (Int) -> String }
  func configure(dependency: Dependency, payload: Void) {}
}

final class TestedModule: FactoryModule {  // want: unwired-module "TestedModule"
  struct Dependency {
    let bulb: String
    let shade: String
  }
  init(dependency: Dependency, payload: Void) { print(dependency.bulb) }
}

final class ParentModule: FactoryModule {  // want: unwired-module "ParentModule"
  struct Dependency { let child: ChildModule.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.child) }
}

final class ChildModule: FactoryModule {
  struct Dependency { let toys: [String] }
  init(dependency: Dependency, payload: Void) {}
}

struct Needs {
  let table: String
  let chair: String  // want: unused-dependency "Needs.chair"
}

final class DeskModule: FactoryModule {
  typealias Dependency = Needs
  init(dependency: Needs, payload: Void) { print(dependency.table) }
}

final class BenchModule: FactoryModule {  // want: unwired-module "BenchModule"
  typealias Dependency = Needs
  init(dependency: Needs, payload: Void) { print(dependency.table) }
}

class BaseModule: FactoryModule {
  struct Dependency {
    let floor: String
    let ceiling: String  // want: unused-dependency "ceiling"
  }
  required init(dependency: Dependency, payload: Void) { print(dependency.floor) }
}

final class HouseModule: BaseModule {}

struct AppDependency {
  let desk: DeskModule.Factory
  let house: HouseModule
  let unread: String  // want: unused-dependency "'unread' of 'AppDependency'"

  static func resolve() -> AppDependency {
    AppDependency(
      desk: .init(dependency: .init(table: "oak", chair: "oak")),
      house: HouseModule(dependency: .init(floor: "oak", ceiling: "fir"), payload: ()),
      unread: ""
    )
  }
}
let app = AppDependency.resolve()
print(app.desk, app.house)
