import GraphModel

/// A path through the graph, from the first request to the subject of a finding.
package struct GraphPath: Hashable, Sendable {
  /// In order; at least one. Each needs the next one.
  package var stops: [Stop]
  /// Whether the last one needs the first one.
  package var isCycle: Bool

  /// A participant of the graph on the path.
  package struct Stop: Hashable, Sendable {
    /// As messages print it.
    package var name: String
    /// The place where it needs the next one, or where it stands if there is none.
    package var location: Location?
    /// Whether it needs the next one only later: when a closure, a factory or a lazy member runs.
    package var isDeferred = false
  }
}
