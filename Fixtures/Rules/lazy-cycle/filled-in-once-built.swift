import Pure

// What is given its dependencies by a property may be among what they need: it is built already.

final class ListScreen {
  struct Dependency {
    let detail: DetailModule.Factory
  }
  var dependency: Dependency!
  func show() { dependency.detail.create().show() }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let list: ListScreen
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.list) }
}

enum CompositionRoot {
  static func resolve() -> ListScreen {
    let list = ListScreen()
    list.dependency = .init(detail: .init(dependency: .init(list: list)))
    return list
  }
}

CompositionRoot.resolve().show()
