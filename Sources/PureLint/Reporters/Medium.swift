/// What the place that the output is written to can show.
struct Medium: Hashable, Sendable {
  var isColored = false
  /// The number of columns; nil where lines may be of any length.
  var width: Int?

  /// A file or another program.
  static let pipe = Medium()
}
