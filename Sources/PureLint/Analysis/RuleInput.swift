import GraphModel

/// The graph that rules judge, with the answers that several of them need.
struct RuleInput: Sendable {
  let graph: Graph
  /// Guesses at what was meant where something is missing, for notes.
  let hints: Hints
  let providerCycles: [ProviderCycle]
  /// The cycles of modules that are not told as cycles of the providers that wire them.
  let moduleCycles: [ModuleCycle]
  let rootCauses: RootCauses

  init(_ graph: Graph, _ hints: Hints = Hints()) {
    self.graph = graph
    self.hints = hints
    let providerCycles = graph.providerCycles()
    let moduleCycles = graph.moduleCycles()
    let wired = providerCycles.map { graph.modulesWired(by: $0.members) }
    self.providerCycles = providerCycles
    self.moduleCycles = moduleCycles.filter { cycle in
      !wired.contains { modules in cycle.hops.allSatisfy { modules.contains($0.source) } }
    }
    rootCauses = RootCauses(in: graph, hints, moduleCycles)
  }
}
