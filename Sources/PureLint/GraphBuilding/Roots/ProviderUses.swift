import GraphModel
import PureLintResolution
import PureLintSyntax

/// The uses of a root's providers, eager where building the user builds the provider.
struct ProviderUses {
  private let roots: Roots
  /// The members of roots that subclasses override; in assemblies, what is inherited tells.
  private let overridden: Set<DeclarationID>

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    overridden = Self.overridden(in: roots.holders.subtracting(roots.model.assemblies), roots)
  }

  private static func overridden(
    in holders: Set<DeclarationID>,
    _ roots: Roots
  ) -> Set<DeclarationID> {
    let resolver = roots.model.resolver
    let program = resolver.program
    var found: Set<DeclarationID> = []
    for holder in holders where program[holder].kind == .classType {
      let overriding = resolver.heirs(of: holder).flatMap { resolver.members(of: $0).all }
        .filter { program[$0].traits.contains(.isOverride) }
      for name in Set(overriding.map { program[$0].name }) {
        found.formUnion(resolver.members(of: holder)[name] ?? [])
      }
    }
    return found
  }

  func contribute(to assembly: inout GraphAssembly) {
    let givers = roots.model.givers
    let references = resolver.references.references {
      givers[$0] != nil || assembly.node(of: $0).map { assembly[$0].kind } == .provider
    }
    let deferred =
      references.contains(where: \.isCall) ? deferredUses(among: references, by: assembly) : [:]
    let tuples = TupleResults(roots.model)
    for reference in references where !reference.isWrite && !tuples.leave(reference) {
      guard let target = assembly.node(of: givers[reference.target] ?? reference.target),
        assembly[target].kind == .provider,
        let (source, sourceID) = user(at: reference.place, in: &assembly)
      else { continue }
      let location = assembly.location(reference.place)
      let timing = timing(of: reference, from: sourceID)
      let isLetGo =
        (assembly[target].lifetime == .transient || isInDefiningMember(reference.place))
        && roots.model.kept.isLetGo(at: reference.place)
      assembly.addEdge(
        source,
        .uses,
        target,
        at: location,
        timing: timing,
        detail: isLetGo ? .letGo : nil
      )
      addCapture(of: reference, in: sourceID, to: &assembly)
      guard reference.isCall, isAtOnce(reference.place, in: sourceID) else { continue }
      // Calling a closure runs at once what stands in it.
      for inner in deferred[reference.target] ?? [] where !inner.place.isConditional {
        guard let needed = assembly.node(of: inner.target) else { continue }
        assembly.addEdge(source, .uses, needed, at: location)
      }
    }
    for member in Set(roots.holders.flatMap { resolver.members(of: $0).all }).sorted() {
      for read in resolver.unknownReads.someReads(of: member) {
        addUnknownUse(read, of: member, to: &assembly)
      }
    }
  }

  /// By provider, which providers are mentioned in the closures that it holds or is given.
  private func deferredUses(
    among references: [Reference],
    by assembly: GraphAssembly
  ) -> [DeclarationID: [Reference]] {
    var found: [DeclarationID: [Reference]] = [:]
    for reference in references
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

  /// The node that needs what a place mentions. A setter runs for whoever sets the property, which
  /// is no provider's business.
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
    if isFunctionValue(reference) || isInLocalFunction(reference.place, of: source) {
      return .deferred
    }
    if reference.isAbsent || reference.isUncertain || overridden.contains(reference.target)
      || isCallOfAnother(reference) || isRecursion(reference, source)
      || isOfAnotherRoot(reference, source)
    {
      return waits(reference.place, in: source) ? .deferred : .possible
    }
    if let timing = timingInDefinition(of: reference, from: source) { return timing }
    if isLocalVariable(reference.target), let source, isLocalVariable(source),
      !isInside(reference.target, source), !program.isBroken(around: source)
    {
      return .eager
    }
    let isCertain = source.map { !program.isBroken(around: $0) } ?? true
    let isDue =
      isAtOnce(reference.place, in: source) || MemoizedValues(resolver).contain(reference.place)
    if isDue && isCertain { return .eager }
    return waits(reference.place, in: source) ? .deferred : .possible
  }

  /// The timing of what a definition mentions. A local that stands in front of it has been built by
  /// then.
  private func timingInDefinition(
    of reference: Reference,
    from source: DeclarationID?
  ) -> Edge.Timing? {
    let definitions = roots.model.definitions
    guard !definitions.isEmpty, let source, !program.isBroken(around: source),
      let timing = definitions.timing(of: reference.place)
    else { return nil }
    guard isLocalVariable(reference.target) else {
      return timing == .deferred && definitions.isInKeptClosure(reference.place)
        ? .repeated : timing
    }
    return timing == .deferred ? .deferred : .eager
  }

  /// Whether a place is in a member that defines something.
  private func isInDefiningMember(_ place: Place) -> Bool {
    guard let source = place.source else { return false }
    return !roots.model.definitions[program.memberDeclaration(around: source)].isEmpty
  }

  /// Whether who needs a declaration gets to a place in it whenever that is so.
  private func isAtOnce(_ place: Place, in user: DeclarationID?) -> Bool {
    !place.isConditional && !waits(place, in: user)
  }

  /// Whether who needs a declaration gets to a place in it only once a closure runs.
  private func waits(_ place: Place, in user: DeclarationID?) -> Bool {
    place.isDeferred || place.isSourceDeferred && place.source != user
  }

  /// Whether a function is handed on rather than called.
  private func isFunctionValue(_ reference: Reference) -> Bool {
    program[reference.target].kind == .function
      && !program.trees[reference.place.file].isCalled(reference.place.token)
  }

  /// Whether a function is called with what it does not take: an overload out of sight is meant.
  private func isCallOfAnother(_ reference: Reference) -> Bool {
    let tree = program.trees[reference.place.file]
    guard
      program[reference.target].kind == .function || program[reference.target].kind == .initializer,
      let call = tree.call(of: reference.place.token)
    else { return false }
    let arguments = tree.callArguments(of: call)
    return ArgumentMatching.match(arguments, to: resolver.parameterList(of: reference.target))
      == nil
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
    // A container has one of each assembly.
    if roots.model.assemblies.contains(resolver.holder(of: member)) { return false }
    return resolver.holder(of: member)
      == resolver.holder(of: reference.target)
  }

  /// Whether a function with parameters calls one of its name: recursion has an end, or the compiler
  /// warns of it, and often it is another overload that is meant.
  private func isRecursion(_ reference: Reference, _ source: DeclarationID?) -> Bool {
    guard let source, reference.target == source,
      program[source].kind == .function || program[source].kind == .initializer
    else { return false }
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
    let isUncertain =
      assembly[target].traits.contains(.isResolver)
      || roots.model.assemblies.contains(resolver.holder(of: member))
    assembly.addEdge(
      isUncertain ? assembly[target].owner ?? source : source,
      .uses,
      target,
      at: assembly.location(read.place),
      timing: .deferred,
      detail: .guess
    )
  }
}
