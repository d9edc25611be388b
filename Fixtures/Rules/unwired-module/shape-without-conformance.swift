import Pure

// Shaped like a module but without the conformance: it counts only where a root builds it.

final class ShapedReactor {
  struct Dependency {
    let title: String
    let spare: String  // want: unused-dependency "ShapedReactor.Dependency.spare"
  }
  struct Payload {}
  private let dependency: Dependency
  init(dependency: Dependency, payload: Payload) { self.dependency = dependency }
  var title: String { dependency.title }
}

final class UnbuiltShape {
  struct Dependency {
    let title: String
  }
  struct Payload {}
  init(dependency: Dependency, payload: Payload) {}
}

final class PlainModule: Module {  // want: unwired-module "PlainModule"
  struct Dependency {
    let title: String
  }
  let title: String
  init(dependency: Dependency, payload: Void) { title = dependency.title }
  func show() { print(title) }
}

enum CompositionRoot {
  static func resolve() -> ShapedReactor {
    .init(dependency: .init(title: "a", spare: "b"), payload: .init())
  }
}
