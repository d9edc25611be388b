import TrailKit

final class RouteCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let formatter: DistanceFormatter
  }

  typealias Payload = RouteListViewModel.Row

  func configure(dependency: Dependency, payload: RouteListViewModel.Row) {
    textLabel.text = payload.title
    isHidden = payload.distance == dependency.formatter.string(for: 0)
  }
}

final class EmptyView: UIView, ConfiguratorModule {
  struct Dependency {}
  typealias Payload = String

  private let label = UILabel()

  func configure(dependency: Dependency, payload: (String)) {
    label.text = payload
  }
}
