import GraphModel

/// A question, most often to the graph, with all that is said about it. One rule is one value in one
/// file.
package struct Rule: Sendable {
  /// Kebab-case; also the name of its fixture folder and of its page.
  package let id: String
  package let severity: Severity
  /// Off unless the user asks for it.
  package var isOptIn = false
  /// One line: what the rule says of the code.
  package let summary: String
  /// The effect of the defect at run time: Markdown, one sentence a line.
  package let effect: String
  /// The cases that the rule counts, and those that it leaves alone: Markdown, a list.
  package let details: String
  /// The way to mend a finding: Markdown, one sentence a line.
  package let remedy: String
  /// The smallest source that the rule reports, and the same source mended.
  package let triggers: String
  package let passes: String
  /// The configuration that the samples need; without one like it, the rule reports nothing.
  package var sampleConfiguration: String?
  /// The way in which `fix` mends findings of the rule, if it does.
  package var mending: Mending?
  /// The way in which code out of sight may refute a finding: one that says that something is done
  /// nowhere. Nil if none can.
  package var refutation: Refutation?
  package let check: Check

  package init(
    id: String,
    severity: Severity,
    isOptIn: Bool = false,
    summary: String,
    effect: String,
    details: String,
    remedy: String,
    triggers: String,
    passes: String,
    sampleConfiguration: String? = nil,
    mending: Mending? = nil,
    refutation: Refutation? = nil,
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.isOptIn = isOptIn
    self.summary = summary
    self.effect = effect
    self.details = details
    self.remedy = remedy
    self.triggers = triggers
    self.passes = passes
    self.sampleConfiguration = sampleConfiguration
    self.mending = mending
    self.refutation = refutation
    self.check = check
  }

  /// The ways to mend a finding without a person.
  package enum Mending: Sendable {
    /// The subject of the finding is taken out, with everything that only serves it.
    case removal
    /// The change that the finding carries adds what is missing. It goes before all others: what is
    /// handed over may be unused, and then goes with its argument.
    case addition
    /// The change that the finding carries takes something out that nothing else depends on.
    case edit
  }

  /// The ways in which code that a run does not check may refute a finding.
  package enum Refutation: Sendable {
    /// It has a name of what the finding is about: `login.clock` reads `clock`.
    case byName
    /// It needs no name: `.init(…)` may build a module.
    case byAnything
  }

  /// The question that a rule asks. It reports its findings in any order.
  package enum Check: Sendable {
    /// A question to the graph.
    case graph(@Sendable (_ input: RuleInput, _ findings: inout Findings) -> Void)
    /// A question to the parser, about the files that matter to the graph, sorted by path.
    case syntax(@Sendable (_ files: [BrokenFile], _ findings: inout Findings) -> Void)
    /// A question about the comments that were meant to suppress what other rules find, by path and
    /// offset; asked when it is known what they suppress.
    case suppressions(@Sendable (_ idle: [IdleSuppression], _ findings: inout Findings) -> Void)
  }

  /// Whether the rule asks the parser, not the graph.
  package var looksAtSyntax: Bool { if case .syntax = check { true } else { false } }

  /// Whether the rule asks what is done with the findings of the others.
  package var looksAtSuppressions: Bool { if case .suppressions = check { true } else { false } }
}
