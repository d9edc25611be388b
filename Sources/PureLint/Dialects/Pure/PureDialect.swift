import GraphModel

/// Reads apps that wire with Pure: modules with a `Dependency`, factories and configurators, roots
/// that build them.
struct PureDialect {
  let resolver: Resolver
  /// The library's protocols and classes, vendored copies included.
  let library: PureLibrary
  let modules: [PureModule]
  /// Which module or root each struct of dependencies belongs to.
  let owners: [DeclarationID: DeclarationID]
  let moduleIDs: Set<DeclarationID>
  let modulesByID: [DeclarationID: PureModule]
  /// What is filled in for others than the type that declares it.
  let bundles: PureBundles
  /// What the user calls roots: types, functions and properties.
  let named: Set<DeclarationID>
  /// The types that are roots by what they do.
  let held: Set<DeclarationID>
  private let rootNames: [RootName]

  init(_ resolver: Resolver, named: [RootName] = []) {
    self.resolver = resolver
    rootNames = named
    self.named = Set(named.flatMap { $0.declarations(in: resolver.program) })
    library = PureLibrary(resolver)
    let built = Set(resolver.facts.constructions.map(\.declaration))
    let shapes = PureShapes(resolver)
    modules = PureModule.all(in: resolver, library).filter { shapes.isUsed($0, built: built) }
    modulesByID = Dictionary(uniqueKeysWithValues: modules.map { ($0.id, $0) })
    moduleIDs = Set(modulesByID.keys)
    held = Set(resolver.program.roots)
    var owners: [DeclarationID: DeclarationID] = [:]
    for module in modules {
      guard let dependency = module.dependency else { continue }
      // A struct that several modules share belongs to the one that declares it.
      if owners[dependency] == nil || resolver.owner(ofNested: dependency) == module.id {
        owners[dependency] = module.id
      }
    }
    self.owners = owners
    bundles = PureBundles(resolver, except: Set(owners.keys))
  }

  /// Adds what the files say to the graph.
  /// - Returns: How much of what roots build could be followed.
  func contribute(to assembly: inout GraphAssembly) -> Coverage {
    let roots = PureRoots(self)
    let idle = rootNames.filter { isIdle($0, roots) }
    guard !modules.isEmpty || !roots.holders.isEmpty else { return Coverage(idleRoots: idle) }
    addModules(to: &assembly)
    roots.contribute(to: &assembly)
    addBundles(to: &assembly)
    PureWirings(self, roots).contribute(to: &assembly)
    PureMentions(self).contribute(to: &assembly)
    PureReads(self).contribute(to: &assembly)
    PureInjections(self).contribute(to: &assembly)
    PureSingletons(resolver).contribute(to: &assembly)
    PureLeftovers(self, in: assembly).contribute(to: &assembly)
    var coverage = PureCoverage(self, roots).coverage(assembly)
    coverage.idleRoots = idle
    return coverage
  }

  /// Whether nothing that the user means by a name builds a part of the graph.
  private func isIdle(_ name: RootName, _ roots: PureRoots) -> Bool {
    let meant = name.declarations(in: resolver.program)
    let known = roots.members.union(roots.holders).union(roots.structs)
    return !meant.isEmpty && known.isDisjoint(with: meant)
  }

  /// Whether the user calls a member, or the type that holds it, a root.
  func isNamed(_ member: DeclarationID) -> Bool {
    !named.isEmpty
      && (named.contains(member) || named.contains(PureRoots.holder(of: member, resolver)))
  }

  /// Whether a member is that of a type that is a root by what it does.
  func isHeld(_ member: DeclarationID) -> Bool {
    !held.isEmpty && held.contains(PureRoots.holder(of: member, resolver))
  }

  private func addModules(to assembly: inout GraphAssembly) {
    for module in modules { _ = assembly.addNode(node(of: module, assembly), for: module.id) }
    for (dependency, owner) in owners.sorted(by: { $0.key < $1.key }) {
      addFields(of: dependency, owner: owner, to: &assembly)
    }
    for module in modules {
      guard let dependency = module.dependency, let source = assembly.node(of: module.id) else {
        continue
      }
      for field in resolver.storedProperties(of: dependency) {
        guard let target = assembly.node(of: field) else { continue }
        assembly.addEdge(source, .declares, target, at: assembly.location(of: field))
      }
    }
    addInheritance(to: &assembly)
  }

  private func addBundles(to assembly: inout GraphAssembly) {
    for structure in bundles.structs {
      let owner = assembly.consumer(around: structure)
      for field in resolver.storedProperties(of: structure) {
        _ = assembly.addNode(node(of: field, in: structure, owner: owner, assembly), for: field)
      }
    }
  }

  /// Building a module builds the modules that it inherits from, and its declarations in other
  /// branches of `#if`.
  private func addInheritance(to assembly: inout GraphAssembly) {
    let conditional = modules.map(\.id).filter { resolver.program[$0].condition != .none }
    let groups = Dictionary(grouping: conditional) { resolver.program.qualifiedName($0) }
    for group in groups.values {
      for (index, module) in group.enumerated() {
        let others = group[(index + 1)...] + group[..<index]
        guard let other = others.first(where: { isInSameTarget($0, module) }) else { continue }
        addBuilding(of: other, by: module, to: &assembly)
      }
    }
    for module in modules {
      for supertype in resolver.allSupertypes(of: .nominal(module.id, [])) {
        guard let base = supertype.declaration else { continue }
        addBuilding(of: base, by: module.id, to: &assembly)
        for other in resolver.namesakes(of: base, inOtherTargetsOf: Int(module.id.file)) {
          addBuilding(of: other, by: module.id, to: &assembly)
        }
      }
    }
  }

  private func isInSameTarget(_ module: DeclarationID, _ other: DeclarationID) -> Bool {
    resolver.program.targets.shareTarget(Int(module.file), Int(other.file))
  }

  /// Whether a declaration is a library's whose clients are out of sight.
  func isForClients(_ id: DeclarationID) -> Bool {
    resolver.program[id].traits.contains(.isPublic)
      && resolver.program.targets.isForClients(file: Int(id.file))
  }

  private func addBuilding(
    of module: DeclarationID,
    by builder: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    guard let source = assembly.node(of: builder), let target = assembly.node(of: module) else {
      return
    }
    assembly.addEdge(source, .constructs, target, at: assembly.location(of: builder))
  }

  private func node(of module: PureModule, _ assembly: GraphAssembly) -> Node {
    var traits: Node.Traits = []
    if module.kind == .configurator { traits.insert(.isConfigurator) }
    if module.kind == .factory { traits.insert(.hasFactory) }
    if module.kind == .filledLater { traits.insert(.isFilledLater) }
    if resolver.isEntryPoint(module.id) || isForClients(module.id) { traits.insert(.isEntryPoint) }
    let program = resolver.program
    if program.targets.isTest(file: program[module.id].file) { traits.insert(.isTest) }
    return Node(
      kind: .module,
      name: program.qualifiedName(module.id),
      traits: traits,
      location: assembly.location(of: module.id)
    )
  }

  /// Adds the fields of a struct of dependencies, each a dependency of the owner.
  func addFields(
    of structure: DeclarationID,
    owner: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    let owner = assembly.root(of: owner) ?? assembly.node(of: owner)
    for field in resolver.storedProperties(of: structure) {
      let id = assembly.addNode(node(of: field, in: structure, owner: owner, assembly), for: field)
      let type = resolver.type(of: field)
      let handed = modulesHandedOver(to: type)
      for (module, timing) in modulesAsked(by: type) {
        guard let target = assembly.node(of: module) else { continue }
        assembly.addEdge(
          id,
          .asks,
          target,
          at: assembly.location(of: field),
          timing: timing,
          typeName: handed.first.map { resolver.program.qualifiedName($0) }
        )
      }
    }
  }

  private func node(
    of field: DeclarationID,
    in structure: DeclarationID,
    owner: NodeID?,
    _ assembly: GraphAssembly
  ) -> Node {
    let program = resolver.program
    return Node(
      kind: .dependency,
      name: "\(program.qualifiedName(structure)).\(program.text(field))",
      typeName: typeText(of: field),
      traits: traits(of: field),
      location: assembly.location(of: field),
      owner: owner
    )
  }

  private func traits(of field: DeclarationID) -> Node.Traits {
    var traits: Node.Traits = []
    let declaration = resolver.program[field]
    if declaration.traits.contains(.hasInitialValue) || resolver.isFilledByWrapper(field)
      || isSetLater(field)
    {
      traits.insert(.hasDefault)
    }
    let type = resolver.type(of: field)
    if mayBeEmpty(type), !isImplicitlyUnwrapped(field) {
      traits.insert(.isOptional)
      if case .optional = type, !declaration.traits.contains(.isConstant) {
        traits.insert(.hasDefault)
      }
    }
    if resolver.program.targets.isTest(file: declaration.file) { traits.insert(.isTest) }
    if PureInitialisers(resolver).isRelabelled(field) { traits.insert(.isRelabelled) }
    return traits
  }

  /// Whether a field may be left out at first, and something sets it.
  private func isSetLater(_ field: DeclarationID) -> Bool {
    guard !resolver.program[field].traits.contains(.isConstant), isImplicitlyUnwrapped(field) else {
      return false
    }
    let name = resolver.program[field].name
    return resolver.references.references(to: field).contains(where: \.isWrite)
      || resolver.facts.unknownReads.contains { $0.name == name }
      || resolver.facts.unknownWrites.contains { $0.name == name }
  }

  func isImplicitlyUnwrapped(_ field: DeclarationID) -> Bool {
    let declaration = resolver.program[field]
    let tree = resolver.program.trees[declaration.file]
    return tree.annotatedType(of: declaration.node).map {
      tree.kind($0) == .implicitlyUnwrappedType
    }
      ?? false
  }

  func typeText(of field: DeclarationID) -> String? {
    let declaration = resolver.program[field]
    let tree = resolver.program.trees[declaration.file]
    let node = tree.annotatedType(of: declaration.node) ?? tree.type(in: declaration.node)
    return node.map { tree.text($0).onOneLine }
  }

  /// What a closure that makes a module is given of what modules consist of: the module's own
  /// `Dependency`, filled in by whoever calls, or an instance of another module. Who calls has them
  /// already, so that nothing on that way is built.
  private func modulesHandedOver(to type: SwiftType) -> [DeclarationID] {
    switch type.unwrapped {
    case .function(let parameters, let result):
      let given = parameters.compactMap(\.type.declaration).filter {
        owners[$0] != nil || moduleIDs.contains($0)
      }
      return given + modulesHandedOver(to: result)
    case .nominal(_, let arguments): return arguments.flatMap { modulesHandedOver(to: $0) }
    default: return []
    }
  }

  /// The modules whose instances or factories a type names, and whether asking builds them.
  func modulesAsked(by type: SwiftType) -> [(DeclarationID, Edge.Timing)] {
    switch type.unwrapped {
    case .nominal(let id, let arguments):
      if library.builders.contains(id) {
        return arguments.compactMap { $0.declaration }.map { ($0, .deferred) }
      }
      if moduleIDs.contains(id) { return [(id, .eager)] }
      return arguments.flatMap { modulesAsked(by: $0) }
    case .function(_, let result): return modulesAsked(by: result).map { ($0.0, .deferred) }
    case .tuple(let elements): return elements.flatMap { modulesAsked(by: $0.type) }
    default: return []
    }
  }

  private func hasSubclass(_ id: DeclarationID) -> Bool {
    guard resolver.program[id].kind == .classType else { return false }
    return resolver.symbols.possibleSubtypes(of: [resolver.program[id].name]).contains { heir in
      heir != id && resolver.program[heir].kind == .classType
        && resolver.isSubtype(.nominal(heir, []), of: .nominal(id, []))
    }
  }

  /// Whether a value can be had without any of the module instances that its type names: a
  /// collection may be empty, a box is filled later, a subclass needs something else.
  private func mayBeEmpty(_ type: SwiftType) -> Bool {
    switch type {
    case .optional: true
    case .nominal(let id, _) where moduleIDs.contains(id): hasSubclass(id)
    case .nominal(let id, let arguments):
      !library.builders.contains(id)
        && arguments.contains { modulesAsked(by: $0).contains { $0.1 == .eager } }
    case .tuple(let elements):
      elements.map(\.type).filter { !modulesAsked(by: $0).isEmpty }.allSatisfy(mayBeEmpty)
        && !modulesAsked(by: type).isEmpty
    default: false
    }
  }
}

extension String {
  /// Code without line breaks, as it would be written on one line.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).reduce(into: "") { line, part in
      let isOpen = line.last.map("(<[.".contains) ?? true
      let isClosing = part.first.map(")>].,".contains) ?? true
      line += isOpen || isClosing ? part : " " + part
    }
  }
}

extension Resolver {
  /// A function with its argument labels: `create(payload:)`.
  func signature(of id: DeclarationID) -> String {
    let labels = parameterDeclarations(of: id).map { parameter -> String in
      let tree = program.tree(of: parameter)
      let node = program[parameter].node
      guard tree.flags(node).contains(.hasLabel) else { return "_:" }
      return tree.text(tree.mainToken(node)) + ":"
    }
    return "\(program.text(id))(\(labels.joined()))"
  }

  /// The type around a nested type, through extensions.
  func owner(ofNested id: DeclarationID) -> DeclarationID? {
    program[id].parent.flatMap { selfType(of: $0).declaration }
  }
}
