import GraphModel

/// What one run looked at and found, in one line.
struct Summary: Hashable, Sendable {
  var files = 0
  var modules = 0
  var roots = 0
  var errors = 0
  var warnings = 0
  /// Constructions that could not be followed.
  var unresolved = 0
  /// Places that are not Swift; the rest of their files is checked all the same.
  var syntaxErrors = 0

  /// `checked 3 files: 1 module, 1 root; 0 errors, 2 warnings; 0 unresolved constructions`;
  /// syntax errors are named if there are any.
  var text: String {
    let syntax = syntaxErrors > 0 ? ", \(count(syntaxErrors, "syntax error"))" : ""
    return """
      checked \(count(files, "file")): \(count(modules, "module")), \(count(roots, "root")); \
      \(count(errors, "error")), \(count(warnings, "warning")); \
      \(count(unresolved, "unresolved construction"))\(syntax)
      """
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Summary {
  /// Counts what a report holds.
  init(_ report: Linter.Report) {
    files = report.files.count
    modules = report.graph.nodes.count { $0.kind == .module }
    roots = report.graph.nodes.count { $0.kind == .root }
    errors = report.diagnostics.count { $0.severity == .error }
    warnings = report.diagnostics.count { $0.severity == .warning }
    unresolved = report.unresolved.count
    syntaxErrors = report.syntaxErrorCount
  }
}
