import Pure

// Twelve levels without a type name. It does not compile: the innermost wiring is incomplete.

final class Store {}

class Level {
  let all: Any
  init(_ all: Any) { self.all = all }
}

final class A: FactoryModule {
  struct Dependency { let store: Store; let log: Store }
  init(dependency: Dependency, payload: Void) { print(dependency.store, dependency.log) }
}
final class B: FactoryModule {
  struct Dependency { let a: A.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.a) }
}
final class C: FactoryModule {
  struct Dependency { let b: B.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.b) }
}
final class D: FactoryModule {
  struct Dependency { let c: () -> C; let other: A }
  init(dependency: Dependency, payload: Void) { print(dependency.c(), dependency.other) }
}
final class E: FactoryModule {
  struct Dependency { let d: D.Factory? }
  init(dependency: Dependency, payload: Void) { print(dependency.d as Any) }
}
final class F: FactoryModule {
  struct Dependency { let e: [E.Factory]; let byName: [String: E.Factory] }
  init(dependency: Dependency, payload: Void) { print(dependency.e, dependency.byName) }
}

enum CompositionRoot {
  static func resolve(_ store: Store) -> F.Factory {
    .init(
      dependency: .init(
        e: [
          .init(
            dependency: .init(
              d: .init(
                dependency: .init(
                  c: {
                    .init(
                      dependency: .init(
                        b: .init(
                          dependency: .init(
                            a: .init(
                              // want@+1: missing-provider "A.Dependency.log"
                              dependency: .init(store: store))))))
                  },
                  other: .init(dependency: .init(store: store, log: store))))))
        ],
        byName: [
          "one": .init(dependency: .init(d: nil)),
          // want@+2: missing-provider "D.Dependency.other"
          "two": .init(
            dependency: .init(d: .init(dependency: .init(c: { fatalError("none") })))),
        ]))
  }
}
