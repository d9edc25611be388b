import Pure

// Generic modules and a generic dependency struct.

final class Source<Item> {
  func items() -> [Item] { [] }
}

class ListModule<Item>: FactoryModule {
  struct Dependency {
    let source: Source<Item>
    let archive: Source<Item>  // want: unused-dependency "archive"
  }
  let dependency: Dependency
  required init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func reload() -> [Item] { dependency.source.items() }
}

final class NumberListModule: ListModule<Int> {}

struct Pair<Left, Right> {
  let left: Left
  let right: Right  // want: unused-dependency "Pair.right"
}

final class PairModule: FactoryModule {
  typealias Dependency = Pair<Source<Int>, Source<String>>
  let items: [Int]
  init(dependency: Dependency, payload: Void) { items = dependency.left.items() }
}

enum CompositionRoot {
  static func resolve() -> (NumberListModule, PairModule.Factory) {
    (
      NumberListModule(dependency: .init(source: .init(), archive: .init())),
      PairModule.Factory(dependency: .init(left: Source(), right: Source()))
    )
  }
}
