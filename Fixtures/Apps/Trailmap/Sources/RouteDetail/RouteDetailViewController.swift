import TrailKit

final class RouteDetailViewController: UIViewController, FactoryModule {
  struct Dependency {
    let chart: ElevationChart.Configurator
    let tracker: Tracking
    let share: Pure
      .Factory<ShareSheet>
    let openedAt: Date
  }

  struct Payload {
    let route: Route
    let close: () -> Void
  }

  private let route: Route
  private let close: () -> Void
  private let chart: ElevationChart.Configurator
  private let shareFactory: ShareSheet.Factory

  init(dependency: Dependency, payload: Payload) {
    route = payload.route
    close = payload.close
    chart = dependency.chart
    shareFactory = dependency.share
    super.init(nibName: nil, bundle: nil)
    title = "\(route.name), \(dependency.openedAt)"
    dependency.tracker.screen("route")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let elevation = ElevationChart()
    chart.configure(elevation, payload: route.elevation)
    view.addSubview(elevation)
    let share = UIButton()
    share.onTap = { [unowned self] in
      present(shareFactory.create(payload: .init(route: route)), animated: true)
    }
    view.addSubview(share)
  }

  override func dismiss(animated: Bool) {
    super.dismiss(animated: animated)
    close()
  }
}

final class ShareSheet: UIViewController, FactoryModule {
  struct Dependency {
    let format: (Double) -> String
  }

  struct Payload {
    let route: Route
  }

  init(dependency: Dependency, payload: Payload) {
    super.init(nibName: nil, bundle: nil)
    title = "\(payload.route.name): \(dependency.format(payload.route.meters))"
  }
}

public final class ElevationChart: UIView, ConfiguratorModule {
  public struct Dependency {
    let maximumPoints: Int
  }

  public typealias Payload = [Double]

  private var points: [Double] = []

  public func configure(dependency: Dependency, payload: [Double]) {
    points = Array(payload.prefix(dependency.maximumPoints))
    isHidden = points.isEmpty
  }
}
