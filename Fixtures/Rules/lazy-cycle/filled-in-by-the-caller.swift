import Pure

// The coordinator's closures are given a 'Dependency' that the coordinator fills in with itself, or
// the coordinator: showing a screen builds no second coordinator, at whatever time it is shown.

final class Coordinator {
  struct Dependency {
    let makeHome: (HomeScreen.Dependency) -> HomeScreen
    let makeAbout: (Coordinator) -> AboutScreen
    let makeList: ((ListModel) -> ListScreen)?
  }
  private let dependency: Dependency
  init(dependency: Dependency) {
    self.dependency = dependency
    print(dependency.makeAbout(self))
  }

  func start() -> HomeScreen {
    dependency.makeHome(.init(coordinator: self, model: .init(dependency: .init(owner: self))))
  }
  func list() -> ListScreen? {
    dependency.makeList?(.init(dependency: .init(coordinator: self)))
  }
}

final class HomeModel {
  struct Dependency {
    let owner: Coordinator
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
  func tap() { print(dependency.owner) }
}

final class HomeScreen {
  struct Dependency {
    let coordinator: Coordinator
    let model: HomeModel
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
  func tap() { print(dependency.coordinator.start(), dependency.model) }
}

final class AboutScreen {
  struct Dependency {
    let coordinator: Coordinator
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
  func tap() { print(dependency.coordinator.start()) }
}

final class ListModel {
  struct Dependency {
    let coordinator: Coordinator
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
  func tap() { print(dependency.coordinator.start()) }
}

final class ListScreen {
  struct Dependency {
    let model: ListModel
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
  func show() { print(dependency.model) }
}

// Here a screen's own needs are filled in where the closure stands: that circle only waits.

final class Router {
  struct Dependency {
    let makeDetail: (Int) -> DetailScreen  // want: lazy-cycle "'Router' -> 'DetailScreen'"
  }
  let dependency: Dependency
  init(dependency: Dependency) { self.dependency = dependency }
  func open() { print(dependency.makeDetail(1)) }
}

final class DetailScreen {
  struct Dependency {
    let router: Router
  }
  let dependency: Dependency
  init(dependency: Dependency, number: Int) {
    self.dependency = dependency
    print(number)
  }
  func back() { dependency.router.open() }
}

final class CompositionRoot {
  lazy var coordinator = Coordinator(
    dependency: .init(
      makeHome: { HomeScreen(dependency: $0) },
      makeAbout: { AboutScreen(dependency: .init(coordinator: $0)) },
      makeList: { ListScreen(dependency: .init(model: $0)) }
    )
  )
  lazy var router: Router = Router(
    dependency: .init(
      makeDetail: { [unowned self] number in
        DetailScreen(dependency: .init(router: router), number: number)
      }
    )
  )
}

let root = CompositionRoot()
print(root.coordinator.start(), root.coordinator.list() as Any, root.router)
