import MarinaKit
import PureSwinject
import UIKit

struct AppDependency {
  let window: UIWindow
  let berths: BerthListViewController.Factory
  let about: AboutViewController.Factory
}

enum CompositionRoot {
  private static let container = Container()

  static func resolve() -> AppDependency {
    let assembler = Assembler([KitAssembly(), BookingAssembly()], container: container)
    assembler.apply(assembly: ScreenAssembly())
    container.register(UIWindow.self) { _ in UIWindow() }
    container.autoregister(AppDependency.self, initializer: AppDependency.init)
    return container.resolve(AppDependency.self)!
  }
}

/// The screens. Their fields are supplied by type.
final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(
      BerthListViewController.Factory.self,
      dependency: BerthListViewController.Dependency.init
    )
    container.autoregister(BerthCell.Configurator.self, dependency: BerthCell.Dependency.init)
    container.autoregister(
      BerthDetailViewController.Factory.self,
      dependency: BerthDetailViewController.Dependency.init
    )
    container.autoregister(
      BookingViewController.Factory.self,
      dependency: BookingViewController.Dependency.init
    )
    container.register(AboutViewController.Factory.self) { _ in .init() }
    container.register(((Harbor) -> TideTable).self) { r in
      { harbor in r.resolve(TideTable.self, argument: harbor)! }
    }
    let resolver = container.synchronize()
    container.register(((Berth) -> Chart).self) { _ in
      { resolver.resolve(Chart.self, arguments: $0, 4)! }
    }
  }
}
