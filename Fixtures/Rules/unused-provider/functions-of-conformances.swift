import Push
import UIKit

// A function in an extension with a conformance is no requirement if the protocol is in sight and
// has none of its name; nobody calls it. What a base class conforms to is satisfied by the base, and
// by overrides, unless it is a class that Objective-C knows.

final class Keychain { var name: String? }
final class Session { init(keychain: Keychain) { print(keychain) } }
final class Refresher {
  weak var delegate: RefreshDelegate?
  init(session: Session) { print(session) }
  func start() { print(delegate?.shouldRefresh() as Any) }
}

protocol RefreshDelegate: AnyObject { func shouldRefresh() -> Bool }
extension RefreshDelegate { func shouldRefresh() -> Bool { true } }

typealias Making = BadgeHaving & RefreshDelegate
protocol BadgeHaving {}

open class Base: Making {
  lazy var keychain = Keychain()
  open func makeSession() -> Session { Session(keychain: keychain) }
}
extension Base: BadgeMaking {}

final class DependencyContainer: Base {
  static let shared = DependencyContainer()
  lazy var refresher = Refresher(session: makeSession())
  override func makeSession() -> Session { Session(keychain: keychain) }
}

extension DependencyContainer: RefreshDelegate {
  func canRefresh() -> Bool { keychain.name != nil }
}

open class Scene: NSObject, PushListening {
  lazy var keychain = Keychain()
}

final class SceneContainer: Scene, BadgeMaking {
  static let shared = SceneContainer()
  lazy var session = Session(keychain: keychain)
  func didPush() {}
  func makeBadge() -> Int { 1 }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    DependencyContainer.shared.refresher.delegate = DependencyContainer.shared
    DependencyContainer.shared.refresher.start()
    print(SceneContainer.shared.session)
    return true
  }
}
