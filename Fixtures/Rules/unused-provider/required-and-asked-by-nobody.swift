import UIKit

// What a protocol requires of a root is of no use if nobody asks for it by the root's type nor by the
// protocol. Any way to ask for it counts: another conforming type's protocol, a generic parameter, an
// extension of the protocol, a test, a subclass that conforms; and who is out of sight may ask for
// what a library requires.

final class Session {}
protocol Storing {}
final class Storage: Storing { init(session: Session) { print(session) } }
final class Player { init(storage: Storing) { print(storage) } }

protocol AppServices {
  var storage: Storing { get }
  var spare: Storing { get }
  var byGeneric: Storing { get }
  var byExtension: Storing { get }
  var byKeyPath: Storing { get }
  func makePlayer() -> Player
  func makeSpare() -> Player
  func makeFor(name: String) -> Player
}

extension AppServices {
  var twice: [Storing] { [byExtension, byExtension] }
}

protocol Emptying {
  associatedtype Content
  func makeContent() -> Content
}

@objc protocol Remote { func makeRemote() -> Player }

protocol Closing { var closing: Storing { get } }

class AppContainer: AppServices, Emptying, Remote {
  private lazy var session = Session()
  lazy var storage: Storing = Storage(session: session)
  // want@+1: unused-provider "spare"
  lazy var spare: Storing = Storage(session: session)
  lazy var byGeneric: Storing = Storage(session: session)
  lazy var byExtension: Storing = Storage(session: session)
  lazy var byKeyPath: Storing = Storage(session: session)
  lazy var closing: Storing = Storage(session: session)

  func makePlayer() -> Player { Player(storage: storage) }
  func makeSpare() -> Player { Player(storage: storage) }  // want: unused-provider "makeSpare"
  func makeFor(name: String) -> Player { Player(storage: storage) }
  func makeContent() -> Player { Player(storage: storage) }
  func makeRemote() -> Player { Player(storage: storage) }
}

final class NightContainer: AppContainer, Closing {}

func generic<Services: AppServices>(_ services: Services) { print(services.byGeneric) }

final class Screen {
  private let services: AppServices
  init(services: AppServices) { self.services = services }
  func show() {
    print(services.makePlayer(), services.twice, services[keyPath: \.byKeyPath])
    print(services.makeFor(name: "screen"))
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let services: AppServices = NightContainer()
  private let container = AppContainer()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    generic(container)
    Screen(services: services).show()
    return true
  }
}
