import PureLintSource

/// The findings that a baseline keeps from being reported, and what it holds for nothing.
package struct HeldFindings: Hashable, Sendable {
  /// The path of the baseline's file.
  package var path: String
  package var count = 0
  /// The entries that stand for more findings than there are; nil where the run does not see all
  /// that the file is about.
  package var stale: [Entry]?

  package init(path: String, count: Int = 0, stale: [Entry]? = nil) {
    self.path = path
    self.count = count
    self.stale = stale
  }

  /// A line of the file.
  package struct Entry: Hashable, Sendable {
    package var rule: String
    /// The names that the findings are about.
    package var names: [String]
    /// How many findings are missing.
    package var count = 1
    /// The place in the file.
    package var position: LineIndex.Position?
    /// What is wrong with the rule's name, if there is no such rule.
    package var mistake: String?

    package init(
      rule: String,
      names: [String],
      count: Int = 1,
      position: LineIndex.Position? = nil,
      mistake: String? = nil
    ) {
      self.rule = rule
      self.names = names
      self.count = count
      self.position = position
      self.mistake = mistake
    }

    /// What is no longer found, as a phrase.
    package var message: String {
      if let mistake { return mistake }
      let names = names.map { "'\($0)'" }.joined(separator: ", ")
      return "'\(rule)' is no longer found\(count > 1 ? " \(count) times" : "") for \(names)"
    }
  }
}
