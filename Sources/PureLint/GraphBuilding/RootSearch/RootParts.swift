import GraphModel
import PureLintResolution
import PureLintWiring

/// The roots that a reader takes for a part of another: what a root returns, and what helps to
/// build it from outside.
struct RootParts {
  private let model: WiringModel
  private let roots: Roots

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ roots: Roots) {
    model = roots.model
    self.roots = roots
  }

  func contribute(to assembly: inout GraphAssembly) {
    var tops: [NodeID: NodeID] = [:]
    for (part, whole) in products() + globals() + bases() {
      _ = add(part, to: whole, &assembly, &tops)
    }
    for (part, whole, isKnown) in asked() + features() {
      if let part = add(part, to: whole, &assembly, &tops), !isKnown {
        assembly[part].traits.insert(.isUnplaced)
      }
    }
    for part in roots.holders.sorted() {
      guard let owner = resolver.owner(ofNested: part), model.owners[part] == owner,
        !resolver.isEntryPoint(owner), let root = assembly.root(of: part)
      else { continue }
      assembly[root].owner = assembly.node(of: owner)
    }
  }

  /// Makes one root a part of another, unless it is a part already, or has the other as one.
  ///
  /// - Parameter tops: What is known of the outermost roots around others, so that a long chain of
  ///   parts is not gone up each time.
  /// - Returns: The part, if it became one.
  private func add(
    _ part: DeclarationID,
    to whole: DeclarationID,
    _ assembly: inout GraphAssembly,
    _ tops: inout [NodeID: NodeID]
  ) -> NodeID? {
    guard let part = assembly.root(of: part), let whole = assembly.root(of: whole),
      assembly[part].owner == nil,
      assembly[part].traits.contains(.isTest) == assembly[whole].traits.contains(.isTest)
    else { return nil }
    var way: [NodeID] = []
    var top = whole
    while top != part, let next = tops[top] ?? assembly[top].owner {
      way.append(top)
      top = next
    }
    for node in way { tops[node] = top }
    guard top != part else { return nil }
    assembly[part].owner = whole
    return part
  }

  /// The types that members of roots return. Where a free function returns one, the type is the
  /// root and the function its part.
  private func products() -> [(DeclarationID, DeclarationID)] {
    roots.products.sorted { ($0.product, $0.builder) < ($1.product, $1.builder) }.map { found in
      let holder = resolver.holder(of: found.builder)
      let isGlobal = !program[holder].kind.holdsMembers
      return isGlobal ? (holder, found.product) : (found.product, holder)
    }
  }

  /// The globals that members of roots mention.
  private func globals() -> [(DeclarationID, DeclarationID)] {
    roots.holders.filter { !program[$0].kind.holdsMembers }.sorted().flatMap { global in
      resolver.references.references(to: global).compactMap { reference in
        guard let source = reference.place.source else { return nil }
        let holder = resolver.holder(of: program.memberDeclaration(around: source))
        return roots.holders.contains(holder) ? (global, holder) : nil
      }
    }
  }

  /// The roots that others make or ask, each with who does; where that is no root itself, with the
  /// first of those that it makes or asks, of which it is not known to be a part.
  private func asked() -> [(DeclarationID, DeclarationID, isKnown: Bool)] {
    var first: [DeclarationID: DeclarationID] = [:]
    return asks().compactMap { part, asker in
      if roots.holders.contains(asker) { return (part, asker, true) }
      // The system enters an app in several places, each of which may have a root of its own.
      guard program[asker].kind.isNominalType, !resolver.isEntryPoint(asker) else { return nil }
      guard let whole = first[asker] else {
        first[asker] = part
        return nil
      }
      return (part, whole, false)
    }
  }

  /// The roots with the types and free functions outside of them that make them or ask their static
  /// members, in source order.
  private func asks() -> [(DeclarationID, DeclarationID)] {
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    func add(_ part: DeclarationID, _ place: Place) {
      guard roots.holders.contains(part), program[part].kind.holdsMembers,
        let source = place.source, !resolver.isInside(part, place)
      else { return }
      let asker = resolver.holder(of: program.memberDeclaration(around: source))
      found[part, default: []].insert(asker)
    }
    for construction in resolver.facts.sites {
      add(construction.declaration, construction.place)
    }
    let mentions = resolver.references.references { member in
      program[member].traits.contains(.isStatic)
        && roots.holders.contains(resolver.holder(of: member))
    }
    for reference in mentions {
      add(resolver.holder(of: reference.target), reference.place)
    }
    return found.sorted { $0.key < $1.key }.flatMap { part, askers in
      askers.sorted().map { (part, $0) }
    }
  }

  /// The containers for parts of an app that nothing shows to belong to another root, with the first
  /// that an entry point holds.
  private func features() -> [(DeclarationID, DeclarationID, isKnown: Bool)] {
    guard let main = model.found.types.first(where: { !model.found.features.contains($0) }) else {
      return []
    }
    return model.found.features.sorted().map { ($0, main, false) }
  }

  /// The classes that roots inherit from.
  private func bases() -> [(DeclarationID, DeclarationID)] {
    roots.holders.sorted().flatMap { subclass in
      Roots.bases(of: subclass, model).map { ($0, subclass) }
    }
  }
}
