/// The declarations of the library itself: those of our interface and of vendored copies.
struct PureLibrary {
  let moduleProtocols: Set<DeclarationID>
  let factoryProtocols: Set<DeclarationID>
  let configuratorProtocols: Set<DeclarationID>
  let factories: Set<DeclarationID>
  let configurators: Set<DeclarationID>

  /// The classes that build or configure modules.
  var builders: Set<DeclarationID> { factories.union(configurators) }

  init(_ resolver: Resolver) {
    func protocols(_ name: Name) -> Set<DeclarationID> {
      Set(
        resolver.symbols.topLevel(name).filter {
          resolver.program[$0].kind == .protocolType
        }
      )
    }
    func classes(_ name: Name, _ bound: Set<DeclarationID>) -> Set<DeclarationID> {
      Set(
        resolver.symbols.topLevel(name).filter { id in
          guard resolver.program[id].kind == .classType,
            let parameter = resolver.parameters(of: id).first
          else { return false }
          return resolver.bounds(of: .parameter(parameter)).contains {
            $0.declaration.map(bound.contains) ?? false
          }
        }
      )
    }
    factoryProtocols = protocols("FactoryModule").filter {
      Self.takesDependency("init", $0, resolver)
    }
    configuratorProtocols = protocols("ConfiguratorModule").filter {
      Self.takesDependency("configure", $0, resolver)
    }
    let bases = factoryProtocols.union(configuratorProtocols)
    moduleProtocols = protocols("Module").filter { id in
      !resolver.program.isSource(id)
        || bases.contains { resolver.isSubtype(.nominal($0, []), of: .nominal(id, [])) }
    }
    factories = classes("Factory", factoryProtocols)
    configurators = classes("Configurator", configuratorProtocols)
  }

  /// Whether a protocol requires that something is done with a module's dependencies, as those of
  /// the library do; a project's own protocol of the name has nothing to do with it.
  private static func takesDependency(
    _ member: Name,
    _ id: DeclarationID,
    _ resolver: Resolver
  ) -> Bool {
    resolver.findMembers(member, of: .nominal(id, [])).contains {
      resolver.parameterList(of: $0.id).contains { $0.label == "dependency" }
    }
  }
}

/// A type that declares what it needs.
struct PureModule {
  let id: DeclarationID
  let kind: Kind
  /// The declared struct that its `Dependency` is; nil for `Void` and for types of libraries.
  let dependency: DeclarationID?

  enum Kind {
    case factory, configurator
    /// Conforms to `Module` alone.
    case plain
    /// Conforms to nothing, but is built like a module: with its nested `Dependency`.
    case shape
    /// Conforms to nothing, and is given its nested `Dependency` by a property once it is built.
    case filledLater
  }

  static func all(in resolver: Resolver, _ library: PureLibrary) -> [PureModule] {
    candidates(in: resolver).compactMap { id in
      let declaration = resolver.program[id]
      guard resolver.program.isSource(id), declaration.kind != .protocolType else { return nil }
      guard !library.builders.contains(id) else { return nil }
      guard let kind = kind(of: id, resolver, library) else {
        return PureShapes(resolver).module(of: id)
      }
      let type = resolver.typeMember("Dependency", of: resolver.selfType(of: id))
      return PureModule(id: id, kind: kind, dependency: resolver.storedType(type))
    }
  }

  /// The names of all modules, of their dependencies and of the types that they inherit from.
  static func names(in resolver: Resolver) -> Set<Name> {
    let modules = all(in: resolver, PureLibrary(resolver))
    return modules.reduce(into: []) { names, module in
      names.insert(resolver.program[module.id].name)
      if let dependency = module.dependency { names.insert(resolver.program[dependency].name) }
      for supertype in resolver.allSupertypes(of: .nominal(module.id, [])) {
        guard let id = supertype.declaration, resolver.program.isSource(id) else { continue }
        names.insert(resolver.program[id].name)
      }
    }
  }

  /// The words of code that is about modules in general: the labels and types of the library.
  static let words: Set<Name> = [
    "dependency", "Dependency", "FactoryModule", "ConfiguratorModule",
  ]

  /// The names of what builds modules, whoever declares it: who calls it is a root.
  static let builderNames: Set<Name> = ["Factory", "Configurator"]

  /// The names whose heirs are modules.
  static let protocolNames: [Name] = ["FactoryModule", "ConfiguratorModule", "Module"]

  /// The types that may be modules: by a name in an inheritance clause, their own or that of an
  /// extension, or by a nested `Dependency`; in source order.
  private static func candidates(in resolver: Resolver) -> [DeclarationID] {
    let program = resolver.program
    var found: Set<DeclarationID> = []
    for id in resolver.symbols.possibleSubtypes(of: protocolNames) {
      let declaration = program[id]
      if declaration.kind.isNominalType { found.insert(id) }
      if declaration.kind == .extensionBlock, let type = resolver.extendedType(of: id).declaration {
        found.insert(type)
      }
    }
    for (file, declared) in program.files.enumerated() {
      for (index, declaration) in declared.declarations.enumerated()
      where declaration.kind.isType && PureShapes.names.contains(declaration.name) {
        let nested = DeclarationID(file: file, index: index)
        if let owner = resolver.owner(ofNested: nested) { found.insert(owner) }
      }
    }
    return found.sorted()
  }

  /// What a type is by what it conforms to.
  private static func kind(
    of id: DeclarationID,
    _ resolver: Resolver,
    _ library: PureLibrary
  ) -> Kind? {
    let supertypes = Set(resolver.allSupertypes(of: .nominal(id, [])).compactMap(\.declaration))
    if !supertypes.isDisjoint(with: library.configuratorProtocols) { return .configurator }
    if !supertypes.isDisjoint(with: library.factoryProtocols) { return .factory }
    return supertypes.isDisjoint(with: library.moduleProtocols) ? nil : .plain
  }
}
