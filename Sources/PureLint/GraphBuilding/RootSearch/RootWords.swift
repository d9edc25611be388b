import PureLintResolution

/// The names by which types are told to be roots or none, where the structure alone does not tell.
enum RootWords {
  /// Whether a type is named as what holds and builds an app's services.
  static func isRoot(_ id: DeclarationID, _ program: Program) -> Bool {
    isRoot(program.text(id))
  }

  static func isRoot(_ name: String) -> Bool { isRoot(Array(name.utf8)[...]) }

  static func isRoot(_ name: ArraySlice<UInt8>) -> Bool {
    (rootEnds.contains { name.suffix($0.count).elementsEqual($0) } || name.elementsEqual("DI".utf8))
      && !codingEnds.contains { name.suffix($0.count).elementsEqual($0) }
  }

  /// Whether a type is named as nothing but what wires an app, or a part of it, can be.
  static func isContainer(_ id: DeclarationID, _ program: Program) -> Bool {
    let name = program.text(id)
    return containers.contains { name.hasSuffix($0) }
  }

  /// Whether a type is named as what wires an app, whatever else it does.
  static func isWiring(_ id: DeclarationID, _ program: Program) -> Bool {
    let name = program.text(id)
    return (containers + wirings).contains { name.hasSuffix($0) }
  }

  /// Whether a type is named as what leads from screen to screen.
  static func isGuide(_ id: DeclarationID, _ program: Program) -> Bool {
    let name = program.text(id)
    return guides.contains { name.hasSuffix($0) }
  }

  /// Whether a type is named as what each screen has one of: what shows it, what leads to it, what
  /// it is made of.
  static func isOfScreen(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    let name = resolver.program.text(id)
    return (guides + partsOfScreens).contains { name.hasSuffix($0) } || isScreen(id, resolver)
  }

  /// Whether a type is something else that builds: what shows something, what leads from screen to
  /// screen, which is a part of the root that made it, and what is a service itself.
  static func isOther(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    isOther(resolver.program.text(id)) || isScreen(id, resolver)
  }

  static func isOther(_ name: String) -> Bool {
    (guides + partsOfScreens + others).contains { name.hasSuffix($0) } || isScreen(name)
  }

  static func isScreen(_ name: String) -> Bool { screens.contains { name.hasSuffix($0) } }

  /// Whether a type shows something, by its name or by what it inherits from.
  static func isScreen(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    isScreen(resolver.program.text(id))
      || resolver.allSupertypes(of: .nominal(id, [])).contains { supertype in
        guard case .external(let name, _) = supertype.form else { return false }
        return resolver.program.libraries.knows(name, .isScreen)
      }
  }

  private static let roots = [
    "Container", "Root", "Dependency", "Dependencies", "Composition", "Composer", "Injector",
    "Injection", "Assembly", "Assembler", "Services", "ServiceLocator", "Environment", "Bootstrap",
    "Bootstrapper", "Wiring", "ObjectGraph", "Component",
  ]

  private static let rootEnds = roots.map { Array($0.utf8) }

  /// What encoders and decoders hand out: `KeyedDecodingContainer` and its like.
  private static let codingEnds = ["DecodingContainer", "EncodingContainer"].map { Array($0.utf8) }

  private static let containers = [
    "DIContainer", "DependencyContainer", "DependenciesContainer", "CompositionRoot",
  ]

  private static let wirings = [
    "AppContainer", "ServiceContainer", "ServicesContainer", "ServiceLocator", "ObjectGraph",
  ]

  private static let guides = ["Coordinator", "Router", "Navigator", "Flow", "Wireframe"]

  private static let partsOfScreens = ["ViewModel", "Presenter", "Interactor", "Reactor"]

  private static let others = [
    "Manager", "Service", "Controller", "Client", "Handler", "Engine", "Adapter", "Repository",
    "Cache", "Operation", "Store", "UseCase", "Worker", "Monitor", "Scheduler", "Generator",
    "Parser", "Lexer", "Compiler", "Printer", "Renderer", "Rewriter", "Visitor", "Reader", "Writer",
    "Encoder", "Decoder", "Converter", "Benchmark",
  ]

  private static let screens = ["View", "ViewController", "Screen", "Cell", "Window"]
}
