import Pure
import Vendor

// What the argument is cannot be known: nothing is said. It does not compile without the library.

protocol Tracking {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let tracker: Tracking
    let client: VendorClient
    let make: () -> VendorView
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency) }
}

extension VendorTracker: Tracking {}

enum CompositionRoot {
  static func resolve() -> [HomeModule.Factory] {
    let client = VendorClient.shared
    let built = VendorBuilder().with { $0.key = 1 }.build()
    return [
      .init(dependency: .init(tracker: VendorTracker(), client: client, make: { .init() })),
      .init(dependency: .init(tracker: VendorOther(), client: built, make: VendorView.init)),
      .init(dependency: .init(tracker: built, client: VendorSubclient(), make: built.view)),
    ]
  }
}
