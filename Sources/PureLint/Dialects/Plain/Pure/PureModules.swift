import PureLintResolution
import PureLintSource
import PureLintWiring

/// The modules of Pure apps: types that conform to the library's protocols, and types of the same
/// shape without them.
enum PureModules {
  /// The modules that something builds or fills in, and what makes them.
  @Sendable static func wiring(_ resolver: Resolver) -> WiringPart {
    let library = PureLibrary(resolver)
    let built = Set(resolver.facts.sites.map(\.declaration))
    let shapes = StructuralModules(resolver)
    let all = all(in: resolver, library)
    let used = all.filter { shapes.isUsed($0, built: built) }
    let habits = used.filter { $0.kind == .shape }.map(\.id)
    return WiringPart(
      modules: habits.isEmpty
        ? used
        : all.filter { shapes.isUsed($0, built: built) || shapes.isLeftOver($0, beside: habits) },
      factories: library.factories,
      configurators: library.configurators
    )
  }

  /// The names that lead to modules: where there are any, also those of the types that build them,
  /// whoever declares these, as who calls one is a root.
  @Sendable static func relevantNames(_ outline: Resolver) -> RelevantNames {
    let names = names(in: outline)
    return RelevantNames(
      leading: names.isEmpty ? [] : names.union(["Factory", "Configurator"]),
      secondary: ["dependency", "Dependency", "FactoryModule", "ConfiguratorModule"]
    )
  }

  private static func all(in resolver: Resolver, _ library: PureLibrary) -> [Module] {
    candidates(in: resolver).compactMap { id in
      let declaration = resolver.program[id]
      guard resolver.program.isSource(id), declaration.kind != .protocolType else { return nil }
      guard !library.builders.contains(id) else { return nil }
      guard let kind = kind(of: id, resolver, library) else {
        return StructuralModules(resolver).module(of: id)
      }
      let type = resolver.typeMember("Dependency", of: resolver.selfType(of: id))
      return Module(
        id: id,
        kind: kind,
        dependency: resolver.storedType(type),
        convention: .pure
      )
    }
  }

  /// The names of all modules, of their dependencies and of the types that they inherit from.
  private static func names(in resolver: Resolver) -> Set<Name> {
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

  /// The names of the protocols that make a type a module.
  private static let protocolNames: [Name] = ["FactoryModule", "ConfiguratorModule", "Module"]

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
    let names = ModuleConvention.pure.structNames
    let nested = program.declarations(in: program.files.indices) {
      $0.kind.isType && names.contains($0.name)
    }
    for id in nested {
      if let owner = resolver.owner(ofNested: id) { found.insert(owner) }
    }
    return found.sorted()
  }

  /// The kind of module that a type is by its conformances.
  private static func kind(
    of id: DeclarationID,
    _ resolver: Resolver,
    _ library: PureLibrary
  ) -> Module.Kind? {
    let supertypes = resolver.ancestors(of: id)
    if !supertypes.isDisjoint(with: library.configuratorProtocols) { return .configurator }
    if !supertypes.isDisjoint(with: library.factoryProtocols) { return .factory }
    return supertypes.isDisjoint(with: library.moduleProtocols) ? nil : .plain
  }
}
