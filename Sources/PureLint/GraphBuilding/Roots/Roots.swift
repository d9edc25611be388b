import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The composition roots: the functions and members that build factories, and what they build
/// along the way.
package struct Roots {
  let model: WiringModel
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
    let resolver = model.resolver
    var members = Self.buildingMembers(model)
    var structs: Set<DeclarationID> = []
    var resolvers: Set<DeclarationID> = []
    let firstCalls = MemberCalls(within: Self.holders(of: members, resolver), resolver)
    let builders = firstCalls.callers(of: members)
    let functions = RootBuilderFunctions(model)
    let ofModules = firstCalls.callers(of: Self.buildingModules(model))
    let holdersOfModules = Self.holders(of: ofModules, resolver)
    var products: [(product: DeclarationID, builder: DeclarationID)] = []
    var structsForModules: Set<DeclarationID> = []
    for (structure, builder) in functions.ofStructs(builders: builders) {
      members.insert(builder)
      if ofModules.contains(builder) || Self.isAsked(builder, by: holdersOfModules, resolver) {
        structsForModules.insert(structure)
      }
      // Whoever leads to a part of the app may make its container.
      if structsForModules.contains(structure) || !model.found.features.contains(structure) {
        resolvers.insert(builder)
      }
      products.append((structure, builder))
      if Self.isJudged(structure, builtBy: builder, resolver) { structs.insert(structure) }
    }
    let holders = Self.holders(of: members, resolver)
    var made: Set<DeclarationID> = []
    for (holder, builder) in functions.ofClasses(among: holders) {
      made.insert(holder)
      products.append((holder, builder))
      members.insert(builder)
      if !model.found.features.contains(holder) { resolvers.insert(builder) }
    }
    for builder in functions.ofEntryPoints() {
      members.insert(builder)
      resolvers.insert(builder)
    }
    self.made = made
    self.products = products
    let calls = MemberCalls(within: Self.holders(of: members, resolver), resolver)
    self.members = calls.connected(to: members)
    let found = Set(model.found.types).subtracting(model.rootsOfLibraries)
    let others = self.members.filter { !found.contains(resolver.holder(of: $0)) }
    membersOfModules = calls.connected(to: others.union(ofModules))
    byHand = found.subtracting(membersOfModules.map { resolver.holder(of: $0) })
      .subtracting(structsForModules)
    self.structs = structs
    self.resolvers = resolvers
    let all = Self.holders(of: self.members, resolver).union(model.held)
    self.holders = all.union(all.flatMap { Self.bases(of: $0, model) })
    self.builders = self.holders.filter { [members = self.members] in
      Self.onlyBuilds($0, members, resolver)
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
