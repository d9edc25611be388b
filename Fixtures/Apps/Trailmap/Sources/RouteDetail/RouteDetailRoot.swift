import RouteInterface
import TrailKit

/// The root of this feature, for whoever shows a route.
public enum RouteDetailRoot {
  public static func resolve(tracker: Tracking) -> RouteDetailFactoryType {
    let chart = self.chartConfigurator(isInteractive: true)
    return RouteDetailFactory(
      dependency: .init(
        chart: chart,
        tracker: tracker,
        share: .init(dependency: .init(format: DistanceFormatter().string(for:))),
        openedAt: Date()
      )
    )
  }

  /// A chart alone, for the widget.
  public static func resolveChart() -> ElevationChart.Configurator {
    self.chartConfigurator(isInteractive: false)
  }

  private static func chartConfigurator(isInteractive: Bool) -> ElevationChart.Configurator {
    .init(dependency: .init(maximumPoints: isInteractive ? 500 : 50))
  }
}

/// The module's factory, under a name that other features may know.
final class RouteDetailFactory: Factory<RouteDetailViewController>, RouteDetailFactoryType {
  func create(payload: RouteDetailPayload) -> UIViewController {
    create(payload: .init(route: payload.route, close: { payload.steps?.accept(.done) }))
  }
}
