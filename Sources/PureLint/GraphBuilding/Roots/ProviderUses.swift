import GraphModel
import PureLintResolution
import PureLintSyntax

/// The uses of a root's providers, eager where building the user builds the provider.
struct ProviderUses {
  private let roots: Roots
  private var timings: UseTimings

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    timings = UseTimings(roots)
  }

  mutating func contribute(to assembly: inout GraphAssembly) {
    let givers = roots.model.givers
    let references = resolver.references.references {
      givers[$0] != nil || assembly.node(of: $0).map { assembly[$0].kind } == .provider
    }
    timings.note(writes: references)
    let deferred =
      references.contains(where: \.isCall) ? deferredUses(among: references, by: assembly) : [:]
    let tuples = TupleResults(roots.model)
    for reference in references where !reference.isWrite && !tuples.leave(reference) {
      guard let target = assembly.node(of: givers[reference.target] ?? reference.target),
        assembly[target].kind == .provider,
        let (source, sourceID) = user(at: reference.place, in: &assembly)
      else { continue }
      let location = assembly.location(reference.place)
      let timing = timings.timing(of: reference, from: sourceID)
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
      guard reference.isCall, timings.isAtOnce(reference.place, in: sourceID) else { continue }
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
    guard let source, program.isLocalVariable(reference.target), program.isLocalVariable(source),
      !program.isBroken(around: source), let target = assembly.node(of: reference.target)
    else { return }
    var next = program[source].parent
    while let id = next, program.isLocalVariable(id), !program.isInside(reference.target, id) {
      if let node = assembly.node(of: id) {
        assembly.addEdge(node, .uses, target, at: assembly.location(reference.place))
      }
      next = program[id].parent
    }
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

  /// Whether a place is in a member that defines something.
  private func isInDefiningMember(_ place: Place) -> Bool {
    guard let source = place.source else { return false }
    return !roots.model.definitions[program.memberDeclaration(around: source)].isEmpty
  }

  private func isProperty(_ id: DeclarationID) -> Bool {
    program[id].kind == .variable && !program[id].traits.contains(.isLocal)
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
