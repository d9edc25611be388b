import GraphModel

/// The composition roots: the functions and members that build factories, and what they build
/// along the way.
struct PureRoots {
  let dialect: PureDialect
  /// The members and free functions that build a part of the graph.
  let members: Set<DeclarationID>
  /// The types that hold them, and the free functions among them.
  let holders: Set<DeclarationID>
  /// The structs that roots return, whose fields their owner must read.
  let structs: Set<DeclarationID>
  /// The members that yield such a struct: asking one builds a whole root.
  let resolvers: Set<DeclarationID>

  private var resolver: Resolver { dialect.resolver }
  private var program: Program { dialect.resolver.program }

  init(_ dialect: PureDialect) {
    self.dialect = dialect
    let resolver = dialect.resolver
    var members: Set<DeclarationID> = []
    for construction in resolver.facts.constructions {
      guard let source = construction.place.source,
        let member = Self.member(building: construction, around: source, dialect)
      else { continue }
      members.insert(member)
    }
    var structs: Set<DeclarationID> = []
    var resolvers: Set<DeclarationID> = []
    let calls = Self.calls(resolver)
    let callers = calls.map { Step(from: $0.to, to: $0.from) }
    let builders = Self.closure(of: members, along: callers, resolver)
    let returned = Self.returnedStructs(of: builders, dialect) + Self.resolvedStructs(dialect)
    for (structure, maker) in returned {
      members.insert(maker)
      resolvers.insert(maker)
      if Self.isJudged(structure, madeBy: maker, resolver) { structs.insert(structure) }
    }
    for maker in Self.entryMakers(dialect) {
      members.insert(maker)
      resolvers.insert(maker)
    }
    self.members = Self.closure(of: members, along: calls + callers, resolver)
    self.structs = structs
    self.resolvers = resolvers
    let holders = Set(members.map { Self.holder(of: $0, resolver) })
    self.holders = holders.union(holders.flatMap { Self.bases(of: $0, dialect) })
  }

  /// Whether the fields of a root's struct have to be read by what the sources show: not those of
  /// tests, nor those of a library's whose clients are out of sight, as nothing here asks for it.
  private static func isJudged(
    _ structure: DeclarationID,
    madeBy maker: DeclarationID,
    _ resolver: Resolver
  ) -> Bool {
    let program = resolver.program
    if program.targets.isTest(file: program[structure].file) { return false }
    guard program[structure].traits.contains(.isPublic) else { return true }
    let shared = resolver.members(of: structure).all.filter {
      program[$0].traits.contains(.isStatic)
    }
    return (shared + [maker]).contains { asked in
      resolver.references.references(to: asked).contains { reference in
        !resolver.isInside(structure, reference.place)
          && reference.place.source.map(program.memberDeclaration) != maker
          && !program.targets.isTest(file: reference.place.file)
      }
    }
  }

  /// The declared classes that a root inherits from; they hold providers too.
  private static func bases(
    of holder: DeclarationID,
    _ dialect: PureDialect
  ) -> [DeclarationID] {
    let resolver = dialect.resolver
    guard resolver.program[holder].kind == .classType, !dialect.moduleIDs.contains(holder) else {
      return []
    }
    return resolver.allSupertypes(of: .nominal(holder, [])).compactMap(\.declaration).filter {
      resolver.program[$0].kind == .classType && resolver.program.isSource($0)
        && !dialect.moduleIDs.contains($0)
    }
  }

  /// A call of a member by another one, or the way back.
  private typealias Step = (from: DeclarationID, to: DeclarationID)

  /// The members with all those of the same types that the steps lead to from them.
  private static func closure(
    of members: Set<DeclarationID>,
    along steps: [Step],
    _ resolver: Resolver
  ) -> Set<DeclarationID> {
    let next = Dictionary(grouping: steps, by: \.from)
    var found = members
    var queue = Array(members)
    while let member = queue.popLast() {
      for neighbour in (next[member] ?? []).map(\.to)
      where resolver.program[neighbour].parent != nil
        && holder(of: neighbour, resolver) == holder(of: member, resolver)
        && found.insert(neighbour).inserted
      {
        queue.append(neighbour)
      }
    }
    return found
  }

  /// From each member to the functions of types that it calls.
  private static func calls(_ resolver: Resolver) -> [Step] {
    let program = resolver.program
    return resolver.facts.references.compactMap { reference in
      guard let source = reference.place.source, program[reference.target].kind == .function,
        !program[reference.target].traits.contains(.isLocal),
        program[reference.target].parent != nil, program.isSource(reference.target)
      else { return nil }
      return (program.memberDeclaration(around: source), reference.target)
    }
  }

  /// The member that a construction makes a root: any that builds a factory or configurator;
  /// outside modules also one that builds modules or fills a `Dependency` where nothing is given
  /// at run time; any that builds something in what the user calls a root.
  private static func member(
    building construction: Construction,
    around source: DeclarationID,
    _ dialect: PureDialect
  ) -> DeclarationID? {
    let program = dialect.resolver.program
    let member = program.memberDeclaration(around: source)
    if isNamed(member, dialect) { return member }
    if dialect.library.builders.contains(construction.declaration) { return member }
    let builds =
      dialect.owners[construction.declaration] != nil
      || dialect.moduleIDs.contains(construction.declaration)
    guard builds, isStaticContext(member, program) else { return nil }
    let holder = holder(of: member, dialect.resolver)
    return dialect.moduleIDs.contains(holder) ? nil : member
  }

  /// Whether the user calls a member, or the type that holds it, a root.
  private static func isNamed(_ member: DeclarationID, _ dialect: PureDialect) -> Bool {
    !dialect.named.isEmpty
      && (dialect.named.contains(member)
        || dialect.named.contains(holder(of: member, dialect.resolver)))
  }

  private static func isStaticContext(_ member: DeclarationID, _ program: Program) -> Bool {
    let declaration = program[member]
    return declaration.traits.contains(.isStatic) || declaration.parent == nil
      || declaration.kind == .initializer || declaration.traits.contains(.isLazy)
  }

  /// The type that a member belongs to; a free function stands for itself.
  static func holder(of member: DeclarationID, _ resolver: Resolver) -> DeclarationID {
    guard let scope = resolver.program[member].parent else { return member }
    // An extension of a library's type stands for itself.
    guard let type = resolver.selfType(of: scope).declaration, resolver.program.isSource(type)
    else { return scope }
    return type
  }

  /// The members that fill in what an entry point depends on: they build a whole root.
  private static func entryMakers(_ dialect: PureDialect) -> [DeclarationID] {
    let resolver = dialect.resolver
    return resolver.facts.constructions.compactMap { construction in
      guard let owner = dialect.owners[construction.declaration], resolver.isEntryPoint(owner),
        let member = construction.place.source.map(resolver.program.memberDeclaration),
        isStaticContext(member, resolver.program),
        isResult(construction.declaration, of: member, resolver)
      else { return nil }
      return member
    }
  }

  /// The structs that roots return, each with the member that builds it.
  ///
  /// - Parameter members: The members that build a part of the graph, and those that call them.
  private static func returnedStructs(
    of members: Set<DeclarationID>,
    _ dialect: PureDialect
  ) -> [(structure: DeclarationID, maker: DeclarationID)] {
    let resolver = dialect.resolver
    let program = resolver.program
    return resolver.facts.constructions.compactMap { construction in
      let structure = construction.declaration
      guard program[structure].kind == .structType, program.isSource(structure),
        dialect.owners[structure] == nil, !dialect.moduleIDs.contains(structure),
        let member = construction.place.source.map({ program.memberDeclaration(around: $0) }),
        isStaticContext(member, program) || isNamed(member, dialect),
        isResult(structure, of: member, resolver)
      else { return nil }
      return members.contains(member) || isMade(structure, by: member, dialect)
        ? (structure, member) : nil
    }
  }

  /// Whether a struct of services alone is a root's own: its maker is named as makers of roots are,
  /// and the struct as what roots return, unless it makes itself beside modules.
  private static func isMade(
    _ structure: DeclarationID,
    by member: DeclarationID,
    _ dialect: PureDialect
  ) -> Bool {
    let resolver = dialect.resolver
    guard resolver.program[member].name == makerName else { return false }
    if isNamedAsDependency(structure, resolver.program) {
      return resolver.program[member].traits.contains(.isStatic)
    }
    return !dialect.modules.isEmpty && holder(of: member, resolver) == structure
  }

  /// Whether a type is called what structs of dependencies are: `AppDependency`.
  private static func isNamedAsDependency(_ id: DeclarationID, _ program: Program) -> Bool {
    let name = program.text(id)
    return name.hasSuffix("Dependency") || name.hasSuffix("Dependencies")
  }

  /// The structs with a part of the graph in them that have a `resolve()` of their own, whoever
  /// fills them in: a container, most often.
  private static func resolvedStructs(
    _ dialect: PureDialect
  ) -> [(structure: DeclarationID, maker: DeclarationID)] {
    let (resolver, program) = (dialect.resolver, dialect.resolver.program)
    return staticMakers(program).compactMap { maker in
      let structure = holder(of: maker, resolver)
      guard program[structure].kind == .structType, dialect.owners[structure] == nil,
        !dialect.moduleIDs.contains(structure), isResult(structure, of: maker, resolver),
        resolver.storedProperties(of: structure).contains(where: { holdsModule($0, dialect) })
      else { return nil }
      return (structure, maker)
    }
  }

  /// The static functions named as makers of roots are, in source order.
  private static func staticMakers(_ program: Program) -> [DeclarationID] {
    program.files.indices.prefix(program.interfaceStart).flatMap { file in
      program.files[file].declarations.indices.compactMap { index in
        let maker = program.files[file].declarations[index]
        let isMaker =
          maker.kind == .function && maker.name == makerName && maker.traits.contains(.isStatic)
        return isMaker ? DeclarationID(file: file, index: index) : nil
      }
    }
  }

  /// The names of the structs that a `resolve()` may make, and of the types that hold it.
  ///
  /// - Parameter hasModules: Whether there are modules; without any only a struct with a name that
  ///   says so is a root's own.
  static func madeNames(in resolver: Resolver, hasModules: Bool) -> Set<Name> {
    let program = resolver.program
    return staticMakers(program).reduce(into: []) { names, maker in
      let result = resolver.resultType(of: maker).declaration
      let isNamed = result.map { isNamedAsDependency($0, program) } ?? false
      guard isNamed || hasModules else { return }
      let leading = [program[maker].parent, isNamed ? result : nil]
      names.formUnion(leading.compactMap { $0.map { program[$0].name } })
    }
  }

  private static let makerName: Name = "resolve"

  /// Whether a property holds a module, a way to build one, or what one depends on.
  private static func holdsModule(_ property: DeclarationID, _ dialect: PureDialect) -> Bool {
    let type = dialect.resolver.type(of: property)
    if let declared = type.declaration, dialect.owners[declared] != nil { return true }
    return !dialect.modulesAsked(by: type).isEmpty
  }

  private static func isResult(
    _ id: DeclarationID,
    of member: DeclarationID,
    _ resolver: Resolver
  ) -> Bool {
    switch resolver.program[member].kind {
    case .function: resolver.resultType(of: member).declaration == id
    case .variable: resolver.type(of: member).declaration == id
    default: false
    }
  }

  /// Whether a place is in a member that builds a part of the graph.
  func contain(_ place: Place) -> Bool {
    place.source.map { members.contains(program.memberDeclaration(around: $0)) } ?? false
  }

  // MARK: Graph

  func contribute(to assembly: inout GraphAssembly) {
    for holder in holders.union(structs).sorted() { assembly.addRoot(holder) }
    for structure in structs.sorted() {
      dialect.addFields(of: structure, owner: structure, to: &assembly)
      guard let root = assembly.root(of: structure) else { continue }
      for field in resolver.storedProperties(of: structure) {
        guard let target = assembly.node(of: field) else { continue }
        assembly.addEdge(root, .declares, target, at: assembly.location(of: field))
      }
    }
    PureProviders(self).contribute(to: &assembly)
  }
}
