import Swinject
import UIKit

// A function of a delegate runs if the system knows it by name, or if somebody calls it, whatever
// attributes it has. What nobody calls registers nothing.

final class Clock {}
final class Lamp {}
final class Plug {}
final class Bell {}
final class Door {}

enum Shelf { static let main = Container() }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    addDoors()
    print(Shelf.main.resolve(Clock.self)!)  // want: missing-provider "'Clock' is not registered"
    print(Shelf.main.resolve(Lamp.self)!)  // want: missing-provider "'Lamp' is not registered"
    print(Shelf.main.resolve(Door.self)!)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Shelf.main.register(Bell.self) { _ in Bell() }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    print(Shelf.main.resolve(Bell.self)!)
  }

  private func addClocks() {  // want: unused-provider "'addClocks()' is never called"
    Shelf.main.register(Clock.self) { _ in Clock() }
  }

  func addLamps() {  // want: unused-provider "'addLamps()' is never called"
    Shelf.main.register(Lamp.self) { _ in Lamp() }
  }

  @MainActor @discardableResult
  func addDoors() -> Int {
    Shelf.main.register(Door.self) { _ in Door() }
    return 1
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    print(Shelf.main.resolve(Plug.self)!)  // want: missing-provider "'Plug' is not registered"
  }

  @MainActor private func addPlugs() {  // want: unused-provider "'addPlugs()' is never called"
    Shelf.main.register(Plug.self) { _ in Plug() }
  }
}

// What the app's own protocol asks for, or Objective-C finds by its name, is called out of sight.

private protocol Filling { func fill() }

final class Screen: UIViewController, Filling {
  fileprivate func fill() { Shelf.main.register(Sign.self) { _ in Sign() } }
  @objc private func tapped() { Shelf.main.register(Tap.self) { _ in Tap() } }
  override func viewDidLoad() {
    (self as Filling).fill()
    print(Shelf.main.resolve(Sign.self)!, Shelf.main.resolve(Tap.self)!)
  }
}
final class Sign {}
final class Tap {}
