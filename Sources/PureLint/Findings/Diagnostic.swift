/// A finding with the severity that the policy gives it, as reporters print it.
package struct Diagnostic: Hashable, Sendable {
  package var finding: Finding
  package var severity: Severity
  /// Whether the baseline holds it, so that a check does not report it.
  package var isInBaseline = false

  package init(finding: Finding, severity: Severity) {
    self.finding = finding
    self.severity = severity
  }
}

/// The weight of a finding.
package enum Severity: String, Hashable, Sendable {
  case warning
  case error
}
