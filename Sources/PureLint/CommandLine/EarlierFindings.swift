import PureLintFindings
import PureLintOutput
import PureLintPolicy
import PureLintSource

/// The findings of a revision, which are not told once more.
struct EarlierFindings: Sendable {
  /// The revision as the user names it.
  let revision: String
  /// Nil where nothing is committed yet.
  private let known: Set<Finding.Identity>?

  init(revision: String, _ diagnostics: [Diagnostic]?) {
    self.revision = revision
    known = diagnostics.map { Set($0.map(\.finding.identity)) }
  }

  /// Those of some diagnostics that the revision does not have.
  func others(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { known?.contains($0.finding.identity) != true }
  }

  /// One line on what the revision has and the present state does not tell.
  ///
  /// - Parameter verdict: That on the present state.
  func summary(of verdict: Policy.Verdict) -> String {
    let start = "since '\(revision.printable())': "
    guard let known else { return start + "no commit yet, so everything is new" }
    let old = verdict.diagnostics.count - others(in: verdict.diagnostics).count
    let gone = known.subtracting(verdict.found.map(\.identity)).count
    return start + Summary.count(old, "finding")
      + " that stood there before, not shown; \(gone) gone"
  }
}

extension Printout {
  /// Leaves out what a revision has.
  mutating func leaveOut(_ earlier: EarlierFindings) {
    diagnostics = earlier.others(in: diagnostics)
    summary.errors = diagnostics.count { $0.severity == .error }
    summary.warnings = diagnostics.count { $0.severity == .warning }
  }
}
