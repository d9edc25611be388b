import Pure

// Modules without needs: `Void` in every spelling, and an empty struct that nobody touches.

final class NoneModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class TupleModule: FactoryModule {
  init(dependency: (), payload: ()) {}
}

final class UnderscoreModule: FactoryModule {
  typealias Dependency = Void
  init(dependency _: Void, payload _: Void) {}
}

final class EmptyModule: FactoryModule {
  struct Dependency {}
  struct Payload { let id: Int }
  let id: Int
  init(dependency: Dependency, payload: (Payload)) { id = payload.id }
}

final class FullModule: FactoryModule {
  struct Dependency {
    let emptyFactory: EmptyModule.Factory
    let noneFactory: NoneModule.Factory  // want: unused-dependency "noneFactory"
  }
  let empty: EmptyModule
  init(dependency: Dependency, payload: Void) {
    empty = dependency.emptyFactory.create(payload: .init(id: 1))
  }
}

enum CompositionRoot {
  static func resolve() -> (TupleModule.Factory, UnderscoreModule.Factory, FullModule.Factory) {
    (
      TupleModule.Factory(), .init(),
      .init(
        dependency: .init(
          emptyFactory: .init(dependency: .init()), noneFactory: NoneModule.Factory()))
    )
  }
}
