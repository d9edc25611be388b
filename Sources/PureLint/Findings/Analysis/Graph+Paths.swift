import GraphModel

extension GraphPath {
  /// The path around a cycle.
  init(cycle: [Edge], _ graph: Graph) {
    stops = cycle.map { edge in
      Stop(
        name: graph[edge.source].name,
        location: edge.location,
        isDeferred: edge.timing.isLater
      )
    }
    isCycle = true
  }
}

extension Graph {
  /// The path from what is asked first to a dependency that a wiring leaves without value: from the
  /// nearest root, or from the nearest code that uses the graph.
  ///
  /// - Complexity: O(*n* + *e*) in the nodes that lead to the wiring, and their edges.
  package func path(to dependency: NodeID, by wiring: NodeID) -> GraphPath {
    let edges = edges(leadingTo: wiring)
    var stops = edges.map { edge in
      GraphPath.Stop(
        name: self[edge.source].name,
        location: edge.location,
        isDeferred: edge.timing.isLater
      )
    }
    if let start = edges.first?.source ?? self[wiring].owner {
      stops = beginnings(of: start) + stops
    }
    if edges.isEmpty, let owner = self[wiring].owner {
      stops.append(GraphPath.Stop(name: self[owner].name, location: self[wiring].location))
    }
    if let module = self[dependency].owner, self[module].kind == .module {
      stops.append(GraphPath.Stop(name: self[module].name, location: self[wiring].location))
    }
    // A container is asked for a key, whatever the place is called where the value goes.
    let isDemand = self[wiring].traits.contains(.isDemand)
    let missing = isDemand ? self[wiring].name : self[dependency].shortName
    let place = isDemand ? self[wiring].location : self[dependency].location
    stops.append(GraphPath.Stop(name: missing, location: place))
    return GraphPath(stops: stops, isCycle: false)
  }

  /// The edges of the shortest path to a wiring from a root or from code that uses the graph; none if
  /// there is no path.
  private func edges(leadingTo wiring: NodeID) -> [Edge] {
    let isStep: (Edge) -> Bool = { [.uses, .constructs].contains($0.kind) }
    var sources: Set<NodeID> = []
    var seen: Set = [wiring]
    var waiting = [wiring]
    while let target = waiting.popLast() {
      for edge in incoming(target) where isStep(edge) && seen.insert(edge.source).inserted {
        if [.root, .consumer].contains(self[edge.source].kind) { sources.insert(edge.source) }
        waiting.append(edge.source)
      }
    }
    return shortestPath(from: sources, to: wiring, where: isStep) ?? []
  }

  /// The roots that a root is a part of, the outermost first.
  private func beginnings(of id: NodeID) -> [GraphPath.Stop] {
    var stops: [GraphPath.Stop] = []
    var known: Set = [id]
    var next = self[id].owner
    while let owner = next, known.insert(owner).inserted {
      stops.insert(GraphPath.Stop(name: self[owner].name, location: self[owner].location), at: 0)
      next = self[owner].owner
    }
    return stops
  }
}
