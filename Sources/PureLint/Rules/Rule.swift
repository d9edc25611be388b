import GraphModel

/// A question, most often to the graph, with everything that is said about it: one value, one file,
/// one rule.
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
  /// What to do about a finding: Markdown, one sentence a line.
  let remedy: String
  /// The smallest source that the rule reports, and the same source mended.
  let triggers: String
  let passes: String
  /// What the rule says of the first sample, where no dialect at hand tells what it asks for; nil
  /// where a run says it.
  var sampleFindings: String?
  let check: Check

  /// What a rule asks; it reports what the answer shows, in any order.
  enum Check: Sendable {
    /// What the graph shows.
    case graph(@Sendable (_ input: RuleInput, _ findings: inout Findings) -> Void)
    /// What the parser found in the files that matter to the graph, sorted by path.
    case syntax(@Sendable (_ files: [BrokenFile], _ findings: inout Findings) -> Void)
  }

  /// Whether the rule asks the parser, not the graph.
  var looksAtSyntax: Bool { if case .syntax = check { true } else { false } }
}
