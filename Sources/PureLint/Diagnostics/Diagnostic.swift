/// A finding with the severity that the policy gives it, as reporters print it.
struct Diagnostic: Hashable, Sendable {
  var finding: Finding
  var severity: Severity
}

/// How bad a finding is.
enum Severity: String, Hashable, Sendable {
  case warning
  case error
}
