import TrailKit

extension RouteListViewController: FactoryModule {
  public struct Dependency {
    let makeViewModel: (_ difficulty: Difficulty?, Steps) -> RouteListViewModel
    let cell: RouteCell.Configurator
    let emptyView: EmptyView.Configurator
  }

  public struct Payload {
    let difficulty: Difficulty?
  }
}
