import GraphModel

/// What rules judge by: the graph, and what follows from it that several of them ask for.
struct Evidence: Sendable {
  let graph: Graph
  let moduleCycles: [ModuleCycle]
  let providerCycles: [[Edge]]
  let losses: Losses

  init(_ graph: Graph) {
    self.graph = graph
    moduleCycles = graph.moduleCycles()
    providerCycles = graph.providerCycles()
    losses = Losses(in: graph, moduleCycles)
  }
}
