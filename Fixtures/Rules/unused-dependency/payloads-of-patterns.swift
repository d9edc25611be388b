import Pure

// A member of what a pattern binds is a field's only if the value can be the dependency.

final class Store { init() {} }
final class Clock { init() {} }
struct Parcel {
  let store: Store
  let clock: Clock
}
enum Delivery<Content> {
  case box(Content)
  case boxes([Content], first: Content?)
  case none
}
struct Failed: Error { let store: Store }

final class HomeModule: FactoryModule {
  struct Dependency {
    let store: Store  // want: unused-dependency "store"
    let clock: Clock  // want: unused-dependency "clock"
  }
  init(dependency: Dependency, payload: Void) {}

  func show(_ delivery: Delivery<Parcel>, _ parcel: Parcel?, _ any: Any) throws {
    switch delivery {
    case .box(let box): print(box.store, box.clock)
    case .boxes(let boxes, first: let first?): print(boxes[0].store, first.clock)
    default: break
    }
    if case .box(let box) = delivery { print(box.store) }
    if case let parcel? = parcel { print(parcel.clock) }
    for case .box(let box) in [delivery] { print(box.store) }
    while case let (box as Parcel, 1) = (any, 1) { print(box.clock) }
    do { try show(delivery, parcel, any) } catch let error as Failed { print(error.store) }
  }
}

final class ReaderModule: FactoryModule {
  struct Dependency {
    let store: Store
    let clock: Clock
    let parcel: Parcel
    let failed: Failed
  }
  private let held: Delivery<Dependency>
  init(dependency: Dependency, payload: Void) { held = .box(dependency) }

  func show(_ any: Any) {
    switch held {
    case .box(let box): print(box.store)
    case .boxes(_, first: let box?): print(box.clock)
    default: break
    }
    if case let .box(dependency) = held, case let parcel = dependency.parcel { print(parcel) }
    if case let dependency as Dependency = any { print(dependency.failed) }
  }
}

enum CompositionRoot {
  static func resolve() -> (HomeModule.Factory, ReaderModule.Factory) {
    let (store, clock) = (Store(), Clock())
    return (
      .init(dependency: .init(store: store, clock: clock)),
      .init(
        dependency: .init(
          store: store, clock: clock, parcel: Parcel(store: store, clock: clock),
          failed: Failed(store: store)))
    )
  }
}
