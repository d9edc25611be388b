// Who hands an object that it makes to another one that it makes wires the two, if that one is handed
// on to a function, or if the system calls who makes them.
import UIKit

final class Log { func put() {} }
final class Net { func get() {} }

class Screen: UIViewController {
  private let log: Log  // want: unused-dependency
  init(log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class Home: Screen {
  private let net: Net
  init(net: Net, log: Log) {
    self.net = net
    super.init(log: log)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() { net.get() }
}

final class Cleaning {
  private let net: Net
  private let log: Log  // want: unused-dependency
  init(net: Net, log: Log) {
    self.net = net
    self.log = log
  }
  func run() { net.get() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    let home = Home(net: Net(), log: Log())
    window?.rootViewController = UINavigationController(rootViewController: home)
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    let cleaning = Cleaning(net: Net(), log: Log())
    cleaning.run()
  }
}
