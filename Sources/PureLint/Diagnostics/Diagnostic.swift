/// A finding with the severity that the policy gives it, as reporters print it.
struct Diagnostic: Hashable, Sendable {
  var finding: Finding
  var severity: Severity
}

/// The weight of a finding.
enum Severity: String, Hashable, Sendable {
  case warning
  case error
}
