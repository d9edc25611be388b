import Pure

// Initialisers of the struct's own: without labels, variadic, generic, failable.

final class Plug {}

final class BoardModule: FactoryModule {
  struct Dependency {
    let plugs: [Plug]
    let name: String

    init(_ plugs: Plug..., name: String = "board") {
      self.plugs = plugs
      self.name = name
    }

    init<Plugs: Sequence>(all plugs: Plugs) where Plugs.Element == Plug {
      self.plugs = Array(plugs)
      name = "all"
    }

    init?(text: String) {
      guard !text.isEmpty else { return nil }
      (plugs, name) = ([], text)
    }
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.plugs, dependency.name) }
}

enum CompositionRoot {
  static func resolve() -> [BoardModule.Factory] {
    let plug = Plug()
    return [
      .init(dependency: .init()),
      .init(dependency: .init(plug, plug, name: "two")),
      .init(dependency: .init(all: [plug])),
      .init(dependency: .init(text: "x")!),
      .init(dependency: BoardModule.Dependency(text: "y") ?? .init()),
    ]
  }
}
