import GraphModel

extension Graph {
  /// Whether nothing outside tests reads a dependency.
  ///
  /// - Complexity: O(number of reads).
  package func isUnread(_ dependency: NodeID) -> Bool {
    incoming(dependency, .reads).allSatisfy { self[$0.source].traits.contains(.isTest) }
  }
}
