import AirwaveKit
import Pure
import Swinject
import SwinjectAutoregistration
import UIKit
import URLNavigator

struct AppDependency {
  let delegate: AppDelegate.Dependency
}

extension AppDependency {
  static func resolve() -> AppDependency {
    let container = AppContainer.make()
    return container.resolve()
  }
}

/// Registers everything by its type.
final class AppContainer {
  private let container: Container
  private let kit: KitDependency

  private init(container: Container, kit: KitDependency) {
    self.container = container
    self.kit = kit
  }

  static func make() -> Resolver {
    #if DEBUG
      let kit = KitDependency.resolve(isVerbose: true)
    #else
      let kit = KitDependency.resolve()
    #endif
    let container = Container()
    let root = AppContainer(container: container, kit: kit)
    [root.registerServices, root.registerPlayer, root.registerShows].forEach { $0(container) }
    root.registerLaunch()
    return container
  }

  private func registerServices(in container: Container) {
    let kit = self.kit
    container.register(ShowServiceType.self) { _ in ShowService(networking: kit.networking) }
      .inObjectScope(.container)
    container.register(QueueRepository.self) { _ in kit.queue }
    container.register(NavigatorType.self) { _ in Navigator() }.inObjectScope(.container)
    container.register(UIWindow.self, name: "main") { _ in UIWindow() }
  }

  private func registerPlayer(in container: Container) {
    container.register(PlayerType.self) { _ in Player() }
      .inObjectScope(.container)
      .initCompleted { resolver, player in
        player.navigator = resolver.resolve()
      }
    container.register(PlayerViewController.Factory.self) { resolver in
      PlayerViewController.Factory(
        dependency: .init(
          storyboard: UIStoryboard(name: "Player", bundle: nil),
          player: resolver.resolve(),
          queue: resolver.resolve()
        )
      )
    }
  }

  private func registerShows(in container: Container) {
    container.autoregister(ShowListViewReactor.Factory.self, dependency: ShowListViewReactor.Dependency.init)
    container.autoregister(
      ShowListViewController.Factory.self,
      dependency: ShowListViewController.Dependency.init
    )
    container.autoregister(ShowViewReactor.Dependency.self, initializer: ShowViewReactor.Dependency.init)
    container.register(ShowViewController.Factory.self) { resolver in
      ShowViewController.Factory(
        dependency: .init(
          reactorFactory: { group, show in
            .init(dependency: resolver.resolve(), payload: .init(group: group, show: show))
          },
          routerFactory: .init(dependency: .init(player: resolver.resolve()!)),
          episodeCell: .init(dependency: .init(makeReactor: { .init() }))
        )
      )
    }
  }

  private func registerLaunch() {
    container.register(LaunchViewController.Factory.self) { resolver in
      LaunchViewController.Factory(dependency: .init(shows: resolver.resolve()))
    }
    container.register(NavigationMap.self) { resolver in
      NavigationMap(
        navigator: resolver.resolve(),
        showFactory: resolver.resolve(),
        playerFactory: resolver.resolve()
      )
    }
    container.register(AppDelegate.Dependency.self) { resolver in
      AppDelegate.Dependency(
        window: resolver.resolve(UIWindow.self, name: "main")!,
        launchFactory: resolver.resolve(),
        navigationMap: resolver.resolve(),
        player: resolver.resolve()
      )
    }
    container.autoregister(AppDependency.self, initializer: AppDependency.init)
  }
}

extension Container {
  /// Registers a factory whose dependency is filled in by the types of its fields.
  func autoregister<Module: FactoryModule, each Field>(
    _ type: Factory<Module>.Type,
    dependency: @escaping (repeat each Field) -> Module.Dependency
  ) {
    self.register(type) { resolver in
      Factory<Module>(dependency: dependency(repeat resolver.resolve((each Field).self)!))
    }
  }
}

extension Resolver {
  /// The service of the type that is asked for.
  func resolve<Service>() -> Service { self.resolve(Service.self)! }
}
