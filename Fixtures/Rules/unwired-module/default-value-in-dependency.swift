import Pure

// The only wiring is a default value: of a field, of a parameter, in a stub.

final class CellModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class BadgeModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class StrayModule: FactoryModule {  // want: unwired-module "StrayModule"
  init(dependency: Void, payload: Void) {}
}

final class SectionModule: FactoryModule {
  struct Dependency {
    var cellFactory: Pure.Factory<CellModule> = .init()
    var badgeFactory: BadgeModule.Factory = BadgeModule.Factory()
  }
  let dependency: Dependency
  init(dependency: Dependency = .init(), payload: Void) { self.dependency = dependency }
  func show() { print(dependency.cellFactory, dependency.badgeFactory) }
}

enum CompositionRoot {
  static func resolve(section: SectionModule.Factory = .init(dependency: .init())) -> [Any] {
    [section]
  }
}
