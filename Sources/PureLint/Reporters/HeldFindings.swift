/// The findings that a baseline keeps from being reported, and what it holds for nothing.
struct HeldFindings: Hashable, Sendable {
  /// The path of the baseline's file.
  var path: String
  var count = 0
  /// The entries that stand for more findings than there are; nil where the run does not see all
  /// that the file is about.
  var stale: [Entry]?

  /// A line of the file.
  struct Entry: Hashable, Sendable {
    var rule: String
    /// The names that the findings are about.
    var names: [String]
    /// How many findings are missing.
    var count = 1
    /// The place in the file.
    var position: LineIndex.Position?

    /// What is no longer found, as a phrase.
    var message: String {
      let names = names.map { "'\($0)'" }.joined(separator: ", ")
      return "'\(rule)' is no longer found\(count > 1 ? " \(count) times" : "") for \(names)"
    }
  }
}
