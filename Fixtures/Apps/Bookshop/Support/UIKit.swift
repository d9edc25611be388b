import Foundation

// Stand-ins for the part of UIKit that the app touches, so that it type-checks without Apple's
// frameworks. None of them asks for an actor, which keeps the screens as plain as they were
// before strict concurrency.

class UIResponder {
  init() {}
}

struct UIImage: Sendable {
  let name: String

  init?(data: Data) {
    guard let name = String(data: data, encoding: .utf8) else { return nil }
    self.name = name
  }

  init(named name: String) {
    self.name = name
  }
}

class UIView: UIResponder {
  var isHidden = false
  private(set) var subviews: [UIView] = []

  func addSubview(_ view: UIView) {
    self.subviews.append(view)
  }
}

final class UILabel: UIView {
  var text: String?
}

final class UIImageView: UIView {
  var image: UIImage?
}

final class UITextField: UIView {
  var text: String?
  var placeholder: String?
}

final class UISwitch: UIView {
  var isOn = false
  var onChange: ((Bool) -> Void)?
}

final class UIButton: UIView {
  var title: String?
  var onTap: (() -> Void)?

  convenience init(title: String, onTap: (() -> Void)? = nil) {
    self.init()
    self.title = title
    self.onTap = onTap
  }
}

class UITableViewCell: UIView {
  let textLabel = UILabel()
  let detailLabel = UILabel()

  override required init() {
    super.init()
    self.addSubview(self.textLabel)
    self.addSubview(self.detailLabel)
  }
}

class UICollectionViewCell: UIView {
  let contentView = UIView()

  override required init() {
    super.init()
    self.addSubview(self.contentView)
  }
}

/// A list that asks for its rows, like a table or a collection view with its data source.
final class UIListView: UIView {
  var numberOfRows: () -> Int = { 0 }
  var cellForRow: (UIListView, Int) -> UIView = { _, _ in UIView() }
  var didSelectRow: (Int) -> Void = { _ in }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
    type.init()
  }

  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
    type.init()
  }

  func reloadData() {
    for row in 0..<self.numberOfRows() {
      self.addSubview(self.cellForRow(self, row))
    }
  }
}

class UIViewController: UIResponder {
  var title: String?
  let view = UIView()
  private(set) var presentedViewController: UIViewController?
  private(set) weak var navigationController: UINavigationController?

  let nibBundle: Bundle?
  var resources: Bundle { self.nibBundle ?? .main }

  init(nibName: String?, bundle: Bundle?) {
    nibBundle = bundle
    super.init()
  }

  func viewDidLoad() {}

  func present(_ viewController: UIViewController, animated: Bool) {
    viewController.viewDidLoad()
    self.presentedViewController = viewController
  }

  func dismiss(animated: Bool) {
    self.presentedViewController = nil
  }

  fileprivate func move(to navigationController: UINavigationController) {
    self.navigationController = navigationController
  }
}

class UINavigationController: UIViewController {
  private(set) var viewControllers: [UIViewController] = []

  init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    self.pushViewController(rootViewController, animated: false)
  }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.move(to: self)
    self.viewControllers.append(viewController)
  }

  func popToRootViewController(animated: Bool) {
    self.viewControllers = Array(self.viewControllers.prefix(1))
  }
}

class UITabBarController: UIViewController {
  var viewControllers: [UIViewController] = []
  var selectedIndex = 0
  var badgeValue: String?
}

final class UIWindow: UIView {
  var rootViewController: UIViewController?

  func makeKeyAndVisible() {
    self.rootViewController?.viewDidLoad()
  }
}

final class UIStoryboard {
  private let scenes: [String: () -> UIViewController]

  init(name: String, scenes: [String: () -> UIViewController]) {
    self.scenes = scenes
  }

  func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    self.scenes[identifier]?() ?? UIViewController(nibName: nil, bundle: nil)
  }
}

protocol UIApplicationDelegate: AnyObject {
  init()
  func applicationDidFinishLaunching() -> Bool
  func applicationDidReceiveRemoteMessage(_ userInfo: [String: String])
  func applicationOpen(_ url: URL) -> Bool
}

extension UIApplicationDelegate {
  static func main() {
    _ = Self().applicationDidFinishLaunching()
  }
}
