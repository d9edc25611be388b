import GraphModel

/// A need of one thing for another, as their declarations show it: what a root puts behind a
/// protocol is none.
package struct Need: Hashable, Sendable {
  package let source: NamedPlace
  package let target: NamedPlace
  package let location: Location
  /// Whether the source makes the target itself.
  package let isConstruction: Bool

  package init(
    _ source: NamedPlace,
    _ target: NamedPlace,
    at location: Location,
    isConstruction: Bool = false
  ) {
    self.source = source
    self.target = target
    self.location = location
    self.isConstruction = isConstruction
  }

  /// The same with other places.
  package func moved(_ move: (Location) -> Location) -> Need {
    func moved(_ place: NamedPlace) -> NamedPlace {
      NamedPlace(name: place.name, location: place.location.map(move))
    }
    return Need(
      moved(source),
      moved(target),
      at: move(location),
      isConstruction: isConstruction
    )
  }
}

extension Graph {
  /// What modules, roots, registrations and other code need, outside tests, by place; behind that, what
  /// initializers take and composers build.
  package func needs(_ hints: Hints) -> [Need] {
    let own =
      nodeIDs.flatMap { needs(ofDependency: $0, hints) } + edges.compactMap { need(by: $0, hints) }
    let others = hints.needsByInitializers.sorted {
      ($0.location, $0.target.name) < ($1.location, $1.target.name)
    }
    return own.sorted { $0.location < $1.location } + others
  }

  /// The need of whoever declares a dependency, or asks a container, for each type that it names.
  private func needs(ofDependency id: NodeID, _ hints: Hints) -> [Need] {
    let dependency = self[id]
    guard dependency.kind == .dependency, !dependency.traits.contains(.isTest),
      let owner = dependency.owner, let location = dependency.location
    else { return [] }
    let modules = outgoing(id, .asks).map { place(of: $0.target, hints) }
    var targets =
      modules
      + hints.namedTypes(of: id).filter { type in
        !modules.contains { $0.name == type.name }
      }
    if targets.isEmpty, let name = dependency.wantedType {
      targets = [NamedPlace(name: name, location: nil)]
    }
    let source = place(of: owner, hints)
    return targets.map { Need(source, $0, at: location) }
  }

  /// The need that an edge shows: for a module that is built, or a shared instance.
  private func need(by edge: Edge, _ hints: Hints) -> Need? {
    guard let location = edge.location else { return nil }
    switch edge.kind {
    case .wires:
      guard let owner = self[edge.source].owner else { return nil }
      return need(of: owner, for: edge.target, at: location, isConstruction: true, hints)
    case .constructs, .configures:
      let source = self[edge.source].kind == .wiring ? self[edge.source].owner : edge.source
      guard let source else { return nil }
      return need(of: source, for: edge.target, at: location, isConstruction: true, hints)
    case .uses
    where self[edge.source].kind == .module && self[edge.target].traits.contains(.isShared):
      return need(of: edge.source, for: edge.target, at: location, isConstruction: false, hints)
    default: return nil
    }
  }

  private func need(
    of source: NodeID,
    for target: NodeID,
    at location: Location,
    isConstruction: Bool,
    _ hints: Hints
  ) -> Need? {
    guard !self[source].traits.contains(.isTest), source != target else { return nil }
    return Need(
      place(of: source, hints),
      place(of: target, hints),
      at: location,
      isConstruction: isConstruction
    )
  }

  /// A node by its own name and place; what a registration yields or a singleton is, by its type's.
  private func place(of id: NodeID, _ hints: Hints) -> NamedPlace {
    let node = self[id]
    guard node.kind == .provider else {
      return NamedPlace(name: node.name, location: node.location)
    }
    let name = node.typeName ?? node.name
    return node.traits.contains(.isShared)
      ? NamedPlace(name: name, location: node.location)
      : hints.namedTypes(of: id).first ?? NamedPlace(name: name, location: nil)
  }
}
