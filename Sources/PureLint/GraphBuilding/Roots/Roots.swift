import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The composition roots: the functions and members that build factories, and what they build
/// along the way.
package struct Roots {
  let model: WiringModel
  /// The values that something keeps until the process ends.
  let lasting: LastingValues
  /// The members and free functions that build a part of the graph.
  let members: Set<DeclarationID>
  /// The types that hold them, and the free functions among them; and those that are roots by what
  /// they keep.
  let holders: Set<DeclarationID>
  /// The structs that roots return, whose fields their owner must read.
  let structs: Set<DeclarationID>
  /// The members that yield such a struct, or a root that is a class: asking one builds a whole root.
  let resolvers: Set<DeclarationID>
  /// The types that such members yield.
  let products: [(product: DeclarationID, builder: DeclarationID)]
  /// The members that build modules, or fill in what modules need, and those that call them or that
  /// they call.
  private let membersOfModules: Set<DeclarationID>
  /// The types and functions that are roots by what they do alone, and not for modules.
  private let byHand: Set<DeclarationID>
  /// The classes that such members yield.
  private let made: Set<DeclarationID>
  /// The holders of which each function that others may call builds a part of the graph, and yields
  /// something.
  private let builders: Set<DeclarationID>

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    lasting = LastingValues(model)
    let resolver = model.resolver
    let found = Builders(model)
    made = found.made
    products = found.products
    structs = found.structs
    resolvers = found.resolvers
    let calls = MemberCalls(within: Self.holders(of: found.members, resolver), resolver)
    members = calls.connected(to: found.members)
    let types = Set(model.found.types).subtracting(model.rootsOfLibraries)
    let others = members.filter { !types.contains(resolver.holder(of: $0)) }
    membersOfModules = calls.connected(to: others.union(found.membersOfModules))
    byHand = types.subtracting(membersOfModules.map { resolver.holder(of: $0) })
      .subtracting(found.structsForModules)
    let all = Self.holders(of: members, resolver).union(model.held)
    holders = all.union(all.flatMap { Self.bases(of: $0, model) })
    builders = holders.filter { [members] in Self.onlyBuilds($0, members, resolver) }
  }

  /// The members that build a part of the graph by themselves, and what each of them yields.
  private struct Builders {
    var members: Set<DeclarationID>
    /// The members that build modules or fill in what one needs, and those that call them.
    let membersOfModules: Set<DeclarationID>
    var resolvers: Set<DeclarationID> = []
    var products: [(product: DeclarationID, builder: DeclarationID)] = []
    var structs: Set<DeclarationID> = []
    /// The structs that are there for modules, judged or not.
    var structsForModules: Set<DeclarationID> = []
    var made: Set<DeclarationID> = []

    init(_ model: WiringModel) {
      members = Roots.buildingMembers(model)
      let holders = Roots.holders(of: members, model.resolver)
      let calls = MemberCalls(within: holders, model.resolver)
      membersOfModules = calls.callers(of: Roots.buildingModules(model))
      let functions = RootBuilderFunctions(model)
      addStructs(functions.ofStructs(builders: calls.callers(of: members)), model)
      let classes = functions.ofClasses(among: Roots.holders(of: members, model.resolver))
      for (holder, builder) in classes {
        made.insert(holder)
        products.append((holder, builder))
        members.insert(builder)
        if !model.found.features.contains(holder) { resolvers.insert(builder) }
      }
      for builder in functions.ofEntryPoints() {
        members.insert(builder)
        resolvers.insert(builder)
      }
    }

    private mutating func addStructs(
      _ found: [(structure: DeclarationID, builder: DeclarationID)],
      _ model: WiringModel
    ) {
      let resolver = model.resolver
      let holdersOfModules = Roots.holders(of: membersOfModules, resolver)
      for (structure, builder) in found {
        members.insert(builder)
        if membersOfModules.contains(builder)
          || Roots.isAsked(builder, by: holdersOfModules, resolver)
        {
          structsForModules.insert(structure)
        }
        // Whoever leads to a part of the app may make its container.
        if structsForModules.contains(structure) || !model.found.features.contains(structure) {
          resolvers.insert(builder)
        }
        products.append((structure, builder))
        if Roots.isJudged(structure, builtBy: builder, resolver) { structs.insert(structure) }
      }
    }
  }

  /// Whether each function of a holder that others may call is one of some members, and yields something.
  private static func onlyBuilds(
    _ holder: DeclarationID,
    _ members: Set<DeclarationID>,
    _ resolver: Resolver
  ) -> Bool {
    let program = resolver.program
    let functions = ([holder] + resolver.extensions(of: holder))
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { program[$0].kind == .function && !program[$0].traits.contains(.isPrivate) }
    return !functions.isEmpty
      && functions.allSatisfy { members.contains($0) && resolver.resultType(of: $0) != .void }
  }

  /// The members that constructions make roots.
  private static func buildingMembers(_ model: WiringModel) -> Set<DeclarationID> {
    var members: Set<DeclarationID> = []
    for construction in model.resolver.facts.sites {
      guard let source = construction.place.source,
        let member = member(building: construction, around: source, model)
      else { continue }
      members.insert(member)
    }
    return members
  }

  /// Whether some types or functions mention a member.
  private static func isAsked(
    _ member: DeclarationID,
    by holders: Set<DeclarationID>,
    _ resolver: Resolver
  ) -> Bool {
    resolver.references.references(to: member).contains { reference in
      reference.place.source.map {
        holders.contains(resolver.holder(of: resolver.program.memberDeclaration(around: $0)))
      } ?? false
    }
  }

  /// The members that build a module or fill in what one needs.
  private static func buildingModules(_ model: WiringModel) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for site in model.resolver.facts.sites {
      guard let source = site.place.source,
        model.builders.contains(site.declaration) || model.owners[site.declaration] != nil
          || model.moduleIDs.contains(site.declaration)
      else { continue }
      found.insert(model.resolver.program.memberDeclaration(around: source))
    }
    return found
  }

  /// Whether the fields of a root's struct have to be read by what the sources show: not those of
  /// tests, nor those of a library's whose clients are out of sight, as nothing here asks for it.
  private static func isJudged(
    _ structure: DeclarationID,
    builtBy builder: DeclarationID,
    _ resolver: Resolver
  ) -> Bool {
    let program = resolver.program
    if program.targets.isTest(file: program[structure].file) { return false }
    guard program[structure].traits.contains(.isPublic) else { return true }
    let shared = resolver.members(of: structure).all.filter {
      program[$0].traits.contains(.isStatic)
    }
    return (shared + [builder]).contains { asked in
      resolver.references.references(to: asked).contains { reference in
        !resolver.isInside(structure, reference.place)
          && reference.place.source.map(program.memberDeclaration) != builder
          && !program.targets.isTest(file: reference.place.file)
      }
    }
  }

  /// The declared classes that a root inherits from; they hold providers too.
  static func bases(
    of holder: DeclarationID,
    _ model: WiringModel
  ) -> [DeclarationID] {
    let resolver = model.resolver
    guard resolver.program[holder].kind == .classType, !model.moduleIDs.contains(holder) else {
      return []
    }
    return resolver.allSupertypes(of: .nominal(holder, [])).compactMap(\.declaration).filter {
      resolver.program[$0].kind == .classType && resolver.program.isSource($0)
        && !model.moduleIDs.contains($0)
        // The class that a copy of a library has for assemblies defines nothing itself.
        && (!model.assemblies.contains(holder) || model.assemblies.contains($0))
    }
  }

  /// The member that a construction makes a root: any that builds a factory or configurator;
  /// outside modules also one that builds modules or fills a `Dependency` where nothing is given
  /// at run time; any that builds something in what the user calls a root.
  private static func member(
    building construction: Construction.Site,
    around source: DeclarationID,
    _ model: WiringModel
  ) -> DeclarationID? {
    let program = model.resolver.program
    let member = program.memberDeclaration(around: source)
    if model.isNamed(member) || model.isHeld(member) { return member }
    if model.builders.contains(construction.declaration) { return member }
    let builds =
      model.owners[construction.declaration] != nil
      || model.moduleIDs.contains(construction.declaration)
    guard builds, RootBuilderFunctions.isStaticContext(member, program) else { return nil }
    let holder = model.resolver.holder(of: member)
    return model.moduleIDs.contains(holder) ? nil : member
  }

  /// The types that members belong to, and the free functions among these.
  private static func holders(
    of members: Set<DeclarationID>,
    _ resolver: Resolver
  ) -> Set<DeclarationID> {
    Set(members.map { resolver.holder(of: $0) })
  }

  /// Whether a place is in a member that builds a part of the graph.
  func contain(_ place: Place) -> Bool {
    place.source.map { members.contains(program.memberDeclaration(around: $0)) } ?? false
  }

  /// Whether a type is a root by what it does, because the user says so, or because a function makes
  /// it and with it all that it builds.
  func isMade(_ holder: DeclarationID) -> Bool {
    model.held.contains(holder) || model.named.contains(holder) || made.contains(holder)
  }

  /// Whether a type is a root by what it does alone, and no library says so.
  func composesByHand(_ holder: DeclarationID) -> Bool {
    byHand.contains(holder)
  }

  /// Whether a function has a part in the wiring of modules.
  func wiresModules(_ function: DeclarationID) -> Bool { membersOfModules.contains(function) }

  /// Whether a type is known to be there, whatever makes it: an entry point holds it, or the library
  /// says so.
  func isReached(_ holder: DeclarationID) -> Bool {
    model.held.contains(holder) && !model.found.features.contains(holder)
  }

  /// Whether a type is a root by itself: it is made to be one, is what one returns, or only builds.
  func isComposition(_ holder: DeclarationID) -> Bool {
    model.owners[holder] == nil && program[holder].kind.isNominalType
      && (isMade(holder) || structs.contains(holder)
        || onlyBuilds(holder))
  }

  /// Whether each function that others may call builds a part of the graph, and yields something.
  func onlyBuilds(_ holder: DeclarationID) -> Bool { builders.contains(holder) }

  // MARK: Graph

  func contribute(to assembly: inout GraphAssembly) {
    for holder in holders.union(structs).sorted() { assembly.addRoot(holder) }
    for holder in model.assemblies.sorted() { assembly.addAssembly(holder) }
    for structure in structs.sorted() {
      let fields = composesByHand(structure) ? model.carriers.fields(of: structure) : nil
      model.addFields(of: structure, fields, owner: structure, to: &assembly)
      guard let root = assembly.root(of: structure) else { continue }
      for field in fields ?? model.fields(of: structure) {
        guard let target = assembly.node(of: field) else { continue }
        assembly.addEdge(root, .declares, target, at: assembly.location(of: field))
      }
    }
    model.addNeeds(to: &assembly)
    RootProviders(self).contribute(to: &assembly)
    RootParts(self).contribute(to: &assembly)
  }
}
