import Pure

// The copy is a requirement of a protocol that no analysed source declares: the library reads it.

final class TitleModule: CustomStringConvertible, FactoryModule {
  struct Dependency {
    let description: String
    let subtitle: String  // want: unused-dependency "TitleModule.Dependency.subtitle"
  }

  let description: String
  private let subtitle: String

  init(dependency: Dependency, payload: Void) {
    description = dependency.description
    subtitle = dependency.subtitle
  }
}

final class RowModule: FactoryModule {
  struct Dependency {
    let id: Int
  }

  let id: Int

  init(dependency: Dependency, payload: Void) {
    id = dependency.id
  }
}

extension RowModule: Identifiable {}

enum CompositionRoot {
  static func resolve() -> (TitleModule.Factory, RowModule.Factory) {
    (
      .init(dependency: .init(description: "a", subtitle: "b")),
      .init(dependency: .init(id: 1))
    )
  }
}
