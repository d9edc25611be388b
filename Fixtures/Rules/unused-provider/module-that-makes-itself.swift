import Pure

// A root that is a module as well and makes itself out of nothing: what its maker builds for nothing
// shows. A module that is made with something given is no root; its maker is its own business.

final class Clock { func tick() {} }
final class Left { init(_ right: Right) { print(right) } }
final class Right { init(_ left: Left) { print(left) } }

final class Home: FactoryModule {
  struct Dependency { let clock: Clock }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { dependency.clock.tick() }
  static func preview(of clock: Clock) -> Home {
    let other = Clock()
    print("preview")
    return Home(dependency: Dependency(clock: clock), payload: ())
  }
}

final class CompositionRoot: FactoryModule {
  struct Dependency { let clock: Clock }
  struct Payload {}
  private let dependency: Dependency
  private let payload: Payload
  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
  }

  static func resolve() -> CompositionRoot {
    let spare = Clock()  // want: unused-provider "spare"
    func left() -> Left { Left(right()) }  // want: dependency-cycle "'left()' -> 'right()'"
    func right() -> Right { Right(left()) }
    print(left())
    return CompositionRoot(dependency: Dependency(clock: Clock()), payload: Payload())
  }

  lazy var home = Home.Factory(dependency: Home.Dependency(clock: dependency.clock))
}

func launch() {
  CompositionRoot.resolve().home.create(payload: ()).show()
  Home.preview(of: Clock()).show()
}
launch()
