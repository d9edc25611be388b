import PureLintFindings
import PureLintSource

extension Policy {
  /// The findings to print, and the numbers of those that are not printed.
  package struct Verdict: Sendable {
    /// Sorted by path, offset, rule and message.
    package var diagnostics: [Diagnostic]
    /// All that was found, whether it is to be printed or not.
    package var found: [Finding] = []
    /// The number of findings that comments suppress.
    package var suppressedCount = 0
    /// The number of findings that the baseline holds.
    package var knownCount = 0
    /// The entries of the baseline that the run does not find; nil if a syntax error may hide them.
    package var stale: [Baseline.Stale]? = []
    /// The number of findings that files out of sight may refute.
    package var openCount = 0
    /// Configurations in which findings stand; as files, they follow those of the run.
    package var configurations: [SourceFile] = []
  }

  /// The findings that comments and the baseline leave, each with a severity.
  ///
  /// - Parameter jobs: The number of threads that look for comments; at least 1.
  package func verdict(on report: Report, jobs: Int = 1) -> Verdict {
    let standing = standing(report, jobs: jobs)
    let all = judge(standing.findings, in: report.files + standing.configurations)
    let judged = withoutOpen(all)
    var verdict = Verdict(
      diagnostics: judged,
      found: report.findings + standing.findings,
      suppressedCount: standing.suppressedCount,
      openCount: all.count - judged.count,
      configurations: standing.configurations
    )
    guard let baseline else { return verdict }
    let comparison = baseline.compare(
      judged,
      unchecked: uncheckedRules(in: report),
      explained: report.explained
    )
    verdict.diagnostics = comparison.new
    verdict.knownCount = comparison.knownCount
    // What stands around a syntax error is unknown, and findings there are only gone for now.
    let isBroken = comparison.new.contains(where: \.finding.hidesOthers)
    verdict.stale = isBroken ? nil : comparison.stale
    return verdict
  }

  /// The findings without those that files out of sight may refute.
  private func withoutOpen(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let wordsElsewhere, !diagnostics.isEmpty else { return diagnostics }
    let ways = Dictionary(rules.map { ($0.id, $0.refutation) }) { first, _ in first }
    let certain =
      isOverPart ? diagnostics.filter { ways[$0.finding.ruleID] != .byAnything } : diagnostics
    let words = certain.map { diagnostic -> Set<String> in
      ways[diagnostic.finding.ruleID] == nil ? [] : diagnostic.finding.subject.words
    }
    guard let elsewhere = wordsElsewhere(words.reduce(into: []) { $0.formUnion($1) }) else {
      return diagnostics
    }
    return zip(certain, words).filter { elsewhere.isDisjoint(with: $1) }.map(\.0)
  }

  /// The ids of the rules that there are and a run did not check.
  package func uncheckedRules(in report: Report) -> Set<String> {
    Set(rules.map(\.id)).subtracting(report.askedRules)
  }
}
