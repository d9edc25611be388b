import PureLintOutput

/// The lines for somebody who reads the findings of a run on a terminal: what `fix` may mend, and of many
/// findings how many each rule has, and what to do with so many.
struct FindingOverview {
  /// The most findings that a reader takes in without help.
  private static let limit = 20

  private let printout: Printout

  init(of printout: Printout) { self.printout = printout }

  /// What divides the findings from the summary.
  var gap: String { printout.diagnostics.isEmpty && printout.unresolved.isEmpty ? "" : "\n" }

  /// The line that names `fix`, if it may mend some of the findings. Each is tried, and may stay.
  private var advice: String {
    let ways = Dictionary(printout.rules.map { ($0.id, $0.mending) }) { first, _ in first }
    let count = printout.diagnostics.count { $0.finding.isMendable(ways[$0.finding.ruleID] ?? nil) }
    guard count > 0 else { return "" }
    return "'purelint fix --dry-run' tries \(count) of "
      + "\(Summary.count(printout.diagnostics.count, "finding")), and shows which it can mend.\n"
  }

  /// The lines behind the summary.
  var text: String {
    let diagnostics = printout.diagnostics
    guard diagnostics.count > Self.limit else { return advice }
    let counts = diagnostics.reduce(into: [:]) { $0[$1.finding.ruleID, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let list = rows.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let later =
      printout.held == nil
      ? "'purelint --write-baseline' keeps these findings in a file; later runs report only new ones.\n"
      : ""
    return """

      \(diagnostics.count) findings: \(list)
      'purelint explain RULE' says what a rule finds, and how to mend it.
      \(advice)\(later)
      """
  }
}
