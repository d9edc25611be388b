/// A file of an app that is being made up.
struct SourceFile {
  /// The path below the app's folder.
  let path: String
  let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text + "\n"
  }
}

extension String {
  /// The text with all its lines moved to the right, those that are not empty.
  func indented(by width: Int) -> String {
    let margin = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}

extension Array where Element == String {
  /// Lines, moved to the right.
  func lines(indentedBy width: Int) -> String {
    joined(separator: "\n").indented(by: width)
  }

  /// Arguments or parameters, each on a line of its own where they do not fit on one.
  func list(indentedBy width: Int) -> String {
    let short = joined(separator: ", ")
    guard short.count > 50 || short.contains("\n") else { return short }
    let margin = String(repeating: " ", count: width)
    return "\n" + joined(separator: ",\n").indented(by: width + 2) + "\n" + margin
  }

  /// Paragraphs with an empty line between them, without those that have no text.
  func paragraphs() -> String {
    filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
