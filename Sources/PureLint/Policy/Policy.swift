/// The user's choices between what there is to find and what is printed: which files and which
/// rules count, how bad a finding is, and what fails a run.
struct Policy: Sendable {
  /// The rules that are checked.
  var rules: [Rule]
  /// The files and folders that are left out.
  var excludes: [Glob] = []
  /// Whether warnings fail the run too.
  var isStrict = false

  /// The findings of the rules that are checked, each with a severity, in the same order.
  func judge(_ findings: [Finding]) -> [Diagnostic] {
    let severities = Dictionary(rules.map { ($0.id, $0.severity) }) { first, _ in first }
    return findings.compactMap { finding in
      severities[finding.ruleID].map { Diagnostic(finding: finding, severity: $0) }
    }
  }

  /// Whether findings fail the run.
  func fails(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { isStrict || $0.severity == .error }
  }
}
