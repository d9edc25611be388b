import Pure

// No type is named below the result: each level's type comes from the field above it.
// It does not compile: one argument is missing at the bottom, one in the middle.

final class Store {}

final class LeafModule: FactoryModule {
  struct Dependency {
    let store: Store
    let cache: Store
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.store, dependency.cache) }
}

final class BranchModule: FactoryModule {
  struct Dependency {
    let left: LeafModule.Factory
    let right: Pure.Factory<LeafModule>
    let store: Store
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func grow() { print(dependency.left, dependency.right, dependency.store) }
}

final class TrunkModule: FactoryModule {
  struct Dependency {
    let branch: Factory<BranchModule>
    let twig: BranchModule.Factory
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func stand() { print(dependency.branch, dependency.twig) }
}

enum CompositionRoot {
  static func resolve() -> TrunkModule.Factory {
    let store = Store()
    return .init(
      dependency: .init(
        branch: .init(
          dependency: .init(
            left: .init(dependency: .init(store: store, cache: store)),
            right: .init(
              dependency: .init(store: store)),  // want: missing-provider "LeafModule.Dependency.cache"
            store: store)),
        twig: .init(
          dependency: .init(  // want: missing-provider "BranchModule.Dependency.left"
            right: .init(dependency: .init(store: store, cache: store)),
            store: store))))
  }
}
