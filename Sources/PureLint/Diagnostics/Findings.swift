import GraphModel

/// The findings of one rule so far.
struct Findings {
  private(set) var list: [Finding] = []
  private let ruleID: String
  /// The messages at each place: what is true of several targets is said once.
  private var said: [Location: Set<String>] = [:]

  init(of ruleID: String) { self.ruleID = ruleID }

  mutating func report(
    _ message: String,
    about subject: Subject,
    at location: Location,
    notes: [Finding.Note] = [],
    path: GraphPath? = nil,
    fix: Fix? = nil,
    severity: Severity? = nil
  ) {
    guard said[location, default: []].insert(message).inserted else { return }
    list.append(
      Finding(
        ruleID: ruleID,
        subject: subject,
        message: message,
        location: location,
        notes: notes,
        path: path,
        fix: fix,
        severity: severity
      )
    )
  }
}
