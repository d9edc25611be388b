extension Graph {
  /// Every dependency that a wiring neither supplies nor may leave to a default value, with the
  /// wiring, in the order of the wirings and of the declarations of each.
  ///
  /// Opaque wirings leave nothing out.
  /// - Complexity: O(*n* + *e*).
  public func missingDependencies() -> [(wiring: NodeID, dependency: NodeID)] {
    nodeIDs.filter { self[$0].kind == .wiring && !self[$0].traits.contains(.isOpaque) }
      .flatMap { wiring in
        let supplied = Set(outgoing(wiring, .supplies).map(\.target))
        let modules = outgoing(wiring, .wires) + outgoing(wiring, .fills)
        return modules.map(\.target)
          .flatMap { filled in
            self[filled].kind == .dependency
              ? [filled] : outgoing(filled, .declares).map(\.target)
          }
          .filter { dependency in
            !supplied.contains(dependency)
              && self[dependency].traits.isDisjoint(with: [.hasDefault, .isParameter])
          }
          .map { (wiring, $0) }
      }
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
