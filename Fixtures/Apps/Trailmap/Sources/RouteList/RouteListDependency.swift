import RouteInterface
import TrailKit

/// The root of this feature. The app's root calls it.
public struct RouteListDependency {
  public let home: HomeViewController.Factory
  let difficulties: [Difficulty]

  public static func resolve(
    routeService: RouteServicing,
    detail: RouteDetailFactoryType,
    tracker: Tracking
  ) -> RouteListDependency {
    let formatter = DistanceFormatter()
    let cellConfigurator = RouteCell.Configurator(dependency: .init(formatter: formatter))
    let makeViewModel: (Difficulty?, Steps) -> RouteListViewModel = { difficulty, steps in
      .init(
        dependency: .init(routeService: routeService, formatter: formatter),
        payload: .init(difficulty: difficulty, steps: steps)
      )
    }
    let listFactory = RouteListViewController.Factory(
      dependency: .init(
        makeViewModel: makeViewModel,
        cell: cellConfigurator,
        emptyView: .init(dependency: .init(
        ))
      )
    )
    let difficulties = Difficulty.allCases
    return .init(
      home: HomeViewController.Factory.init(
        dependency: HomeViewController.Dependency.init(
          lists: difficulties.map { difficulty in
            listFactory.create(payload: .init(difficulty: difficulty))
          },
          detail: detail,
          tracker: tracker
        )
      ),
      difficulties: difficulties
    )
  }
}

extension RouteListDependency {
  public var title: String { "Routes in \(difficulties.count) classes" }
}
