import PureLintSource

/// A pattern for the files and folders of a group, in which one part may stand in parentheses:
/// `Features/(*)/`. Then each folder that it fits is a division of its own.
package struct LayerPath: Hashable, Sendable {
  /// The pattern as the user writes it.
  package let text: String
  let glob: Glob
  /// The pattern up to the part in parentheses, as one of folders.
  private let division: Glob?

  /// The part that divides a group.
  private static let mark = "(*)"

  /// Reads a pattern; nil if there is nothing in it but slashes and dots.
  package init?(_ text: String) {
    guard let glob = Glob(text.replacing(LayerPath.mark, with: "*")) else { return nil }
    self.text = text
    self.glob = glob
    division = LayerPath.division(text)
  }

  private static func division(_ text: String) -> Glob? {
    guard let mark = text.firstRange(of: mark) else { return nil }
    let end = text[mark.upperBound...].firstIndex(of: "/") ?? text.endIndex
    return Glob(text[..<end].replacing(LayerPath.mark, with: "*") + "/")
  }

  /// Whether a pattern has more than one part in parentheses.
  package static func isAmbiguous(_ text: String) -> Bool {
    text.ranges(of: mark).count > 1
  }

  /// The name of the division that a file is in; nil if the pattern does not divide.
  ///
  /// - Complexity: that of `Glob.matches` for each folder on the path.
  func division(of path: String) -> String? {
    guard let division else { return nil }
    let ends = path.indices.filter { path[$0] == "/" }
    guard let end = ends.first(where: { division.matches(String(path[..<$0]), isFolder: true) })
    else { return nil }
    return path[..<end].split(separator: "/").last.map(String.init)
  }
}
