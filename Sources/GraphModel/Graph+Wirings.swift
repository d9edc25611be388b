extension Graph {
  /// Every dependency that a wiring neither supplies nor may leave to a default value, with the
  /// wiring, in the order of the wirings and of the declarations of each.
  ///
  /// Opaque wirings leave nothing out.
  /// - Complexity: O(*n* + *e*).
  public func missingDependencies() -> [(wiring: NodeID, dependency: NodeID)] {
    var missing: [(wiring: NodeID, dependency: NodeID)] = []
    // For each node, the last wiring that supplies it.
    var suppliers = [NodeID?](repeating: nil, count: nodes.count)
    for wiring in nodeIDs where self[wiring].kind == .wiring {
      guard !self[wiring].traits.contains(.isOpaque) else { continue }
      for edge in outgoing(wiring, .supplies) { suppliers[edge.target.position] = wiring }
      func add(_ dependency: NodeID) {
        guard suppliers[dependency.position] != wiring,
          self[dependency].traits.isDisjoint(with: [.hasDefault, .isParameter])
        else { return }
        missing.append((wiring, dependency))
      }
      for kind in [Edge.Kind.wires, .fills] {
        for filled in outgoing(wiring, kind) {
          if self[filled.target].kind == .dependency {
            add(filled.target)
          } else {
            for declaration in outgoing(filled.target, .declares) { add(declaration.target) }
          }
        }
      }
    }
    return missing
  }

  /// The modules that nothing outside tests wires, constructs or configures, though they are not
  /// of tests and not started by the system.
  ///
  /// - Complexity: O(*n* + *e*).
  public func unwiredModules() -> NodeSet {
    var found = NodeSet(nodeCount: nodes.count)
    for id in nodeIDs
    where self[id].kind == .module
      && self[id].traits.isDisjoint(with: [.isTest, .isStarted, .isEntryPoint])
      && !builders(of: id).contains(where: { !self[$0.source].traits.contains(.isTest) })
    {
      found.insert(id)
    }
    return found
  }

  /// The edges by which a module is wired, constructed or configured, tests included.
  ///
  /// - Complexity: O(number of edges into the module).
  public func builders(of module: NodeID) -> [Edge] {
    incoming(module).filter {
      $0.kind == .wires || $0.kind == .constructs || $0.kind == .configures
    }
  }
}
