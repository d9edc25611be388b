import Pure

// Named in types only: as elements, parameters, results, aliases, weak references, constraints.
// Nobody builds any of them.

final class ElementModule: FactoryModule {  // want: unwired-module "ElementModule"
  init(dependency: Void, payload: Void) {}
}

final class ParameterModule: FactoryModule {  // want: unwired-module "ParameterModule"
  init(dependency: Void, payload: Void) {}
}

final class AliasModule: FactoryModule {  // want: unwired-module "AliasModule"
  init(dependency: Void, payload: Void) {}
}

final class WeakModule: FactoryModule {  // want: unwired-module "WeakModule"
  init(dependency: Void, payload: Void) {}
}

final class ListedModule: FactoryModule {  // want: unwired-module "ListedModule"
  init(dependency: Void, payload: Void) {}
}

final class ConstrainedModule: FactoryModule {  // want: unwired-module "ConstrainedModule"
  init(dependency: Void, payload: Void) {}
  static let identifier = "constrained"
}

protocol Screen {
  associatedtype Reactor
}

struct Reactive<Base> {}

extension Reactive where Base == ConstrainedModule {
  var title: String { "constrained" }
}

final class ShellModule: FactoryModule, Screen {
  typealias Reactor = AliasModule
  struct Dependency {
    let all: [ListedModule.Factory]
    let opened: (ListedModule) -> Void
  }
  private let dependency: Dependency
  private var elements: [String: [ElementModule]] = [:]
  weak var parent: WeakModule?
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show(_ module: ParameterModule?, then: (ParameterModule) -> Void) {
    print(elements.isEmpty, dependency.all.count, parent as Any)
    if let module { then(module) }
    if let last = dependency.all.last { dependency.opened(last.create()) }
  }
}

enum CompositionRoot {
  static func resolve() -> ShellModule.Factory {
    .init(dependency: .init(all: [], opened: { print($0) }))
  }
}
