import GraphModel

/// The findings of one rule so far.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []
  private let ruleID: String
  private let severity: Severity
  /// The messages at each place: what is true of several targets is said once.
  private var said: [Location: Set<String>] = [:]

  init(of ruleID: String, severity: Severity) {
    self.ruleID = ruleID
    self.severity = severity
  }

  mutating func report(
    _ message: String,
    at location: Location,
    notes: [Diagnostic.Note] = []
  ) {
    guard said[location, default: []].insert(message).inserted else { return }
    diagnostics.append(
      Diagnostic(
        ruleID: ruleID,
        severity: severity,
        message: message,
        location: location,
        notes: notes
      )
    )
  }
}
