import GraphModel

/// A change of the sources that mends a finding.
struct Fix: Hashable, Sendable {
  /// The effect of the change: one phrase, lower case, without a period.
  var title: String
  /// The changes that belong together; none overlaps another.
  var edits: [Edit]

  /// A text that replaces a range of bytes.
  struct Edit: Hashable, Sendable {
    var location: Location
    var replacement: String
  }
}
