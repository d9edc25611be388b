import GraphModel

/// What rules judge by: the graph, and what follows from it that several of them ask for.
struct Evidence: Sendable {
  let graph: Graph
  let providerCycles: [ProviderCycle]
  /// The cycles of modules that are not told as cycles of the providers that wire them.
  let moduleCycles: [ModuleCycle]
  let losses: Losses

  init(_ graph: Graph) {
    self.graph = graph
    let providerCycles = graph.providerCycles()
    let moduleCycles = graph.moduleCycles()
    let wired = providerCycles.map { graph.modulesWired(by: $0.members) }
    self.providerCycles = providerCycles
    self.moduleCycles = moduleCycles.filter { cycle in
      !wired.contains { modules in cycle.hops.allSatisfy { modules.contains($0.source) } }
    }
    losses = Losses(in: graph, moduleCycles)
  }
}
