import Pure

// The whole value goes through generic code, a library's or our own: it may read any of it.

@propertyWrapper
struct Locked<Value> {
  var wrappedValue: Value
}

final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

func same<Value>(_ value: Value) -> Value { value }

func read<Root, Value>(_ root: Root, _ path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }

final class Api {
  func load() {}
}

final class WrapModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  @Locked private var dependency: Dependency
  init(dependency: Dependency, payload: Void) { _dependency = Locked(wrappedValue: dependency) }
  func run() { dependency.api.load() }
}

final class BoxModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let box: Box<Dependency>
  init(dependency: Dependency, payload: Void) { box = Box(dependency) }
  func run() { box.value.api.load() }
}

final class SameModule: FactoryModule {
  struct Dependency {
    let first: Api
    let second: Api
    let third: Api
    let fourth: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func run() {
    same(dependency).first.load()
    for (index, needs) in [dependency].enumerated() where index == 0 { needs.second.load() }
    zip([1], [dependency]).forEach { _, needs in needs.third.load() }
    read(dependency, \.fourth).load()
  }
}

final class PlainModule: FactoryModule {
  struct Dependency {
    let api: Api  // want: unused-dependency "PlainModule.Dependency.api"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func run() { same(self).run() }
}

enum CompositionRoot {
  static func resolve() -> [Any] {
    let api = Api()
    return [
      WrapModule.Factory(dependency: .init(api: api)),
      BoxModule.Factory(dependency: .init(api: api)),
      SameModule.Factory(dependency: .init(first: api, second: api, third: api, fourth: api)),
      PlainModule.Factory(dependency: .init(api: api)),
    ]
  }
}
