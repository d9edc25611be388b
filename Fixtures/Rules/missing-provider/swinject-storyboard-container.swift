import Swinject
import SwinjectStoryboard
import UIKit

// A storyboard that is made with a container has its controllers filled in by that one.

final class Clock {}
final class Zone {}

final class ClockViewController: UIViewController {
  var clock: Clock!
  var zone: Zone!

  override func viewDidLoad() {
    print(clock as Clock, zone as Zone)
  }
}

enum Root {
  static func start() -> UIViewController {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    container.storyboardInitCompleted(ClockViewController.self) { r, controller in
      controller.clock = r.resolve(Clock.self)!
      controller.zone = r.resolve(Zone.self)!  // want: missing-provider "Zone"
    }
    let storyboard = SwinjectStoryboard.create(name: "Main", bundle: nil, container: container)
    return storyboard.instantiateViewController(withIdentifier: "clock")
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions: [String: Any]?
  ) -> Bool {
    SwinjectStoryboard.defaultContainer.register(Clock.self) { _ in Clock() }
    print(SwinjectStoryboard.defaultContainer.resolve(Clock.self)!)
    UIWindow().rootViewController = Root.start()
    return true
  }
}
