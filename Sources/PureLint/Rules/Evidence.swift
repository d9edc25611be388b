import GraphModel

/// What rules judge by: the graph, and what several of them ask it.
struct Evidence: Sendable {
  let graph: Graph
  let moduleCycles: [ModuleCycle]
  let losses: Losses

  init(_ graph: Graph) {
    self.graph = graph
    moduleCycles = graph.moduleCycles()
    losses = Losses(in: graph, moduleCycles)
  }
}
