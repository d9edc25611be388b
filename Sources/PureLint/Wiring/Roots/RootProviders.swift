import GraphModel

/// What roots build along the way: locals of their functions, their lazy and stored members; and
/// the parameters that their functions ask for.
struct RootProviders {
  let roots: Roots

  private let candidates: UnusedCandidates

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    candidates = UnusedCandidates(roots)
  }

  func contribute(to assembly: inout GraphAssembly) {
    let built = Set(
      resolver.facts.constructions.lazy.map(\.place).filter { !$0.isOnWrite }.compactMap(\.source)
    )
    for holder in roots.holders.sorted() where program[holder].kind.holdsMembers {
      addMembers(of: holder, built, to: &assembly)
    }
    let builders = Set(built.map { program.memberDeclaration(around: $0) })
    for member in roots.members.union(initializers()).sorted() {
      addFunction(member, builds: builders.contains(member), to: &assembly)
    }
    addUses(to: &assembly)
    markBuiltTypes(in: &assembly)
  }

  /// The initialisers of types that are roots and no modules.
  private func initializers() -> [DeclarationID] {
    roots.holders.subtracting(roots.model.moduleIDs).flatMap { holder in
      (resolver.members(of: holder)["init"] ?? []).filter { program.isSource($0) }
    }
  }

  /// Types that a root builds are inside the graph, even if they are no modules.
  private func markBuiltTypes(in assembly: inout GraphAssembly) {
    for construction in resolver.facts.constructions {
      guard let node = assembly.node(of: construction.declaration),
        assembly[node].kind == .consumer, roots.contain(construction.place),
        !program.targets.isTest(file: construction.place.file)
      else { continue }
      assembly[node].traits.insert(.isBuiltByRoot)
      if resolver.isEntryPoint(construction.declaration) {
        assembly[node].traits.insert(.isEntryPoint)
      }
    }
  }

  /// The members of a root's type that build something when they are first asked for.
  private func addMembers(
    of holder: DeclarationID,
    _ built: Set<DeclarationID>,
    to assembly: inout GraphAssembly
  ) {
    guard let root = assembly.root(of: holder) else { return }
    let blocks = [holder] + resolver.extensions(of: holder)
    for member in blocks.flatMap({ resolver.symbols.members(heldBy: $0) }) {
      let declaration = program[member]
      guard assembly.node(of: member) == nil else { continue }
      let isHop = declaration.kind == .function || declaration.traits.contains(.isComputed)
      let isBuilt =
        declaration.traits.contains(.isLazy) || built.contains(member) || candidates.isKept(member)
        || candidates.isHandedOn(member) || candidates.isInert(member)
      guard declaration.kind == .variable && isBuilt || isHop else { continue }
      let id = addProvider(member, owner: root, lifetime: lifetime(of: declaration), to: &assembly)
      // What only forwards may close a circle, but is nothing that could be unused.
      if candidates.isKept(member) { assembly[id].traits.insert(.isProperty) }
      let mayBeUnused =
        declaration.kind == .function
        ? candidates.isHelper(member)
        : isBuilt && !candidates.mayWorkAlone(member)
          && (candidates.contain(member) || candidates.isIdleWitness(member))
      if !mayBeUnused { assembly.addEdge(root, .uses, id, at: assembly.location(of: member)) }
    }
  }

  private func lifetime(of declaration: Declaration) -> Node.Lifetime {
    declaration.traits.contains(.isComputed) ? .transient : .singleton
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
    return assembly.addNode(
      Node(
        kind: .provider,
        name: program[id].kind == .variable ? program.text(id) : resolver.signature(of: id),
        typeName: roots.model.typeText(of: id),
        lifetime: lifetime,
        traits: traits,
        location: assembly.location(of: id),
        owner: owner
      ),
      for: id
    )
  }

  // MARK: Functions

  /// - Parameter builds: Whether it builds something itself. In a type that is there for something
  ///   else, only such functions belong to the root.
  private func addFunction(
    _ member: DeclarationID,
    builds: Bool,
    to assembly: inout GraphAssembly
  ) {
    let holder = Roots.holder(of: member, resolver)
    guard let root = assembly.root(of: holder) else { return }
    let isFunction = program[member].kind != .variable
    if isFunction, member != holder {
      let node = addProvider(member, owner: root, lifetime: .transient, to: &assembly)
      if roots.resolvers.contains(member) { assembly[node].traits.insert(.isResolver) }
      if !candidates.isHelper(member) {
        assembly.addEdge(root, .uses, node, at: assembly.location(of: member))
      }
    }
    guard !program.targets.isTest(file: program[member].file), !program.isBroken(around: member)
    else { return }
    addLocals(of: member, owner: root, to: &assembly)
    if isFunction, builds || roots.isComposition(holder) {
      addParameters(of: member, owner: root, to: &assembly)
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
        _ = addProvider(local, owner: owner, lifetime: nil, to: &assembly)
        addLocals(of: local, owner: owner, to: &assembly)
      case .function:
        _ = addProvider(local, owner: owner, lifetime: .transient, to: &assembly)
        addLocals(of: local, owner: owner, to: &assembly)
      default: break
      }
    }
  }

  /// A local that holds one built value; plain values such as flags are nobody's concern.
  private func isWatched(_ local: DeclarationID) -> Bool {
    let declaration = program[local]
    let tree = program.trees[declaration.file]
    guard tree.child(declaration.node, .identifierPattern) != nil else { return false }
    guard let value = tree.initialValue(of: declaration.node) else { return true }
    return (value.position..<tree.end(of: value)).contains { tree.nodes[$0].kind == .call }
  }

  private func addParameters(
    of function: DeclarationID,
    owner: NodeID,
    to assembly: inout GraphAssembly
  ) {
    let declaration = program[function]
    guard candidates.contain(function), candidates.choosesParameters(function),
      isCalledOnly(function),
      program.tree(of: function).child(declaration.node, .codeBlock) != nil
    else { return }
    for parameter in resolver.parameterDeclarations(of: function) {
      let name = program.text(parameter)
      guard name != "_", !name.isEmpty, !isForInference(parameter), !isOwnDependency(parameter)
      else { continue }
      let node = Node(
        kind: .dependency,
        name: "\(resolver.signature(of: function)).\(name)",
        typeName: roots.model.typeText(of: parameter),
        traits: .isParameter,
        location: assembly.location(of: parameter),
        owner: owner
      )
      let id = assembly.addNode(node, for: parameter)
      assembly.addEdge(owner, .declares, id, at: assembly.location(of: parameter))
    }
    RootArguments(resolver: resolver).contribute(to: function, &assembly)
  }

  /// Whether a parameter takes what the type around depends on, of which each field is judged.
  private func isOwnDependency(_ parameter: DeclarationID) -> Bool {
    let owner = resolver.type(of: parameter).unwrapped.declaration.flatMap {
      roots.model.owners[$0]
    }
    return owner != nil
      && owner == Roots.holder(of: program.memberDeclaration(around: parameter), resolver)
  }

  /// Whether every mention of a function is a call: as a value it has the parameters that whoever
  /// calls the value hands over.
  private func isCalledOnly(_ function: DeclarationID) -> Bool {
    resolver.references.references(to: function).allSatisfy { reference in
      program.trees[reference.place.file].isCalled(reference.place.token)
    }
  }

  /// A metatype parameter tells the compiler a generic argument; nobody needs to read it.
  private func isForInference(_ parameter: DeclarationID) -> Bool {
    if case .metatype(let type) = resolver.type(of: parameter) { return type.hasUnknown }
    return false
  }

  // MARK: Uses

  private func addUses(to assembly: inout GraphAssembly) {
    let deferred = deferredUses(by: assembly)
    for reference in resolver.facts.references where !reference.isWrite {
      guard let target = assembly.node(of: reference.target),
        assembly[target].kind == .provider,
        let (source, sourceID) = user(at: reference.place, in: &assembly)
      else { continue }
      let location = assembly.location(reference.place)
      let timing = timing(of: reference, from: sourceID)
      assembly.addEdge(source, .uses, target, at: location, timing: timing)
      addCapture(of: reference, in: sourceID, to: &assembly)
      guard reference.isCall, isAtOnce(reference.place, in: sourceID) else { continue }
      // Calling a closure runs at once what stands in it.
      for inner in deferred[reference.target] ?? [] where !inner.place.isConditional {
        guard let needed = assembly.node(of: inner.target), assembly[needed].kind == .provider
        else { continue }
        assembly.addEdge(source, .uses, needed, at: location)
      }
    }
    for member in Set(roots.holders.flatMap { resolver.members(of: $0).all }).sorted() {
      for read in resolver.unknownReads.reads(of: member) {
        addUnknownUse(read, of: member, to: &assembly)
      }
    }
  }

  /// By provider, what is mentioned in the closures that it holds or is given.
  private func deferredUses(by assembly: GraphAssembly) -> [DeclarationID: [Reference]] {
    var found: [DeclarationID: [Reference]] = [:]
    for reference in resolver.facts.references
    where reference.place.isDeferred || reference.place.isSourceDeferred {
      guard !reference.isWrite, let source = provider(around: reference.place, in: assembly),
        source == reference.place.source
          ? reference.place.isDeferred : reference.place.isSourceDeferred
      else { continue }
      found[source, default: []].append(reference)
    }
    return found
  }

  /// The innermost provider that a place is in.
  private func provider(around place: Place, in assembly: GraphAssembly) -> DeclarationID? {
    var next = place.source
    while let id = next {
      if let node = assembly.node(of: id) {
        return assembly[node].kind == .provider ? id : nil
      }
      next = program[id].parent
    }
    return nil
  }

  /// A local that a local in a closure needs is captured by all locals that hold the closure.
  private func addCapture(
    of reference: Reference,
    in source: DeclarationID?,
    to assembly: inout GraphAssembly
  ) {
    guard let source, isLocalVariable(reference.target), isLocalVariable(source),
      !program.isBroken(around: source), let target = assembly.node(of: reference.target)
    else { return }
    var next = program[source].parent
    while let id = next, isLocalVariable(id), !isInside(reference.target, id) {
      if let node = assembly.node(of: id) {
        assembly.addEdge(node, .uses, target, at: assembly.location(reference.place))
      }
      next = program[id].parent
    }
  }

  private func isInside(_ id: DeclarationID, _ holder: DeclarationID) -> Bool {
    var next = program[id].parent
    while let outer = next {
      if outer == holder { return true }
      next = program[outer].parent
    }
    return false
  }

  /// Who needs what is mentioned at a place. A setter runs for whoever sets the property, which is
  /// no provider's business.
  private func user(
    at place: Place,
    in assembly: inout GraphAssembly
  ) -> (NodeID, DeclarationID?)? {
    var next = place.source
    while let id = next {
      if let node = assembly.node(of: id), assembly[node].kind != .dependency,
        !(place.isOnWrite && isProperty(id))
      {
        return (node, id)
      }
      next = program[id].parent
    }
    return assembly.consumer(at: place).map { ($0, place.source) }
  }

  /// Locals of one function cannot be captured before their declaration, so deferral does not
  /// help between them.
  private func timing(of reference: Reference, from source: DeclarationID?) -> Edge.Timing {
    if reference.isAbsent || reference.isUncertain || isFunctionValue(reference)
      || isRecursion(reference, source) || isOfAnotherRoot(reference, source)
      || isInLocalFunction(reference.place, of: source)
    {
      return .deferred
    }
    if isLocalVariable(reference.target), let source, isLocalVariable(source),
      !isInside(reference.target, source), !program.isBroken(around: source)
    {
      return .eager
    }
    let isCertain = source.map { !program.isBroken(around: $0) } ?? true
    return isAtOnce(reference.place, in: source) && isCertain ? .eager : .deferred
  }

  /// Whether who needs a declaration gets to a place in it whenever that is so.
  private func isAtOnce(_ place: Place, in user: DeclarationID?) -> Bool {
    !place.isDeferred && !place.isConditional && !(place.isSourceDeferred && place.source != user)
  }

  /// Whether a function is handed on rather than called.
  private func isFunctionValue(_ reference: Reference) -> Bool {
    program[reference.target].kind == .function
      && !program.trees[reference.place.file].isCalled(reference.place.token)
  }

  /// Whether a place is in a function, or a local that waits, which its user declares: that runs
  /// when it is asked for.
  private func isInLocalFunction(_ place: Place, of user: DeclarationID?) -> Bool {
    var next = place.source
    while let id = next, id != user {
      let (kind, traits) = (program[id].kind, program[id].traits)
      let waits = kind == .function || !traits.isDisjoint(with: [.isLazy, .isComputed])
      if waits, traits.contains(.isLocal) { return true }
      next = program[id].parent
    }
    return false
  }

  /// Whether a member of a root asks another root of the same type: each has members of its own.
  private func isOfAnotherRoot(_ reference: Reference, _ source: DeclarationID?) -> Bool {
    guard reference.base.isAnother, let source else { return false }
    let member = program.memberDeclaration(around: source)
    return Roots.holder(of: member, resolver)
      == Roots.holder(of: reference.target, resolver)
  }

  /// Whether a function with parameters calls one of its name: recursion has an end, or the compiler
  /// warns of it, and often it is another overload that is meant.
  private func isRecursion(_ reference: Reference, _ source: DeclarationID?) -> Bool {
    guard let source, reference.target == source, program[source].kind == .function else {
      return false
    }
    return !resolver.parameterDeclarations(of: source).isEmpty
  }

  private func isProperty(_ id: DeclarationID) -> Bool {
    program[id].kind == .variable && !program[id].traits.contains(.isLocal)
  }

  /// Whether a local gets its value where it is declared.
  private func isLocalVariable(_ id: DeclarationID) -> Bool {
    program[id].traits.contains(.isLocal) && program[id].kind == .variable
      && program[id].traits.isDisjoint(with: [.isLazy, .isComputed])
  }

  /// A name read from a base of unknown type may mean any member of that name.
  private func addUnknownUse(
    _ read: UnknownRead,
    of member: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    guard let target = assembly.node(of: member), let source = assembly.consumer(at: read.place)
    else { return }
    // Nobody is blamed for asking a root that may not be meant; the root itself stands in.
    let isResolver = assembly[target].traits.contains(.isResolver)
    assembly.addEdge(
      isResolver ? assembly[target].owner ?? source : source,
      .uses,
      target,
      at: assembly.location(read.place),
      timing: .deferred
    )
  }
}
