import GraphModel

/// One finding of a rule: its message, subject, place and notes.
package struct Finding: Hashable, Sendable {
  /// The id of the rule that reports it.
  package var ruleID: String
  package var subject: Subject
  /// One phrase, lower case, without a period; the only part shown where there is room for one.
  package var message: String
  package var location: Location
  package var notes: [Note] = []
  /// The path through the graph that the finding is about, where it is about one.
  package var path: GraphPath?
  /// A change that would mend it, where one is known down to the letter.
  package var fix: Fix?
  /// How bad it is, where that is not what its rule says of all.
  package var severity: Severity?
  /// Whether other findings may follow from it or be hidden by it: what stands there is not Swift.
  package var hidesOthers = false
}

extension Finding {
  /// A further place or fact of the same finding; may be in another file.
  package struct Note: Hashable, Sendable {
    package var role = Role.place
    package var message: String
    package var location: Location
    /// The value that is offered, if the note offers one.
    package var offer: Offer?

    package init(
      role: Role = Role.place,
      message: String,
      location: Location,
      offer: Offer? = nil
    ) {
      self.role = role
      self.message = message
      self.location = location
      self.offer = offer
    }
  }

  /// A value that exists and could be what is missing.
  package struct Offer: Hashable, Sendable {
    package var name: String
    /// Its type, where there is a name for it.
    package var typeName: String?
  }
}

extension Finding.Note {
  /// The part that a note plays in its finding; the raw value is its name in output.
  package enum Role: String, CaseIterable, Sendable {
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
  package func capped() -> [Finding.Note] {
    let limit = 3
    guard count > limit + 1 else { return self }
    let rest = "and \(count - limit) others"
    return prefix(limit)
      + [.init(role: self[limit].role, message: rest, location: self[limit].location)]
  }
}
