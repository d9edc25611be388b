import GraphModel

/// The findings of one rule so far.
package struct Findings {
  package private(set) var list: [Finding] = []
  private let ruleID: String
  private let hidesOthers: Bool
  /// The messages at each place: what is true of several targets is said once.
  private var said: [Location: Set<String>] = [:]

  package init(of rule: Rule) {
    ruleID = rule.id
    hidesOthers = rule.looksAtSyntax
  }

  package mutating func report(
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
        severity: severity,
        hidesOthers: hidesOthers
      )
    )
  }
}
