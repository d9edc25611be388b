import Pure

// Overloads, generic results and implicit members take their type from the field that asks.
// It does not compile: the last argument is of the wrong module.

protocol Tracking {}
struct FastTracker: Tracking {}
struct SlowTracker: Tracking {}
class Base {}
final class Derived: Base {}

extension Tracking where Self == FastTracker {
  static var fast: FastTracker { FastTracker() }
}

func make() -> FastTracker { FastTracker() }
func make() -> SlowTracker { SlowTracker() }

struct Container {
  func resolve<Service>() -> Service { fatalError("empty") }
  func resolve<Service>(_ type: Service.Type) -> Service { fatalError("empty") }
  subscript<Service>(_ type: Service.Type) -> Service { fatalError("empty") }
}

final class LeftModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class RightModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class PageModule: FactoryModule {
  struct Dependency {
    let slow: SlowTracker
    let fast: Tracking
    let left: LeftModule.Factory
    let makeRight: () -> RightModule
    let base: Base
    let all: [Base]
    let pair: (Base, Tracking)
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency) }
}

enum CompositionRoot {
  static func resolve(_ container: Container) -> [PageModule.Factory] {
    let derived = Derived()
    print(LeftModule.Factory())
    return [
      .init(
        dependency: .init(
          slow: make(), fast: .fast, left: container.resolve(),
          makeRight: { container.resolve() }, base: derived, all: [derived, Base()],
          pair: (derived, FastTracker()))),
      .init(
        dependency: .init(
          slow: container.resolve(SlowTracker.self), fast: container[FastTracker.self],
          left: .stub(), makeRight: RightModule.init, base: Derived(), all: [derived],
          pair: (Base(), SlowTracker()))),
      .init(
        dependency: .init(
          slow: SlowTracker(), fast: SlowTracker(),
          left: RightModule.Factory(),  // want: mismatched-provider "PageModule.Dependency.left"
          makeRight: { RightModule() }, base: Base(), all: [], pair: (Base(), FastTracker()))),
    ]
  }
}
