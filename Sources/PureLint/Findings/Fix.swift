import GraphModel

/// A change of the sources that mends a finding.
package struct Fix: Hashable, Sendable {
  /// The effect of the change: one phrase, lower case, without a period.
  package var title: String
  /// The changes that belong together; none overlaps another.
  package var edits: [Edit]

  package init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  /// A text that replaces a range of bytes.
  package struct Edit: Hashable, Sendable {
    package var location: Location
    package var replacement: String

    package init(location: Location, replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }
}
