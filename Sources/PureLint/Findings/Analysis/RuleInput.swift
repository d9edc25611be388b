import GraphModel

/// The graph that rules judge, with the answers that several of them need.
package struct RuleInput: Sendable {
  package let graph: Graph
  /// Guesses at what was meant where something is missing, for notes.
  package let hints: Hints
  /// The layers of the configuration.
  package let layers: LayerMap?
  package let providerCycles: [ProviderCycle]
  /// The cycles of modules that are not told as cycles of the providers that wire them.
  package let moduleCycles: [ModuleCycle]
  /// The cycles of providers that end, but build something twice.
  package let rebuilds: [Rebuild]
  package let rootCauses: RootCauses

  package init(_ graph: Graph, _ hints: Hints = Hints(), layers: LayerMap? = nil) {
    self.graph = graph
    self.hints = hints
    self.layers = layers
    let providerCycles = graph.providerCycles(hints.mayCoexist)
    let moduleCycles = graph.moduleCycles(hints.mayCoexist)
    let wired = providerCycles.map { graph.modulesWired(by: $0.members) }
    self.providerCycles = providerCycles
    rebuilds = graph.rebuilds()
    self.moduleCycles = moduleCycles.filter { cycle in
      !wired.contains { modules in cycle.hops.allSatisfy { modules.contains($0.source) } }
    }
    rootCauses = RootCauses(in: graph, hints, moduleCycles)
  }
}
