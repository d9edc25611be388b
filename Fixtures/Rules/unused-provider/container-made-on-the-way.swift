import SwiftUI
import UIKit

// A container for a part of the app is a root wherever it is made: by a root that does nothing else,
// by a coordinator, in a registration, or by whoever asks for its shared instance. A coordinator may
// ask it, and what a protocol requires of it is used by whoever knows the protocol.

protocol Fetching {}
final class Session {}
final class Api: Fetching { init(session: Session) { print(session) } }
final class Repository { init(api: Fetching) { print(api) } }
final class UseCase { init(repository: Repository) { print(repository) } }

final class ListModel { init(useCase: UseCase) { print(useCase) } }
final class TabBar { init(title: String) { print(title) } }
final class Settings { init(level: Int) { print(level) } }

protocol ListCoordinatorDependencies {
  func makeListModel() -> ListModel
  func makeDetail() -> UseCase
}

final class ListCoordinator {
  private let dependencies: ListCoordinatorDependencies
  init(dependencies: ListCoordinatorDependencies) { self.dependencies = dependencies }
  func start() {
    print(dependencies.makeListModel(), dependencies.makeDetail())
    print(DetailContainer.assemble(with: Session()).useCase)
  }
}

final class AppDIContainer {
  lazy var settings = Settings(level: 1)  // want: unused-provider "settings"
  lazy var session = Session()

  func makeListDIContainer() -> ListDIContainer {
    ListDIContainer(dependencies: .init(api: Api(session: session)))
  }
}

final class ListDIContainer: ListCoordinatorDependencies {
  struct Dependencies { let api: Fetching }
  private let dependencies: Dependencies
  private let spare = Session()  // want: unused-provider "spare"

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeRepository() -> Repository { Repository(api: dependencies.api) }
  func makeUseCase() -> UseCase { UseCase(repository: makeRepository()) }
  func makeListModel() -> ListModel { ListModel(useCase: makeUseCase()) }
  func makeDetail() -> UseCase { makeUseCase() }
  func makeTabBar() -> TabBar { TabBar(title: "list") }  // want: unused-provider "makeTabBar"
  func makeListCoordinator() -> ListCoordinator { ListCoordinator(dependencies: self) }
}

final class DetailContainer {
  let useCase: UseCase
  let session: Session  // want: unused-provider "session"

  static func assemble(with session: Session) -> DetailContainer {
    let repository = Repository(api: Api(session: session))
    return DetailContainer(useCase: UseCase(repository: repository), session: session)
  }

  private init(useCase: UseCase, session: Session) {
    self.useCase = useCase
    self.session = session
  }
}

final class ProfileDependencies {
  nonisolated(unsafe) static let shared = ProfileDependencies()
  private init() {}

  lazy var api = Api(session: Session())
  lazy var repository = Repository(api: api)
  func makeProfile() -> UseCase { UseCase(repository: repository) }
  func makeBadge() -> UseCase { UseCase(repository: repository) }  // want: unused-provider "makeBadge"
  func makePreview() -> UseCase { UseCase(repository: repository) }
}

struct ProfileView: View {
  private let profile = ProfileDependencies.shared.makeProfile()
  var body: some View { Text("\(profile)") }
}

#Preview { Text("\(ProfileDependencies.shared.makePreview())") }

// Nobody mentions this one.
final class SpareContainer {
  lazy var api = Api(session: Session())
  lazy var repository = Repository(api: api)
  func makeUseCase() -> UseCase { UseCase(repository: repository) }
  func makeOther() -> UseCase { UseCase(repository: repository) }
}

// And this one only holds what it shows.
final class PageContainer {
  let first: TabBar
  init(first: TabBar) { self.first = first }
  func page(at index: Int) -> TabBar { first }
  func spare() -> TabBar { TabBar(title: "spare") }
}

final class AppCoordinator {
  private let container: AppDIContainer
  private let pages = PageContainer(first: TabBar(title: "first"))
  init(container: AppDIContainer) { self.container = container }
  func start() {
    container.makeListDIContainer().makeListCoordinator().start()
    print(pages.page(at: 0), ProfileView())
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let container = AppDIContainer()
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let coordinator = AppCoordinator(container: container)
    coordinator.start()
    self.coordinator = coordinator
    return true
  }
}
