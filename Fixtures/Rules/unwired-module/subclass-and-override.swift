import Pure

// Building a subclass builds its base; a wired base does not wire its subclass.

class BaseModule: FactoryModule {
  struct Dependency {
    let api: String
  }
  let dependency: Dependency
  required init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
  class var title: String { "base" }
}

class MiddleModule: BaseModule {
  override func show() { print("middle") }
}

final class LeafModule: MiddleModule {
  override class var title: String { "leaf" }
}

final class SideModule: BaseModule {}  // want: unwired-module "SideModule"

class OtherBase: FactoryModule {
  required init(dependency: Void, payload: Void) {}
}

final class OtherLeaf: OtherBase {}  // want: unwired-module "OtherLeaf"

enum CompositionRoot {
  static func resolve() -> [Any] {
    [LeafModule.Factory(dependency: .init(api: "a")), OtherBase.Factory()]
  }
}
