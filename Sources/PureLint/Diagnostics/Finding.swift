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
