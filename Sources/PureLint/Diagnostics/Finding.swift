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
  /// The path through the graph that the finding is about, where it is about one.
  var path: GraphPath?
  /// A change that would mend it, where one is known down to the letter.
  var fix: Fix?
  /// How bad it is, where that is not what its rule says of all.
  var severity: Severity?
}

extension Finding {
  /// A further place or fact of the same finding; may be in another file.
  struct Note: Hashable, Sendable {
    var role = Role.place
    var message: String
    var location: Location
    /// The value that is offered, if the note tells of one.
    var offer: Offer?
  }

  /// A value that exists and could be what is missing.
  struct Offer: Hashable, Sendable {
    var name: String
    /// Its type, where there is a name for it.
    var typeName: String?
  }
}

extension Finding.Note {
  /// What a note is for its finding; the raw value is its name in output.
  enum Role: String, CaseIterable, Sendable {
    /// Another place that the finding is about: a declaration, a use.
    case place
    /// A further step of the finding's path.
    case step
    /// Something that may have been meant.
    case candidate
    /// Something that is so for the same cause, and is no finding of its own.
    case consequence
    /// The change to make.
    case change
  }
}

extension [Finding.Note] {
  /// The first few, and how many more there are.
  func capped() -> [Finding.Note] {
    let limit = 3
    guard count > limit + 1 else { return self }
    let rest = "and \(count - limit) others"
    return prefix(limit)
      + [.init(role: self[limit].role, message: rest, location: self[limit].location)]
  }
}
