import Pure

// Everything that Swift lets pass: subclasses, protocols, optionals, closures, literals, generics.
// It does not compile: the last wiring has a factory of another module.

protocol Tracking {}
protocol Resetting {}
protocol FastTracking: Tracking {}

class BaseTracker: Tracking {}
final class Tracker: BaseTracker {}
struct QuickTracker: FastTracking {}
extension BaseTracker: Resetting {}

struct Store<Item> {}
typealias NumberStore = Store<Int>

final class CellModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class OtherModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class ListModule: FactoryModule {
  struct Dependency {
    let base: BaseTracker
    let any: any Tracking
    let both: Tracking & Resetting
    let optional: Tracker?
    let type: Tracking.Type
    let store: Store<Int>
    let make: (Int) -> Tracking
    let ratio: Double
    let name: String
    let cell: CellModule.Factory
    let anything: Any
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency) }
}

enum CompositionRoot {
  static func resolve() -> ListModule.Factory {
    let tracker = Tracker()
    return .init(
      dependency: .init(
        base: tracker, any: QuickTracker(), both: tracker, optional: tracker,
        type: QuickTracker.self, store: NumberStore(), make: { _ in tracker }, ratio: 1,
        name: "list", cell: Pure.Factory<CellModule>(), anything: tracker))
  }

  static func resolveOther() -> ListModule.Factory {
    let tracker = Tracker()
    return .init(
      dependency: .init(
        base: tracker, any: QuickTracker(), both: tracker, optional: nil,
        type: Tracker.self, store: .init(), make: { _ in QuickTracker() }, ratio: 0.5,
        name: "other",
        cell: OtherModule.Factory(),  // want: mismatched-provider "ListModule.Dependency.cell"
        anything: OtherModule.Factory()))
  }
}
