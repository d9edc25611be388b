import Pure

// A whole `Dependency` that is printed, thrown or handed on inside of something else is read; one
// that is only kept inside is not.

final class Acorn: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    print(Event.opened(dependency))
  }
}

enum Event {
  case closed
  case opened(Acorn.Dependency)
}

final class Birch: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    print(Wrapped(value: dependency))
  }
}

struct Wrapped {
  let value: Birch.Dependency
}

final class Cedar: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    [dependency].forEach(Ledger.note)
  }
}

final class Daisy: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    Ledger.send(["all": ["daisy": dependency]])
  }
}

final class Elder: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    Optional(dependency).map { print($0) }
  }
}

final class Fern: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    Sealed(value: dependency).reveal()
  }
}

final class Ginkgo: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    print([dependency].description)
  }
}

final class Hazel: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    for (_, value) in [dependency].enumerated() { print(value) }
  }
}

final class Iris: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    dependency.revealAll()
  }
}

extension Iris.Dependency: Revealing {}

final class Juniper: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    print([dependency].reduce(into: []) { $0.append($1) })
  }
}

final class Kale: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    do { throw Failure(of: dependency) } catch { print(error) }
  }
}

struct Failure: Error {
  let of: Kale.Dependency
}

final class Larch: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    print([dependency].map(String.init(describing:)))
  }
}

final class Maple: FactoryModule {
  struct Dependency {
    let leaf: Int  // want: unused-dependency "Maple.Dependency.leaf"
  }
  init(dependency: Dependency, payload: Void) {
    print(Opaque(value: dependency).count, [dependency].count, [dependency].isEmpty)
  }
}

final class Nettle: FactoryModule {
  struct Dependency {
    let leaf: Int  // want: unused-dependency "Nettle.Dependency.leaf"
  }
  init(dependency: Dependency, payload: Void) {
    dependency.hide()
  }
}

extension Nettle.Dependency: Hiding {}

final class Olive: FactoryModule {
  struct Dependency {
    let leaf: Int  // want: unused-dependency "Olive.Dependency.leaf"
  }
  init(dependency: Dependency, payload: Void) {
    print(Ledger.count(Kept.some(dependency)))
  }
}

enum Kept {
  case none
  case some(Olive.Dependency)
}

final class Rowan: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    dependency |> { print($0) }
  }
}

final class Sedge: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  init(dependency: Dependency, payload: Void) {
    @Loud var shown = dependency
    _ = shown
  }
}

final class Tulip: FactoryModule {
  struct Dependency {
    let leaf: Int  // want: unused-dependency "Tulip.Dependency.leaf"
  }
  init(dependency: Dependency, payload: Void) {
    let kept: Dependency? = dependency
    if kept != nil { return }
  }
}

final class Pine: FactoryModule {
  struct Dependency {
    let leaf: Int
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func describe() { dump(self) }
}

final class Quince: FactoryModule {
  struct Dependency {
    let leaf: Int  // want: unused-dependency "Quince.Dependency.leaf"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func describe() { print(self) }
}

infix operator |>
func |> <Value>(value: Value, use: (Value) -> Void) { use(value) }

@propertyWrapper
struct Loud<Value> {
  let wrappedValue: Value
  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    print(wrappedValue)
  }
}

struct Sealed<Value> {
  let value: Value
  func reveal() { print([value]) }
}

struct Opaque<Value> {
  let value: Value
  var count: Int { 1 }
}

protocol Revealing {}

extension Revealing {
  func revealAll() { print(self) }
}

protocol Hiding {}

extension Hiding {
  func hide() {}
}

enum Ledger {
  static func note(_ value: Any) { print(value) }
  static func send(_ values: [String: Any]) { print(values) }
  static func count(_ kept: Kept) -> Int { 1 }
}

struct AppDependency {
  let acorn: Acorn.Factory
  let birch: Birch.Factory
  let cedar: Cedar.Factory
  let daisy: Daisy.Factory
  let elder: Elder.Factory
  let fern: Fern.Factory
  let ginkgo: Ginkgo.Factory
  let hazel: Hazel.Factory
  let iris: Iris.Factory
  let juniper: Juniper.Factory
  let kale: Kale.Factory
  let larch: Larch.Factory
  let maple: Maple.Factory
  let nettle: Nettle.Factory
  let olive: Olive.Factory
  let rowan: Rowan.Factory
  let sedge: Sedge.Factory
  let tulip: Tulip.Factory
  let pine: Pine.Factory
  let quince: Quince.Factory

  static func resolve() -> AppDependency {
    AppDependency(
      acorn: .init(dependency: .init(leaf: 1)),
      birch: .init(dependency: .init(leaf: 1)),
      cedar: .init(dependency: .init(leaf: 1)),
      daisy: .init(dependency: .init(leaf: 1)),
      elder: .init(dependency: .init(leaf: 1)),
      fern: .init(dependency: .init(leaf: 1)),
      ginkgo: .init(dependency: .init(leaf: 1)),
      hazel: .init(dependency: .init(leaf: 1)),
      iris: .init(dependency: .init(leaf: 1)),
      juniper: .init(dependency: .init(leaf: 1)),
      kale: .init(dependency: .init(leaf: 1)),
      larch: .init(dependency: .init(leaf: 1)),
      maple: .init(dependency: .init(leaf: 1)),
      nettle: .init(dependency: .init(leaf: 1)),
      olive: .init(dependency: .init(leaf: 1)),
      rowan: .init(dependency: .init(leaf: 1)),
      sedge: .init(dependency: .init(leaf: 1)),
      tulip: .init(dependency: .init(leaf: 1)),
      pine: .init(dependency: .init(leaf: 1)),
      quince: .init(dependency: .init(leaf: 1))
    )
  }
}

func launch() {
  let app = AppDependency.resolve()
  print(app.rowan, app.sedge, app.tulip)
  print(app.acorn, app.birch, app.cedar, app.daisy, app.elder, app.fern)
  print(app.ginkgo, app.hazel, app.iris, app.juniper, app.kale, app.larch)
  print(app.maple, app.nettle, app.olive, app.pine, app.quince)
}
