import GraphModel

/// A question to the graph, with everything that is said about it: one value, one file, one rule.
struct Rule: Sendable {
  /// Kebab-case; also the name of its fixture folder and of its page.
  let id: String
  let severity: Severity
  /// Off unless the user asks for it.
  var isOptIn = false
  /// One line: what the rule says of the code.
  let summary: String
  /// Why that is a defect, and what the rule counts as one: Markdown, one sentence a line.
  let rationale: String
  /// The smallest source that the rule reports, and the same source mended.
  let triggers: String
  let passes: String
  /// Reports what the evidence shows, in any order.
  let check: @Sendable (_ evidence: Evidence, _ findings: inout Findings) -> Void
}

/// What one rule has found so far.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []
  private let rule: Rule
  /// The messages at each place: what is true of several targets is said once.
  private var said: [Location: Set<String>] = [:]

  init(of rule: Rule) { self.rule = rule }

  mutating func report(
    _ message: String,
    at location: Location,
    notes: [Diagnostic.Note] = []
  ) {
    guard said[location, default: []].insert(message).inserted else { return }
    diagnostics.append(
      Diagnostic(
        ruleID: rule.id,
        severity: rule.severity,
        message: message,
        location: location,
        notes: notes
      )
    )
  }
}
