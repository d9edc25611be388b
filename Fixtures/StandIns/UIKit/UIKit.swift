@_exported import Foundation

// Nothing here asks for an actor, which keeps the screens as plain as they were before strict
// concurrency.

open class UIResponder: NSObject {
  public override init() {}
}

open class UIView: UIResponder {
  public var isHidden = false
  public private(set) var subviews: [UIView] = []

  public override init() {}

  open func addSubview(_ view: UIView) {
    subviews.append(view)
  }

  open func awakeFromNib() {}
}

public final class UIImage {
  public init?(named name: String) {}
}

public final class UILabel: UIView {
  public var text: String?
}

public final class UIImageView: UIView {
  public var image: UIImage?
}

public final class UISwitch: UIView {
  public var isOn = false
}

public final class UIButton: UIView {
  public var onTap: (() -> Void)?
}

open class UITableViewCell: UIView {
  public let textLabel = UILabel()
  public override required init() {}
}

open class UICollectionViewCell: UIView {
  public let contentView = UIView()
  public override required init() {}
}

public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension IndexPath {
  public var row: Int { last ?? 0 }
}

public final class UITableView: UIView {
  public weak var dataSource: UITableViewDataSource?
  public weak var delegate: UITableViewDelegate?

  public func dequeueReusableCell<Cell: UITableViewCell>(
    _ type: Cell.Type,
    for indexPath: IndexPath
  ) -> Cell {
    type.init()
  }

  public func reloadData() {}
}

open class UIViewController: UIResponder {
  public var title: String?
  public var view: UIView! = UIView()
  public private(set) weak var navigationController: UINavigationController?
  public private(set) weak var tabBarController: UITabBarController?

  public init(nibName: String?, bundle: Bundle?) {}

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func present(_ viewController: UIViewController, animated: Bool) {}
  open func dismiss(animated: Bool) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

public final class UIStoryboardSegue {
  public let identifier: String?
  public let destination: UIViewController

  init(identifier: String?, destination: UIViewController) {
    self.identifier = identifier
    self.destination = destination
  }
}

open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  open func popToRootViewController(animated: Bool) {}
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]? = []
  public var selectedIndex = 0
}

public final class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}

open class UIStoryboard {
  public init(name: String, bundle: Bundle?) {}

  public func instantiateInitialViewController() -> UIViewController? {
    nil
  }

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError("nothing is laid out here")
  }
}

public final class UIApplication {
  public nonisolated(unsafe) static let shared = UIApplication()

  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(_ url: URL) {}
}

public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?)
    -> Bool
}

extension UIApplicationDelegate {
  public static func main() {
    _ = Self().application(.shared, didFinishLaunchingWithOptions: nil)
  }
}
