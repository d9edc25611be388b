import Swinject
import UIKit

// What an app sees of the library; nothing is built here. The library calls `setup()` by its name,
// which an app writes `@objc` where there is Objective-C.

public class _SwinjectStoryboardBase: UIStoryboard {}

public class SwinjectStoryboard: _SwinjectStoryboardBase {
  public static var defaultContainer = Container()

  public class func create(name: String, bundle: Bundle?) -> SwinjectStoryboard { fatalError() }

  public class func create(
    name: String,
    bundle: Bundle?,
    container: Resolver
  ) -> SwinjectStoryboard {
    fatalError()
  }
}

extension Container {
  public typealias Controller = UIViewController

  public func storyboardInitCompleted<C: Controller>(
    _ controllerType: C.Type,
    name: String? = nil,
    initCompleted: @escaping (Resolver, C) -> Void
  ) {}
}

extension UIViewController {
  public var swinjectRegistrationName: String? { nil }
}
