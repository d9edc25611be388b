import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The wiring of a program, whatever the library: its modules with their dependencies and their
/// builders, as all dialects tell together.
///
/// A class, because everything that adds to the graph holds it, and so copies no table.
package final class WiringModel {
  let resolver: Resolver
  /// The result of the search for roots.
  let found: RootsFound
  let kept: KeptValues
  /// The kinds of types: objects, and values that hold objects.
  let kinds: ObjectKinds
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
  /// The fields of these structs.
  private let fieldsOfOwned: [DeclarationID: [DeclarationID]]
  /// The structs of dependencies that other types take than the one that declares them.
  let bundles: Bundles
  /// The properties and parameters that nothing in their types reads: those that initializers take, and
  /// those for which the types make objects. What a carrier makes is judged as a field of it.
  let injected: Set<DeclarationID>
  /// The names that may mean members of composers, or fields of the structs that they fill in.
  let openNames: UnexplainedNames
  /// The structs in which composers hand objects on.
  let carriers: Carriers
  /// The types whose members are registrations, in source order.
  private let containers: [DeclarationID]
  /// The registrations in containers.
  let registrations: [Registration]
  /// The demands of containers.
  let demands: [Demand]
  /// The words for those that nothing meets.
  let complaints: DemandComplaints
  /// The classes whose members define what a container builds.
  let assemblies: Set<DeclarationID>
  /// The definitions of their members.
  let definitions: Definitions
  /// The replacements for definitions.
  let substitutions: [DefinitionSubstitution]
  /// The types that have a part in the wiring without being roots or modules.
  package let understood: Set<DeclarationID>
  /// The other things that dialects recognised.
  private let recognitions: [Recognition]
  /// The places that they could not follow.
  let unresolved: [UnfollowedStep]
  /// What finds the values that libraries keep by keys.
  let keyedValues: [() -> [KeyedValue]]
  /// The types, functions and properties that the user names as roots.
  let named: Set<DeclarationID>
  /// The types that are roots by what they do, or because a library says so.
  let held: Set<DeclarationID>
  /// The members of roots that a library hands on to other roots by name.
  let handedOn: Set<DeclarationID>
  /// The types that a library makes roots.
  let rootsOfLibraries: Set<DeclarationID>
  /// The protocols that say what a library gives to roots.
  let needs: [RootNeed]
  /// By property that they ask for, the member that is given.
  let givers: [DeclarationID: DeclarationID]
  private let rootNames: [RootName]
  /// The declarations that each named root may mean.
  private let declarationsByRootName: [RootName: [DeclarationID]]

  /// - Parameters:
  ///   - parts: What each dialect tells.
  ///   - conventions: Those of the dialects, whether or not the program has such modules.
  ///   - found: What the search for roots has found.
  ///   - named: The roots that the user names.
  package init(
    _ resolver: Resolver,
    _ parts: [WiringPart],
    roots found: RootsFound,
    conventions: [ModuleConvention],
    named: [RootName] = []
  ) {
    self.resolver = resolver
    self.found = found
    kept = KeptValues(resolver)
    kinds = ObjectKinds(resolver)
    self.conventions = conventions
    rootNames = named
    let meant = RootName.declarations(of: named, in: resolver.program)
    declarationsByRootName = Dictionary(zip(named, meant)) { first, _ in first }
    self.named = Set(meant.joined())
    assemblies = Set(parts.flatMap(\.assemblies))
    substitutions = parts.flatMap(\.substitutions)
    definitions = Definitions(resolver, parts.flatMap(\.definitions), substitutions)
    containers = parts.flatMap(\.containers)
    held = assemblies.union(found.types).union(parts.flatMap(\.roots))
      .subtracting(containers)
    handedOn = parts.reduce(into: []) { $0.formUnion($1.handedOn) }
    needs = parts.flatMap(\.needs)
    givers = parts.reduce(into: [:]) { $0.merge($1.givers) { first, _ in first } }
    modulesByID = Dictionary(parts.flatMap(\.modules).map { ($0.id, $0) }) { first, _ in first }
    modules = modulesByID.values.sorted { $0.id < $1.id }
    moduleIDs = Set(modulesByID.keys)
    factories = parts.reduce(into: []) { $0.formUnion($1.factories) }
    builders = parts.reduce(into: factories) { $0.formUnion($1.configurators) }
    registrations = parts.flatMap(\.registrations)
    demands = parts.flatMap(\.demands)
    complaints = DemandComplaints(parts)
    let others = assemblies.union(containers).union(parts.flatMap(\.roots))
    rootsOfLibraries = others
    recognitions = parts.flatMap(\.countedRecognitions)
    unresolved = parts.flatMap(\.unresolved)
    keyedValues = parts.compactMap(\.keyedValues)
    understood = parts.reduce(into: []) { $0.formUnion($1.understood) }
    let owners = Self.owners(of: modules, resolver)
    self.owners = owners
    fieldsOfOwned = Dictionary(
      uniqueKeysWithValues: owners.keys.map { ($0, resolver.storedProperties(of: $0)) }
    )
    let names = conventions.reduce(into: Set<Name>()) { $0.formUnion($1.structNames) }
    let bundles = Bundles(resolver, named: names, except: Set(owners.keys))
    self.bundles = bundles
    let known = moduleIDs.union(owners.keys).union(bundles.structs)
    let openNames = found.openNames.union(found.doubtfulNames)
    self.openNames = UnexplainedNames(resolver, openNames, found.known)
    let carriers = Carriers(filledBy: Set(found.types), resolver, kinds, except: known)
    self.carriers = carriers
    let kept = found.injected.filter { !$0.isOwn || !carriers.contain($0.type) }
    injected = Set(kept.map { $0.property ?? $0.parameter })
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
  ///
  /// - Returns: How much of what roots build could be followed, and what adds where values come from; nil
  ///   where nothing is wired.
  package func contribute(
    to assembly: inout GraphAssembly
  ) -> (coverage: Coverage, tracing: ValueTracing?) {
    var (coverage, tracing) = contributeAll(to: &assembly)
    let byHand = RootRecognition(found, besides: rootsOfLibraries, in: assembly)
    coverage.recognitions = byHand.recognitions + recognitions
    coverage.add(
      unresolved.compactMap { step in
        assembly.location(step.place).map {
          .init(location: $0, message: step.message, noun: step.noun, isInRoot: false)
        }
      }
    )
    return (coverage, tracing)
  }

  private func contributeAll(
    to assembly: inout GraphAssembly
  ) -> (coverage: Coverage, tracing: ValueTracing?) {
    let roots = Roots(self)
    var reads = DependencyReads(roots)
    reads.search(for: properties(of: roots), while: { addRoots(roots, to: &$0) }, to: &assembly)
    let builders = reads.searchOthers(after: { addBuilders(roots, to: &$0) }, to: &assembly)
    let idle = idleRootNames(roots)
    guard isWired(roots) else {
      let tracing = keyedValues.isEmpty ? nil : ValueTracing(self, builders.registrations)
      return (Coverage(idleRoots: idle), tracing)
    }
    reads.contribute(to: &assembly)
    PropertyInjections(self).contribute(to: &assembly)
    DefinitionInjections(self).contribute(to: &assembly)
    // Without modules nobody is told of the shared instances that code names.
    if !moduleIDs.isEmpty { SharedInstances(resolver).contribute(to: &assembly) }
    RegisteredLeftovers(self, builders.registrations, builders.unmet).contribute(to: &assembly)
    var coverage = CoverageCount(self, roots).coverage(assembly)
    coverage.idleRoots = idle
    coverage.add(assembly.leftOpen)
    return (coverage, ValueTracing(self, builders.registrations))
  }

  private func isWired(_ roots: Roots) -> Bool {
    !modules.isEmpty || !roots.holders.isEmpty || !demands.isEmpty
  }

  /// The properties that are dependencies.
  private func properties(of roots: Roots) -> [DeclarationID] {
    let structs = roots.structs.union(owners.keys).union(bundles.structs)
    let carried = carriers.structs.filter { !structs.contains($0) }.flatMap {
      carriers.fields(of: $0)
    }
    let required = needs.flatMap { resolver.symbols.members(heldBy: $0.protocol) }
      .filter { resolver.program[$0].kind == .variable }
    return structs.sorted().flatMap { fields(of: $0) } + carried + Set(required).sorted()
  }

  private func addRoots(_ roots: Roots, to assembly: inout GraphAssembly) {
    if isWired(roots) {
      addModules(to: &assembly)
      roots.contribute(to: &assembly)
      addBundles(to: &assembly)
      addCarriers(to: &assembly)
      InjectedProperties(self, roots.lasting).contribute(to: &assembly)
    }
    for container in containers { assembly.addRoot(container) }
    if roots.holders.isEmpty && roots.structs.isEmpty { addRegistrants(to: &assembly) }
  }

  /// Adds what is registered and how modules are built.
  /// - Returns: The registrations, and the demands that none of them meets.
  private func addBuilders(
    _ roots: Roots,
    to assembly: inout GraphAssembly
  ) -> (registrations: ContainerRegistrations, unmet: [ContainerDemands.Unmet]) {
    var containers = ContainerRegistrations(resolver, registrations)
    containers.contribute(to: &assembly)
    containers.addModules(modulesByID, madeBy: builders, to: &assembly)
    guard isWired(roots) else { return (containers, []) }
    let unmet = ContainerDemands(self, containers).contribute(to: &assembly)
    Placeholders(self).contribute(to: &assembly)
    DefinitionMismatches(self).contribute(to: &assembly)
    ModuleWirings(self, roots).contribute(to: &assembly)
    ModuleMentions(self).contribute(to: &assembly)
    return (containers, unmet)
  }

  /// Adds the types that fill containers, where nothing else is a root. What a container builds is
  /// none, though it may fill another one.
  private func addRegistrants(to assembly: inout GraphAssembly) {
    let calls = RegistrationCalls(registrations, resolver.program)
    let registrations = registrations.filter(\.fillsContainer)
    var built = Set(registrations.compactMap(\.builds))
    for construction in resolver.facts.sites where calls.contain(construction.place) {
      built.insert(construction.declaration)
    }
    let holders = registrations.compactMap { registration in
      registration.place.source.flatMap { resolver.selfDeclaration(of: $0) }
    }
    for holder in Set(holders).subtracting(built).sorted()
    where resolver.program.isSource(holder) && assembly.node(of: holder) == nil {
      assembly.addRoot(holder)
    }
  }

  /// The names of roots by which the user means nothing that builds a part of the graph.
  private func idleRootNames(_ roots: Roots) -> [RootName] {
    if rootNames.isEmpty { return [] }
    let known = roots.members.union(roots.holders).union(roots.structs)
    return rootNames.filter { name in
      let meant = declarationsByRootName[name] ?? []
      return !meant.isEmpty && known.isDisjoint(with: meant)
    }
  }

  /// The stored properties of a struct; see `Resolver.storedProperties(of:)`.
  func fields(of structure: DeclarationID) -> [DeclarationID] {
    fieldsOfOwned[structure] ?? resolver.storedProperties(of: structure)
  }

  /// Whether the user calls a member, or the type that holds it, a root.
  func isNamed(_ member: DeclarationID) -> Bool {
    !named.isEmpty
      && (named.contains(member) || named.contains(resolver.holder(of: member)))
  }

  /// Whether a member is that of a type that is a root by what it does.
  func isHeld(_ member: DeclarationID) -> Bool {
    !held.isEmpty && held.contains(resolver.holder(of: member))
  }
}
