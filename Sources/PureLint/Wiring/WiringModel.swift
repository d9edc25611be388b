import GraphModel

/// The wiring of a program, whatever the library: its modules with their dependencies and their
/// builders, as all dialects tell together.
struct WiringModel {
  let resolver: Resolver
  /// In source order.
  let modules: [Module]
  let modulesByID: [DeclarationID: Module]
  let moduleIDs: Set<DeclarationID>
  /// The generic types that make a module, their first argument.
  let factories: Set<DeclarationID>
  /// The generic types that make or configure a module, their first argument.
  let builders: Set<DeclarationID>
  /// The conventions of libraries for what modules are given.
  let conventions: [ModuleConvention]
  /// The module or root that each struct of dependencies belongs to.
  let owners: [DeclarationID: DeclarationID]
  /// The structs of dependencies that other types take than the one that declares them.
  let bundles: Bundles
  /// The registrations in containers.
  let registrations: [Registration]
  /// The demands of containers.
  let demands: [Demand]
  /// The types, functions and properties that the user names as roots.
  let named: Set<DeclarationID>
  /// The types that are roots by what they do.
  let held: Set<DeclarationID>
  private let rootNames: [RootName]

  /// - Parameters:
  ///   - parts: What each dialect tells.
  ///   - conventions: Those of the dialects, whether or not the program has such modules.
  ///   - named: The roots that the user names.
  init(
    _ resolver: Resolver,
    _ parts: [WiringPart],
    conventions: [ModuleConvention],
    named: [RootName] = []
  ) {
    self.resolver = resolver
    self.conventions = conventions
    rootNames = named
    self.named = Set(named.flatMap { $0.declarations(in: resolver.program) })
    held = Set(resolver.program.roots)
    modulesByID = Dictionary(parts.flatMap(\.modules).map { ($0.id, $0) }) { first, _ in first }
    modules = modulesByID.values.sorted { $0.id < $1.id }
    moduleIDs = Set(modulesByID.keys)
    factories = parts.reduce(into: []) { $0.formUnion($1.factories) }
    builders = parts.reduce(into: factories) { $0.formUnion($1.configurators) }
    registrations = parts.flatMap(\.registrations)
    demands = parts.flatMap(\.demands)
    owners = Self.owners(of: modules, resolver)
    let names = conventions.reduce(into: Set<Name>()) { $0.formUnion($1.structNames) }
    bundles = Bundles(resolver, named: names, except: Set(owners.keys))
  }

  private static func owners(
    of modules: [Module],
    _ resolver: Resolver
  ) -> [DeclarationID: DeclarationID] {
    var owners: [DeclarationID: DeclarationID] = [:]
    for module in modules {
      guard let dependency = module.dependency else { continue }
      // A struct that several modules share belongs to the one that declares it.
      if owners[dependency] == nil || resolver.owner(ofNested: dependency) == module.id {
        owners[dependency] = module.id
      }
    }
    return owners
  }

  /// Adds what the files say to the graph.
  /// - Returns: How much of what roots build could be followed.
  func contribute(to assembly: inout GraphAssembly) -> Coverage {
    let roots = Roots(self)
    let idle = rootNames.filter { isIdle($0, roots) }
    let isWired = !modules.isEmpty || !roots.holders.isEmpty || !demands.isEmpty
    if isWired {
      addModules(to: &assembly)
      roots.contribute(to: &assembly)
      addBundles(to: &assembly)
    }
    var containers = ContainerRegistrations(resolver, registrations)
    containers.contribute(to: &assembly)
    guard isWired else { return Coverage(idleRoots: idle) }
    ContainerDemands(resolver, demands, containers).contribute(to: &assembly)
    ModuleWirings(self, roots).contribute(to: &assembly)
    ModuleMentions(self).contribute(to: &assembly)
    DependencyReads(self).contribute(to: &assembly)
    PropertyInjections(self).contribute(to: &assembly)
    SharedInstances(resolver).contribute(to: &assembly)
    var coverage = CoverageCount(self, roots).coverage(assembly)
    coverage.idleRoots = idle
    return coverage
  }

  /// Whether nothing that the user means by a name builds a part of the graph.
  private func isIdle(_ name: RootName, _ roots: Roots) -> Bool {
    let meant = name.declarations(in: resolver.program)
    let known = roots.members.union(roots.holders).union(roots.structs)
    return !meant.isEmpty && known.isDisjoint(with: meant)
  }

  /// Whether the user calls a member, or the type that holds it, a root.
  func isNamed(_ member: DeclarationID) -> Bool {
    !named.isEmpty
      && (named.contains(member) || named.contains(Roots.holder(of: member, resolver)))
  }

  /// Whether a member is that of a type that is a root by what it does.
  func isHeld(_ member: DeclarationID) -> Bool {
    !held.isEmpty && held.contains(Roots.holder(of: member, resolver))
  }

  /// Whether a declaration is a library's whose clients are out of sight.
  func isForClients(_ id: DeclarationID) -> Bool {
    resolver.program[id].traits.contains(.isPublic)
      && resolver.program.targets.isForClients(file: Int(id.file))
  }
}
