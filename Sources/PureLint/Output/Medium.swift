/// The abilities of the place that the output goes to.
package struct Medium: Hashable, Sendable {
  package var isColored = false
  /// The number of columns; nil where lines may be of any length.
  package var width: Int?

  package init(isColored: Bool = false, width: Int? = nil) {
    self.isColored = isColored
    self.width = width
  }

  /// A file or another program.
  package static let pipe = Medium()
}
