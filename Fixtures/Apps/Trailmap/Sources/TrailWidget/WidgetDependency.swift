import RouteDetail
import TrailKit

/// The widget's root: a chart of the last route, nothing else.
struct WidgetDependency {
  let chart: WidgetViewController.Factory

  static func resolve() -> Self {
    let chart = RouteDetailRoot.resolveChart()
    return Self(chart: .init(dependency: .init(chart: chart, elevation: [12, 40, 31])))
  }
}

final class WidgetViewController: UIViewController, FactoryModule {
  struct Dependency {
    let chart: ElevationChart.Configurator
    let elevation: [Double]
  }

  init(dependency: Dependency, payload: Void) {
    super.init(nibName: nil, bundle: nil)
    let chart = ElevationChart()
    dependency.chart.configure(chart, payload: dependency.elevation)
    view.addSubview(chart)
  }
}

/// What the system makes when it shows the widget.
public final class TrailWidget: NSObject {
  private lazy var dependency: WidgetDependency = .resolve()

  public func viewController() -> UIViewController {
    dependency.chart.create()
  }
}
