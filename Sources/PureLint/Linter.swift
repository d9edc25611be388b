import GraphModel

/// The whole analysis: from files to a graph to findings.
struct Linter: Sendable {
  var rules: [Rule] = Rule.all.filter { !$0.isOptIn }
  /// The number of threads that parse; at least 1. The outcome does not depend on it.
  var jobs = 1

  /// What one run found.
  struct Report: Sendable {
    let files: [SourceFile]
    let graph: Graph
    /// Sorted by path, offset, rule and message.
    let diagnostics: [Diagnostic]
    /// Constructions that could not be followed.
    let unresolved: [Location]
  }

  func run(_ files: [SourceFile]) -> Report {
    let graph = GraphBuilder(files: files.map(\.path)).build()
    var diagnostics: [Diagnostic] = []
    for rule in rules {
      var findings = Findings(of: rule)
      rule.check(graph, &findings)
      diagnostics += findings.diagnostics
    }
    return Report(files: files, graph: graph, diagnostics: diagnostics, unresolved: [])
  }
}
