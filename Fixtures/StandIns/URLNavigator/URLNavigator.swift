import UIKit

public typealias URLOpenHandler = (_ url: String, _ values: [String: Any], _ context: Any?) -> Bool
public typealias ViewControllerFactory =
  (_ url: String, _ values: [String: Any], _ context: Any?) -> UIViewController?

public protocol NavigatorType: AnyObject {
  func register(_ pattern: String, _ factory: @escaping ViewControllerFactory)
  func handle(_ pattern: String, _ factory: @escaping URLOpenHandler)
  func push(_ viewController: UIViewController)
  func present(_ viewController: UIViewController)
  @discardableResult func open(_ url: String) -> Bool
}

public final class Navigator: NavigatorType {
  public init() {}
  public func register(_ pattern: String, _ factory: @escaping ViewControllerFactory) {}
  public func handle(_ pattern: String, _ factory: @escaping URLOpenHandler) {}
  public func push(_ viewController: UIViewController) {}
  public func present(_ viewController: UIViewController) {}
  public func open(_ url: String) -> Bool { false }
}
