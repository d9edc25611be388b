import GraphModel

extension Graph {
  /// The providers that nothing but other providers uses, if anything does.
  package func deadProviders() -> DeadNodes {
    let seeds = nodeIDs.filter { self[$0].kind != .provider }
    return deadNodes(from: seeds) { $0.kind == .uses && $0.receiver == nil }
  }
}
