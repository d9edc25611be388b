import GraphModel

extension Printout {
  /// The findings of a run as the policy judges them, and how much the run could follow.
  init(_ report: Linter.Report, _ policy: Policy, listsUnresolved: Bool = false) {
    let diagnostics = policy.judge(report.findings)
    self.init(
      files: report.files,
      diagnostics: diagnostics,
      unresolved: listsUnresolved ? report.coverage.unresolved : [],
      summary: Summary(report, diagnostics)
    )
  }
}

extension Summary {
  /// Counts what a run looked at and what there is to print of it.
  init(_ report: Linter.Report, _ diagnostics: [Diagnostic]) {
    files = report.files.count
    let nodes = report.graphs.flatMap(\.nodes)
    isNothing = !nodes.contains { node in
      node.kind == .module || node.kind == .root || node.kind == .provider
    }
    modules = nodes.count { $0.kind == .module }
    let whole = nodes.filter { $0.kind == .root && $0.owner == nil }
    testRoots = whole.count { $0.traits.contains(.isTest) }
    roots = whole.count - testRoots
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
    unresolved = report.coverage.unresolved.count
    syntaxErrors = report.syntaxErrorCount
    firstSyntaxError = report.firstSyntaxError.map { location in
      let file = report.files[location.file.position]
      return "\(file.path.printable()):\(LineIndex(file.bytes).position(of: Int(location.offset)))"
    }
  }
}
