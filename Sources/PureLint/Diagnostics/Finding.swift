import GraphModel

/// One finding of a rule: what it says, about what, where, and what else belongs to it.
struct Finding: Hashable, Sendable {
  /// The id of the rule that reports it.
  var ruleID: String
  var subject: Subject
  /// One phrase, lower case, without a period; the only part shown where there is room for one.
  var message: String
  var location: Location
  var notes: [Note] = []
  /// A change that would mend it, where one is known down to the letter.
  var fix: Fix?

  /// A further place or fact of the same finding; may be in another file.
  struct Note: Hashable, Sendable {
    var message: String
    var location: Location
  }
}

extension [Finding.Note] {
  /// The first few, and how many more there are.
  func capped() -> [Finding.Note] {
    let limit = 3
    guard count > limit + 1 else { return self }
    let rest = "and \(count - limit) others"
    return prefix(limit) + [.init(message: rest, location: self[limit].location)]
  }
}

extension [Finding] {
  /// The same findings, with subjects that differ wherever the findings are about different things.
  ///
  /// Findings of one rule with the same names are numbered in the order of the list, so that one
  /// keeps its subject as long as none before it comes or goes.
  /// - Complexity: O(number of findings).
  func withDistinctSubjects() -> [Finding] {
    var counts: [String: [[String]: Int]] = [:]
    return map { finding in
      var finding = finding
      counts[finding.ruleID, default: [:]][finding.subject.names, default: 0] += 1
      finding.subject.ordinal = counts[finding.ruleID]?[finding.subject.names] ?? 1
      return finding
    }
  }
}
