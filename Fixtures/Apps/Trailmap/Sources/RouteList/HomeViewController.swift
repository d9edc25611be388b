import RouteInterface
import TrailKit

/// The lists of routes, one for each class.
public final class HomeViewController: UIViewController, @unchecked Sendable, FactoryModule {
  public struct Dependency {
    public let lists: [RouteListViewController]
    let detail: RouteDetailFactoryType

    let tracker: Tracking
  }

  public let steps = Steps()
  private let dependency: Dependency

  public init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for list in dependency.lists {
      list.viewModel.steps.handler = { [weak self] in self?.open($0) }
    }
    showFirstList(dependency: dependency)
  }

  private func showFirstList(dependency: Dependency) {
    guard let list = dependency.lists.first else { return }
    present(list, animated: false)
    dependency.tracker.screen("routes")
  }

  private func open(_ step: Step) {
    guard case .route(let route) = step else { return steps.accept(step) }
    let detail = dependency.detail.create(payload: .init(route: route, steps: steps))
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension HomeViewController: Stepper {}
