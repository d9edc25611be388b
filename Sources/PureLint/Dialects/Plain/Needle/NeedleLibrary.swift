import PureLintResolution
import PureLintSource
import PureLintWiring

/// The classes that are components of the library, and the protocols that say what these are given.
struct NeedleLibrary {
  static let module = "NeedleFoundation"

  private static let modules: Set<Name> = [Name(module)]
  private static let component: Name = "Component"
  private static let rootComponent: Name = "BootstrapComponent"
  private static let componentNames: [Name] = [
    component, rootComponent, "NonCoreComponent", "PluginizedComponent",
  ]
  private static let dependency: Name = "Dependency"
  private static let pluginExtension: Name = "PluginExtension"
  /// The function that the library's generator writes, and apps call as they start.
  static let generatedFunction: Name = "registerProviderFactories"
  /// What the library keeps that function's work in.
  static let providers: Name = "__DependencyProviderRegistry"

  /// The classes that inherit from the library's, in source order.
  let components: [DeclarationID]
  /// The protocols that inherit from the library's, in source order.
  let dependencies: [DeclarationID]

  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let bases = resolver.symbols.topLevel(Self.component).filter { Self.isBase($0, resolver) }
    let files = Set(bases.map { program[$0].file })
    components = Self.subtypes(of: Self.componentNames, in: bases, .classType, resolver)
    dependencies = Self.subtypes(
      of: [Self.dependency],
      in: resolver.symbols.topLevel(Self.dependency).filter { files.contains(program[$0].file) },
      .protocolType,
      resolver
    )
  }

  /// Whether a class is the library's, or that of a copy among the sources.
  private static func isBase(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    let program = resolver.program
    guard program[id].kind == .classType else { return false }
    if !program.isSource(id) { return program.trees.source(program[id].file).path == module }
    let members = resolver.members(of: id)
    return ["parent", "dependency", "shared"].allSatisfy { members[$0]?.isEmpty == false }
  }

  private static func subtypes(
    of names: [Name],
    in bases: [DeclarationID],
    _ kind: Declaration.Kind,
    _ resolver: Resolver
  ) -> [DeclarationID] {
    let program = resolver.program
    guard !bases.isEmpty else { return [] }
    return resolver.symbols.possibleSubtypes(of: names).filter { id in
      program.isSource(id) && program[id].kind == kind && !names.contains(program[id].name)
        && !resolver.ancestors(of: id).isDisjoint(with: bases)
    }
    .sorted()
  }

  /// Who mentions a component or what one is given may matter; what the generator writes says no
  /// more than the components do.
  var relevantNames: RelevantNames {
    guard !components.isEmpty else { return RelevantNames(imports: Self.modules) }
    return RelevantNames(
      leading: Set((components + dependencies).map { program[$0].name }),
      imports: Self.modules,
      generated: Set(program.sourceFiles.filter(isGenerated))
    )
  }

  /// Whether the library's generator writes a file.
  func isGenerated(_ file: Int) -> Bool {
    program.imports(Self.modules, in: file) && !components.contains { program[$0].file == file }
      && program.files[file].topLevel.contains { entry in
        let declaration = program.files[file].declarations[entry.declaration]
        return declaration.kind == .function && declaration.name == Self.generatedFunction
      }
  }

  /// Whether a component is made without a parent.
  func isRoot(_ component: DeclarationID) -> Bool {
    resolver.allSupertypes(of: .nominal(component, [])).contains { supertype in
      supertype.declaration.map { program[$0].name == Self.rootComponent } ?? false
    }
  }

  /// The properties of a component's plugin extension, which components below it are given too.
  func pluginProperties(of component: DeclarationID) -> [DeclarationID] {
    resolver.allSupertypes(of: .nominal(component, [])).flatMap { supertype in
      guard case .nominal(_, let arguments) = supertype.form else { return [DeclarationID]() }
      return arguments.compactMap(\.declaration).filter { argument in
        resolver.ancestors(of: argument).contains { program[$0].name == Self.pluginExtension }
      }
      .flatMap { resolver.symbols.members(heldBy: $0) }
    }
  }

  /// The members that protocols ask for, each protocol with the first component that is given it.
  func needs() -> [RootNeed] {
    var owners: [DeclarationID: DeclarationID] = [:]
    for component in components {
      for supertype in resolver.allSupertypes(of: .nominal(component, [])) {
        guard case .nominal(_, let arguments) = supertype.form else { continue }
        for given in arguments.compactMap(\.declaration) where owners[given] == nil {
          owners[given] = component
        }
      }
    }
    return dependencies.compactMap { dependency in
      owners[dependency].map { RootNeed(protocol: dependency, owner: $0) }
    }
  }

  /// The members of components that other components, below them, are given by their names.
  func handedOn() -> Set<DeclarationID> {
    let names = Set(
      dependencies.flatMap { resolver.symbols.members(heldBy: $0) }.map { program[$0].name }
    )
    return Set(
      components.flatMap { resolver.members(of: $0).all }.filter {
        names.contains(program[$0].name)
      }
    )
  }
}
