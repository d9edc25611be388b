import GraphModel

/// The numbers of things in graphs. Every output that counts something takes them from here.
package struct Census: Hashable, Sendable {
  /// The modules outside tests.
  package private(set) var modules = 0
  /// The roots outside tests that are no part of another root or of a module.
  package private(set) var roots = 0
  /// The roots outside tests that are a part of one.
  package private(set) var parts = 0
  /// The roots of tests that are no part of anything.
  package private(set) var testRoots = 0
  /// The providers and modules, tests included, about each of which a rule could have spoken.
  package private(set) var objects = 0
  /// The dependencies of these, tests included.
  package private(set) var dependencies = 0

  /// Counts what some graphs hold.
  package init(_ graphs: [Graph]) {
    for graph in graphs { count(graph.nodes) }
  }

  /// Counts some nodes of a graph.
  package init(_ nodes: [Node]) { count(nodes) }

  private mutating func count(_ nodes: [Node]) {
    for node in nodes {
      let isTest = node.traits.contains(.isTest)
      switch node.kind {
      case .module:
        if !isTest { modules += 1 }
        objects += 1
      case .provider: objects += 1
      case .dependency: dependencies += 1
      case .root where node.owner == nil:
        if isTest { testRoots += 1 } else { roots += 1 }
      case .root: if !isTest { parts += 1 }
      case .wiring, .consumer, .external: break
      }
    }
  }
}
