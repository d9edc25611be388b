import GraphModel

/// The parts of a graph that only questions need: where values come from. Rules do not ask for it.
package enum OriginTracing: Sendable {
  case never
  case atOnce
  /// The findings come first; see `Report.tracedGraphs()`.
  case later
}

/// A graph that still lacks the origins of values.
///
/// Unchecked: it holds what an analysis has found out, and one thread at a time asks for the graph.
package struct LaterGraph: @unchecked Sendable {
  private let trace: () -> Graph

  /// - Parameter trace: Makes the whole graph; runs once at most.
  package init(_ trace: @escaping () -> Graph) { self.trace = trace }

  package func make() -> Graph { trace() }
}

extension Report {
  /// The graphs with where values come from. Those of which that was put off are made now.
  package func tracedGraphs() -> [Graph] {
    graphs.indices.map { position in
      laterGraphs.indices.contains(position)
        ? laterGraphs[position]?.make() ?? graphs[position] : graphs[position]
    }
  }
}
