import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The providers of roots: locals of their functions, their lazy and stored members.
struct RootProviders {
  let roots: Roots

  private let candidates: UnusedCandidates
  private let promises: Promises
  private let kept: KeptClosures

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    candidates = UnusedCandidates(roots)
    promises = Promises(roots)
    kept = KeptClosures(roots.model.resolver)
  }

  func contribute(to assembly: inout GraphAssembly) {
    let built = Set(
      resolver.facts.sites.lazy.map(\.place).filter { !$0.isOnWrite }.compactMap(\.source)
    )
    for holder in roots.holders.sorted() where program[holder].kind.holdsMembers {
      addMembers(of: holder, built, to: &assembly)
    }
    let builders = Set(built.map { program.memberDeclaration(around: $0) })
    for member in roots.members.union(initializers()).sorted() {
      addFunction(member, builds: builders.contains(member), to: &assembly)
    }
    var uses = ProviderUses(roots)
    uses.contribute(to: &assembly)
    var asked = InitializerUses(roots)
    asked.contribute(to: &assembly)
    let entries = EntryPoints(resolver)
    let insiders = RootInsiders(roots, entries)
    RootLookups(roots.model, insiders).contribute(to: &assembly)
    SecondRoots(roots.model, insiders, entries).contribute(to: &assembly)
    InheritedDefinitions(roots.model).contribute(to: &assembly)
    AssemblyUses(roots.model).contribute(to: &assembly)
    markBuiltTypes(in: &assembly)
    markHandedTypes(insiders, in: &assembly)
  }

  /// The initializers of types that are roots and no modules.
  private func initializers() -> [DeclarationID] {
    roots.holders.subtracting(roots.model.moduleIDs).flatMap { holder in
      (resolver.members(of: holder)["init"] ?? []).filter { program.isSource($0) }
    }
  }

  /// Marks the types that a root builds: they are inside the graph, even if they are no modules.
  private func markBuiltTypes(in assembly: inout GraphAssembly) {
    for construction in resolver.facts.sites {
      guard let node = assembly.node(of: construction.declaration),
        assembly[node].kind == .consumer, roots.contain(construction.place),
        !program.targets.isTest(file: construction.place.file), !isShown(at: construction.place)
      else { continue }
      assembly[node].traits.insert(.isBuiltByRoot)
      if resolver.isEntryPoint(construction.declaration) {
        assembly[node].traits.insert(.isEntryPoint)
      }
    }
  }

  /// Marks those of them that a root hands something, which could hand them the rest, too. A root of
  /// modules says what it hands to whom, so that nobody has to ask it.
  private func markHandedTypes(_ insiders: RootInsiders, in assembly: inout GraphAssembly) {
    let handOvers = HandOvers(resolver, roots.model.kinds)
    for construction in resolver.facts.constructions {
      let type = construction.declaration
      guard let node = assembly.node(of: type),
        assembly[node].traits.isDisjoint(with: .isInside),
        assembly[node].traits.contains(.isBuiltByRoot), roots.contain(construction.place),
        insiders.contain(type) || wiresModules(construction.place)
          || construction.arguments.contains(where: handOvers.mayBeObject)
      else { continue }
      assembly[node].traits.insert(.isInside)
    }
  }

  /// Whether a place is in a root that is there for modules.
  private func wiresModules(_ place: Place) -> Bool {
    place.source.map {
      !roots.composesByHand(resolver.holder(of: program.memberDeclaration(around: $0)))
    } ?? false
  }

  /// Whether a place is in a type that shows something, which the system asks for its content.
  private func isShown(at place: Place) -> Bool {
    guard let source = place.source,
      let type = resolver.selfDeclaration(of: source), roots.composesByHand(type)
    else { return false }
    return resolver.allSupertypes(of: .nominal(type, [])).contains { supertype in
      guard case .external(let name, _) = supertype.form else { return false }
      return program.libraries.knows(name, .isScreen)
    }
  }

  /// The members of a root's type that build something when they are first asked for.
  private func addMembers(
    of holder: DeclarationID,
    _ built: Set<DeclarationID>,
    to assembly: inout GraphAssembly
  ) {
    guard let root = assembly.root(of: holder) else { return }
    let asker = assembly.assembly(holder) ?? root
    let definitions = roots.model.definitions
    let isNamesake = hasNamesake(holder)
    let blocks = [holder] + resolver.extensions(of: holder)
    for member in blocks.flatMap({ resolver.symbols.members(heldBy: $0) }) {
      let declaration = program[member]
      guard assembly.node(of: member) == nil else { continue }
      let isHop = declaration.kind == .function || declaration.traits.contains(.isComputed)
      let isBuilt =
        declaration.traits.contains(.isLazy) || built.contains(member) || candidates.isKept(member)
        || candidates.isHandedOn(member) || candidates.isInert(member)
        || !definitions[member].isEmpty || isReference(member, in: holder)
      guard declaration.kind == .variable && isBuilt || isHop else { continue }
      let id = addProvider(member, owner: root, lifetime: lifetime(of: member), to: &assembly)
      // What only forwards may close a cycle, but is nothing that could be unused.
      if candidates.isKept(member) { assembly[id].traits.insert(.isProperty) }
      if isEmpty(member) { assembly.hints.add(empty: id) }
      let mayBeUnused =
        declaration.kind == .function
        ? candidates.isHelper(member)
        : isBuilt && !candidates.mayWorkAlone(member)
          && (candidates.contain(member) || candidates.isIdleWitness(member))
          && candidates.isObjectOfRoot(member)
      if !mayBeUnused || isNamesake || candidates.mayBeNamedUnseen(member)
        || roots.model.handedOn.contains(member)
      {
        // The system asks for what it requires at places that are out of sight.
        let isAskedUnseen =
          !roots.model.handedOn.contains(member)
          && (declaration.traits.contains(.isOverride) || resolver.requirements(of: member) == nil)
        let location = isAskedUnseen ? nil : assembly.location(of: member)
        assembly.addEdge(asker, .uses, id, at: location)
        if let doubt = candidates.doubt(about: member) {
          assembly.leaveOpen(member, because: doubt)
        }
      }
    }
  }

  /// Whether nothing is ever put into a stored variable.
  private func isEmpty(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    return declaration.kind == .variable
      && declaration.traits.isDisjoint(with: [.isComputed, .isConstant, .hasInitialValue])
      && !program.mayBeWrapped(member)
      && !resolver.references.references(to: member).contains(where: \.isWrite)
  }

  /// Whether another assembly has the name of one, so that either may be meant.
  private func hasNamesake(_ holder: DeclarationID) -> Bool {
    roots.model.assemblies.contains(holder)
      && resolver.symbols.topLevel(program[holder].name).contains {
        $0 != holder && roots.model.assemblies.contains($0)
      }
  }

  /// Whether a property of an assembly leads to another one.
  private func isReference(_ member: DeclarationID, in holder: DeclarationID) -> Bool {
    let (assemblies, traits) = (roots.model.assemblies, program[member].traits)
    return assemblies.contains(holder) && !traits.isDisjoint(with: [.isLazy, .isComputed])
      && resolver.type(of: member).declaration.map(assemblies.contains) == true
  }

  private func lifetime(of member: DeclarationID) -> Node.Lifetime {
    let declaration = program[member]
    let isMadeAnew =
      (declaration.kind == .function || declaration.traits.contains(.isComputed))
      && !kept.keepsValue(of: member)
    return isMadeAnew ? .transient : .singleton
  }

  private func addProvider(
    _ id: DeclarationID,
    owner: NodeID,
    lifetime: Node.Lifetime?,
    to assembly: inout GraphAssembly
  ) -> NodeID {
    var traits: Node.Traits = program.targets.isTest(file: program[id].file) ? .isTest : []
    if !program[id].traits.contains(.isLocal), candidates.isIdleWitness(id) {
      traits.insert(.isRequired)
    }
    if program[id].kind == .function { traits.insert(.isFunction) }
    let definition = roots.model.definitions.sole(in: id)
    if let lifetime = definition?.lifetime {
      traits.insert(lifetime == .singleton ? .isSingular : .isDoubled)
    }
    let typeName = roots.model.typeText(of: id)
    let node = assembly.addNode(
      Node(
        kind: .provider,
        name: program[id].kind == .variable ? program.text(id) : resolver.signature(of: id),
        typeName: typeName,
        lifetime: definition.map(\.lifetime) ?? lifetime,
        isLifetimeExplicit: definition?.isLifetimeExplicit ?? promises.contain(id),
        traits: traits,
        location: assembly.location(of: id),
        owner: owner
      ),
      for: id
    )
    assembly.addType(yieldedBy: id, isWritten: typeName != nil, to: node, resolver)
    return node
  }

  // MARK: Functions

  /// - Parameter builds: Whether it builds something itself. In a type that is there for something
  ///   else, only such functions belong to the root.
  private func addFunction(
    _ member: DeclarationID,
    builds: Bool,
    to assembly: inout GraphAssembly
  ) {
    let holder = resolver.holder(of: member)
    guard let root = assembly.root(of: holder) else { return }
    let isFunction = program[member].kind != .variable
    if isFunction, member != holder {
      let node = addProvider(member, owner: root, lifetime: .transient, to: &assembly)
      if roots.resolvers.contains(member) { assembly[node].traits.insert(.isResolver) }
      if !candidates.isHelper(member) || candidates.mayBeNamedUnseen(member) {
        assembly.addEdge(
          assembly.assembly(holder) ?? root,
          .uses,
          node,
          at: assembly.location(of: member)
        )
      }
    }
    guard !program.targets.isTest(file: program[member].file), !program.isBroken(around: member)
    else { return }
    addLocals(of: member, owner: root, to: &assembly)
    if isFunction, builds || roots.onlyBuilds(holder) || roots.structs.contains(holder) {
      RootParameters(model: roots.model, roots: roots, candidates: candidates)
        .contribute(member, owner: root, to: &assembly)
    }
  }

  /// The locals of a function, at any depth; those in closures too.
  private func addLocals(
    of function: DeclarationID,
    owner: NodeID,
    to assembly: inout GraphAssembly
  ) {
    for local in resolver.symbols.members(heldBy: function) {
      let declaration = program[local]
      switch declaration.kind {
      case .variable where isWatched(local):
        let node = addProvider(local, owner: owner, lifetime: nil, to: &assembly)
        if !isMatterOfRoot(local, in: function) {
          assembly.addEdge(owner, .uses, node, at: assembly.location(of: local))
        }
        addLocals(of: local, owner: owner, to: &assembly)
      case .function:
        let node = addProvider(local, owner: owner, lifetime: .transient, to: &assembly)
        if !isMatterOfRoot(local, in: function) {
          assembly.addEdge(owner, .uses, node, at: assembly.location(of: local))
        }
        addLocals(of: local, owner: owner, to: &assembly)
      default: break
      }
    }
  }

  /// Whether a local that nobody uses is told: of who composes by hand, an object is.
  private func isMatterOfRoot(_ local: DeclarationID, in function: DeclarationID) -> Bool {
    let holder = resolver.holder(of: program.memberDeclaration(around: function))
    return !roots.composesByHand(holder) || roots.wiresModules(function)
      || roots.model.kinds.kind(of: candidates.value(of: local)).mayLeadToObjects
  }

  /// A local that holds one built value; plain values such as flags are nobody's concern.
  private func isWatched(_ local: DeclarationID) -> Bool {
    let declaration = program[local]
    let tree = program.trees[declaration.file]
    guard tree.child(declaration.node, .identifierPattern) != nil else { return false }
    guard let value = tree.initialValue(of: declaration.node) else { return true }
    return (value.position..<tree.end(of: value)).contains { tree.nodes.kind($0) == .call }
  }
}
