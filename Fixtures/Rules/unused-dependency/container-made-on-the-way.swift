import UIKit

// The functions and initialisers of a container for a part of the app ask for nothing in vain; what
// a protocol requires, what is handed on as a value, and what a subclass replaces has to stay.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Repository { init(api: Api) { print(api) } }
final class ListModel { init(repository: Repository) { print(repository) } }
final class Page { init(model: ListModel) { print(model) } }
struct ListActions { let show: () -> Void }  // want: unused-dependency "ListActions.show"

protocol ListCoordinatorDependencies { func makePage(actions: ListActions) -> Page }

final class ListCoordinator {
  private let dependencies: ListCoordinatorDependencies
  init(dependencies: ListCoordinatorDependencies) { self.dependencies = dependencies }
  func start() { print(dependencies.makePage(actions: ListActions(show: {}))) }
}

class ListDIContainer: ListCoordinatorDependencies {
  private let api: Api

  init(api: Api, session: Session) {  // want: unused-dependency "session"
    self.api = api
  }

  func makePage(actions: ListActions) -> Page { Page(model: makeModel(actions: actions, page: 1)) }
  // want@+1: unused-dependency "parameter 'actions' of 'makeModel(actions:page:)'"
  func makeModel(actions: ListActions, page: Int) -> ListModel {
    print(page)
    return ListModel(repository: makeRepository(flag: true))
  }
  func makeRepository(flag: Bool) -> Repository { Repository(api: api) }
  func makeFooter(title: String) -> Page { Page(model: ListModel(repository: Repository(api: api))) }
  func makeCoordinator() -> ListCoordinator {
    print([makeFooter].map { $0("footer") })
    return ListCoordinator(dependencies: self)
  }
}

final class LoudListDIContainer: ListDIContainer {
  override func makeRepository(flag: Bool) -> Repository {
    print(flag)
    return super.makeRepository(flag: flag)
  }
}

/// What is given as a whole is told by its fields alone.
final class HelpDIContainer {
  struct Dependencies { let session: Session }  // want: unused-dependency "HelpDIContainer.Dependencies.session"
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func makePage() -> Page { Page(model: makeModel()) }
  private func makeModel() -> ListModel {
    ListModel(repository: Repository(api: Api(session: Session())))
  }
}

final class AppDIContainer {
  private lazy var session = Session()
  func makeHelpDIContainer() -> HelpDIContainer {
    HelpDIContainer(dependencies: HelpDIContainer.Dependencies(session: session))
  }
  func makeListDIContainer(loud: Bool) -> ListDIContainer {
    let api = Api(session: session)
    return loud
      ? LoudListDIContainer(api: api, session: session) : ListDIContainer(api: api, session: session)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let container = AppDIContainer()
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    container.makeListDIContainer(loud: false).makeCoordinator().start()
    print(container.makeHelpDIContainer().makePage())
  }
}
