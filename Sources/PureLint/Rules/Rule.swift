import GraphModel

/// A question, most often to the graph, with all that is said about it. One rule is one value in one
/// file.
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
  /// The way to mend a finding: Markdown, one sentence a line.
  let remedy: String
  /// The smallest source that the rule reports, and the same source mended.
  let triggers: String
  let passes: String
  /// The configuration that the samples need; without one like it, the rule reports nothing.
  var sampleConfiguration: String?
  let check: Check

  /// The question that a rule asks. It reports its findings in any order.
  enum Check: Sendable {
    /// A question to the graph.
    case graph(@Sendable (_ input: RuleInput, _ findings: inout Findings) -> Void)
    /// A question to the parser, about the files that matter to the graph, sorted by path.
    case syntax(@Sendable (_ files: [BrokenFile], _ findings: inout Findings) -> Void)
    /// A question about the comments that were meant to suppress what other rules find, by path and
    /// offset; asked when it is known what they suppress.
    case suppressions(@Sendable (_ idle: [IdleSuppression], _ findings: inout Findings) -> Void)
  }

  /// Whether the rule asks the parser, not the graph.
  var looksAtSyntax: Bool { if case .syntax = check { true } else { false } }

  /// Whether the rule asks what is done with the findings of the others.
  var looksAtSuppressions: Bool { if case .suppressions = check { true } else { false } }
}
