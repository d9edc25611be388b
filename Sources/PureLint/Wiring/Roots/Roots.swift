import GraphModel

/// The composition roots: the functions and members that build factories, and what they build
/// along the way.
struct Roots {
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
  /// The classes that such members yield.
  private let made: Set<DeclarationID>

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    let resolver = model.resolver
    var members = Self.buildingMembers(model)
    var structs: Set<DeclarationID> = []
    var resolvers: Set<DeclarationID> = []
    let calls = Self.calls(resolver)
    let callers = calls.map { Step(from: $0.to, to: $0.from) }
    let builders = Self.closure(of: members, along: callers)
    let functions = RootBuilderFunctions(model)
    var products: [(product: DeclarationID, builder: DeclarationID)] = []
    for (structure, builder) in functions.ofStructs(builders: builders) {
      members.insert(builder)
      resolvers.insert(builder)
      products.append((structure, builder))
      if Self.isJudged(structure, builtBy: builder, resolver) { structs.insert(structure) }
    }
    let holders = Set(members.map { Self.holder(of: $0, resolver) })
    var made: Set<DeclarationID> = []
    for (holder, builder) in functions.ofClasses(among: holders) {
      made.insert(holder)
      products.append((holder, builder))
      members.insert(builder)
      // Whoever leads to a part of the app may make its container.
      if !resolver.program.features.contains(holder) { resolvers.insert(builder) }
    }
    for builder in functions.ofEntryPoints() {
      members.insert(builder)
      resolvers.insert(builder)
    }
    self.made = made
    self.products = products
    self.members = Self.closure(of: members, along: calls + callers)
    self.structs = structs
    self.resolvers = resolvers
    let all = Set(self.members.map { Self.holder(of: $0, resolver) }).union(model.held)
    self.holders = all.union(all.flatMap { Self.bases(of: $0, model) })
      .union(model.guides.keys)
  }

  /// The members that constructions make roots.
  private static func buildingMembers(_ model: WiringModel) -> Set<DeclarationID> {
    var members: Set<DeclarationID> = []
    for construction in model.resolver.facts.constructions {
      guard let source = construction.place.source,
        let member = member(building: construction, around: source, model)
      else { continue }
      members.insert(member)
    }
    return members
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

  /// A call of a member by another one of the same type, or the way back.
  private typealias Step = (from: DeclarationID, to: DeclarationID)

  /// The members with all those that the steps lead to from them.
  private static func closure(
    of members: Set<DeclarationID>,
    along steps: [Step]
  ) -> Set<DeclarationID> {
    if members.isEmpty || steps.isEmpty { return members }
    let next = Dictionary(grouping: steps, by: \.from)
    var found = members
    var queue = Array(members)
    while let member = queue.popLast() {
      for step in next[member] ?? [] where found.insert(step.to).inserted {
        queue.append(step.to)
      }
    }
    return found
  }

  /// From each member to the functions of its type that it calls.
  private static func calls(_ resolver: Resolver) -> [Step] {
    let program = resolver.program
    return resolver.facts.references.compactMap { reference in
      guard let source = reference.place.source, program[reference.target].kind == .function,
        !program[reference.target].traits.contains(.isLocal),
        program[reference.target].parent != nil, program.isSource(reference.target)
      else { return nil }
      let member = program.memberDeclaration(around: source)
      return holder(of: member, resolver) == holder(of: reference.target, resolver)
        ? (member, reference.target) : nil
    }
  }

  /// The member that a construction makes a root: any that builds a factory or configurator;
  /// outside modules also one that builds modules or fills a `Dependency` where nothing is given
  /// at run time; any that builds something in what the user calls a root.
  private static func member(
    building construction: Construction,
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
    let holder = holder(of: member, model.resolver)
    return model.moduleIDs.contains(holder) ? nil : member
  }

  /// The type that a member belongs to; a free function stands for itself.
  static func holder(of member: DeclarationID, _ resolver: Resolver) -> DeclarationID {
    guard let scope = resolver.program[member].parent else { return member }
    // An extension of a library's type stands for itself.
    guard let type = resolver.selfDeclaration(of: scope), resolver.program.isSource(type)
    else { return scope }
    return type
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

  /// Whether building is all that a type is there for: it is named so, or made to be a root.
  func isComposition(_ holder: DeclarationID) -> Bool {
    model.owners[holder] == nil && program[holder].kind.isNominalType
      && (isMade(holder) || structs.contains(holder)
        || RootWords.isRoot(holder, program))
  }

  // MARK: Graph

  func contribute(to assembly: inout GraphAssembly) {
    for holder in holders.union(structs).sorted() { assembly.addRoot(holder) }
    for holder in model.assemblies.sorted() { assembly.addAssembly(holder) }
    for structure in structs.sorted() {
      model.addFields(of: structure, owner: structure, to: &assembly)
      guard let root = assembly.root(of: structure) else { continue }
      for field in model.fields(of: structure) {
        guard let target = assembly.node(of: field) else { continue }
        assembly.addEdge(root, .declares, target, at: assembly.location(of: field))
      }
    }
    model.addNeeds(to: &assembly)
    RootProviders(self).contribute(to: &assembly)
    RootParts(self).contribute(to: &assembly)
  }
}
