import GraphModel
import PureLintOutput
import PureLintSource

/// A name that fits nothing.
package struct UnknownName: Error, Hashable {
  let name: String
  /// Names that are spelled nearly so.
  let near: [String]
  /// The place where the sources declare something of the name, which the graph does not have.
  let declaration: String?

  /// The mistake and the way to mend it, in one line.
  package var message: String {
    if let declaration {
      return "not known: '\(name)', declared at \(declaration), is not in the graph; "
        + "it is a value without objects, or nothing in sight hands it to anybody"
    }
    let start = "nothing in the graph is called '\(name)'"
    guard !near.isEmpty else {
      return start + "; 'purelint modules' and 'purelint roots' list what there is"
    }
    let offers = near.map { "'\($0)'" }
    let others = offers.dropLast().joined(separator: ", ")
    return start
      + "; did you mean \(others)\(others.isEmpty ? "" : " or ")\(offers[offers.count - 1])?"
  }
}

extension NameSearch {
  /// The node that a name means.
  func node(_ name: String) throws(UnknownName) -> Match {
    if let match = match(name) { return match }
    throw UnknownName(name: name, near: nearNames(name), declaration: declaration(of: name))
  }

  private static let keywords = [
    "class", "struct", "enum", "actor", "protocol", "var", "let", "func", "case",
  ]

  /// The place of the first declaration of a name in the sources.
  ///
  /// - Complexity: O(*n*) for *n* bytes of all files.
  private func declaration(of name: String) -> String? {
    let searches = Self.keywords.map { (WordSearch("\($0) \(name)".utf8), $0.utf8.count + 1) }
    for file in survey.files where file.path.hasSuffix(".swift") {
      for (search, length) in searches {
        guard let offset = search.offsets(in: file.bytes).first else { continue }
        let place = LineIndex(file.bytes).position(of: offset + length)
        return "\(survey.paths.plain(file.path).printable()):\(place.line):\(place.column)"
      }
    }
    return nil
  }
}
