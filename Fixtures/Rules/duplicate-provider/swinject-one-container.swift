import Swinject
import SwinjectStoryboard

// One container of the whole program is filled in several places: the same key twice is once too
// often, if both places run.

final class Clock {}
final class Zone {}
final class Bell {}
final class Gear {}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.register(Clock.self) { _ in Clock() }
    defaultContainer.register(Zone.self) { _ in Zone() }
    defaultContainer.register(Bell.self) { _ in Bell() }
  }
}

func build() -> Container {
  let container = SwinjectStoryboard.defaultContainer
  container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "Clock"
  container.register(Gear.self) { _ in Gear() }
  return container
}

/// Whether it runs depends on something.
func replaceForDemonstration() {
  SwinjectStoryboard.defaultContainer.register(Zone.self) { _ in Zone() }
}

/// A new container each time.
func makeContainer() -> Container { Container() }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let container = build()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions: [String: Any]?
  ) -> Bool {
    if CommandLine.arguments.count > 1 { replaceForDemonstration() }
    let other = Container()
    other.register(Gear.self) { _ in Gear() }
    let first = makeContainer()
    let second = makeContainer()
    first.register(Bell.self) { _ in Bell() }
    second.register(Bell.self) { _ in Bell() }
    print(first.resolve(Bell.self)!, second.resolve(Bell.self)!)
    print(container.resolve(Clock.self)!, container.resolve(Zone.self)!)
    print(container.resolve(Bell.self)!, container.resolve(Gear.self)!, other.resolve(Gear.self)!)
    return true
  }
}
