import PureLintFindings
import PureLintSource

/// The findings that a team lives with for now: by rule and by what they are about, so that no line,
/// file or order matters.
package struct Baseline: Hashable, Sendable {
  /// How many findings each entry stands for; at least one.
  private(set) var counts: [Entry: Int] = [:]
  /// The paths that were checked when the file was written, from its folder on, sorted.
  package var paths: [String] = ["."]
  /// The patterns of the command line that left files out when the file was written, sorted.
  package var excludes: [String] = []
  /// Where the entries stand in the file.
  package private(set) var places: [Entry: LineIndex.Position] = [:]

  /// The findings of one rule about things of the same names, which nothing else tells apart for
  /// long: their numbers shift when one of them is mended.
  package struct Entry: Hashable, Sendable {
    package var rule: String
    /// The names that the finding's subject has.
    package var names: [String]
  }

  package init() {}

  /// The baseline that holds some findings.
  package init(of findings: [Finding], paths: [String], excludes: [String] = []) {
    self.paths = paths
    self.excludes = excludes
    for finding in findings { counts[Entry(finding), default: 0] += 1 }
  }

  /// The number of findings.
  package var count: Int { counts.values.reduce(0, +) }

  /// Adds an entry of a file. What stands there twice, as when two branches met, counts once.
  mutating func add(_ entry: Entry, count: Int, at place: LineIndex.Position) {
    counts[entry] = max(counts[entry] ?? 0, count)
    places[entry] = places[entry] ?? place
  }
}

extension Baseline.Entry {
  init(_ finding: Finding) {
    self.init(rule: finding.ruleID, names: finding.subject.names)
  }

  /// By rule, then by names.
  static func < (left: Self, right: Self) -> Bool {
    left.rule != right.rule
      ? left.rule < right.rule : left.names.lexicographicallyPrecedes(right.names)
  }
}

extension Baseline {
  /// The findings of a run, compared with those of the baseline.
  package struct Comparison: Sendable {
    /// The findings that it does not hold, in the order given.
    package var new: [Diagnostic]
    /// The number of findings that it holds.
    var knownCount = 0
    /// The entries that stand for more findings than there are, sorted.
    var stale: [Stale] = []
  }

  /// An entry that stands for more findings than there are.
  package struct Stale: Hashable, Sendable {
    package var entry: Entry
    /// How many more.
    package var count: Int
  }

  /// Findings, of which those that the baseline holds say so: of several of one entry, the first.
  package func marking(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: [Entry: Int] = [:]
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      let entry = Entry(diagnostic.finding)
      seen[entry, default: 0] += 1
      diagnostic.isInBaseline = seen[entry] ?? 0 <= counts[entry] ?? 0
      return diagnostic
    }
  }

  /// Compares the findings of a run with those of the baseline.
  ///
  /// Of several findings of one entry, the last are taken for the new ones: which of them are is not
  /// known, and they say so.
  /// - Parameters:
  ///   - unchecked: The ids of rules that were not checked, whose entries are not stale.
  ///   - explained: The names of things whose findings are notes on another one, and not gone.
  package func compare(
    _ diagnostics: [Diagnostic],
    unchecked: Set<String>,
    explained: Set<String> = []
  ) -> Comparison {
    let found = diagnostics.reduce(into: [:]) { $0[Entry($1.finding), default: 0] += 1 }
    var comparison = Comparison(new: [])
    for var diagnostic in marking(diagnostics) {
      if diagnostic.isInBaseline {
        comparison.knownCount += 1
      } else {
        let entry = Entry(diagnostic.finding)
        let held = counts[entry] ?? 0
        if held > 0 { diagnostic.finding.addDoubt(held: held, of: found[entry] ?? 0) }
        comparison.new.append(diagnostic)
      }
    }
    for (entry, held) in counts
    where !unchecked.contains(entry.rule)
      && !(entry.names.count == 1 && explained.contains(entry.names[0]))
    {
      let missing = held - (found[entry] ?? 0)
      if missing > 0 { comparison.stale.append(Stale(entry: entry, count: missing)) }
    }
    comparison.stale.sort { $0.entry < $1.entry }
    return comparison
  }

  /// The baseline without stale entries.
  package func pruned(of stale: [Stale]) -> Baseline {
    var pruned = self
    for stale in stale {
      let left = (counts[stale.entry] ?? 0) - stale.count
      pruned.counts[stale.entry] = left > 0 ? left : nil
    }
    return pruned
  }

  /// The baseline with all entries of another one, about which the run that found this one's did not
  /// see everything.
  ///
  /// - Parameter paths: What the two are about together.
  package func joining(_ other: Baseline, paths: [String]) -> Baseline {
    var joined = self
    joined.counts.merge(other.counts) { max($0, $1) }
    joined.paths = paths
    joined.excludes = other.excludes.filter(excludes.contains)
    return joined
  }

  /// The baseline with the entries of another one whose rules were not checked.
  ///
  /// - Parameter unchecked: The ids of these rules.
  package func keeping(_ other: Baseline, unchecked: Set<String>) -> Baseline {
    var kept = self
    for (entry, count) in other.counts where unchecked.contains(entry.rule) {
      kept.counts[entry] = count
    }
    return kept
  }
}

extension Finding {
  fileprivate mutating func addDoubt(held: Int, of count: Int) {
    notes.append(
      Note(
        message:
          "the baseline holds \(held) of \(count) such findings; which one is new is not known",
        location: location
      )
    )
  }
}
