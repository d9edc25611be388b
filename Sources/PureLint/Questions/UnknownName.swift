import GraphModel
import PureLintOutput
import PureLintSource

/// A name that fits nothing.
package struct UnknownName: Error, Hashable {
  let name: String
  /// Names that are spelled nearly so.
  var near: [String] = []
  /// The place where the sources declare something of the name, which the graph does not have.
  var declaration: String?
  /// A place where something of the name is made, or used if no source declares it.
  var mention: String?
  /// The field of the name that nothing supplies.
  var asked: Asked?

  /// A field for which nothing in the graph stands.
  struct Asked: Hashable {
    let place: String
    let holder: String
    /// The number of other fields that the name fits.
    let otherCount: Int
  }

  /// The mistake and the way to mend it, in one line.
  package var message: String {
    if let asked {
      let others = asked.otherCount > 0 ? ", and \(asked.otherCount) more" : ""
      return "not known: nothing in sight provides '\(name)', which '\(asked.holder)' asks for at "
        + asked.place + others
    }
    if let declaration {
      let start = "not known: '\(name)', declared at \(declaration), is not in the graph; "
      guard let mention else {
        return start + "it is a value without objects, or nothing in sight hands it to anybody"
      }
      return start + "it is a value without objects, or the way to it is lost at \(mention), "
        + "where it is made"
    }
    if let mention {
      return "not known: no source declares '\(name)', which stands at \(mention); what libraries "
        + "and the system make is in the graph only where the app wires it"
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

extension Survey {
  /// The number of types of a name that the text of a file declares.
  func typeCount(_ name: String, in path: String) -> Int {
    guard let file = files.first(where: { $0.path == path }) else { return 0 }
    return ["class", "struct", "enum", "actor"].reduce(0) { count, keyword in
      count
        + WordSearch("\(keyword) \(name)".utf8).offsets(in: file.bytes).reduce(0) { sum, _ in
          sum + 1
        }
    }
  }
}

extension NameSearch {
  /// The node that a name means.
  func node(_ name: String) throws(UnknownName) -> Match {
    if let match = match(name) { return match }
    let declaration = declaration(of: name)
    throw UnknownName(
      name: name,
      near: nearNames(name),
      declaration: declaration,
      mention: declaration == nil ? use(of: name) : making(of: name)
    )
  }

  private static let keywords = [
    "class", "struct", "enum", "actor", "protocol", "var", "let", "func", "case",
  ]

  /// The place of the first declaration of a name in the sources.
  private func declaration(of name: String) -> String? {
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    let searches = Self.keywords.map { (WordSearch("\($0) \(name)".utf8), $0.utf8.count + 1) }
    return firstPlace { bytes in
      searches.lazy.compactMap { search, length in
        search.offsets(in: bytes).first.map { $0 + length }
      }
      .first
    }
  }

  /// The place of the first call of a type's name.
  private func making(of name: String) -> String? { mention(of: name, inFrontOf: "(") }

  /// The place of the first call of a type's name, or of a member of the type.
  private func use(of name: String) -> String? { mention(of: name, inFrontOf: "(.") }

  /// The place of the first mention of a type's name outside of comments in front of one of some signs.
  private func mention(of name: String, inFrontOf signs: String) -> String? {
    guard name.first?.isUppercase ?? false else { return nil }
    let search = WordSearch(name.utf8)
    let length = name.utf8.count
    let signs = Array(signs.utf8)
    return firstPlace { bytes in
      search.offsets(in: bytes).first { offset in
        offset + length < bytes.count && signs.contains(bytes[offset + length])
          && !isInLineComment(offset, bytes)
      }
    }
  }

  /// Whether two slashes stand in front of an offset on its line.
  private func isInLineComment(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let line = bytes[start..<offset]
    return zip(line, line.dropFirst()).contains { $0 == slash && $1 == slash }
  }

  /// The place at the offset that is found in the first source in which one is.
  ///
  /// - Complexity: O(*n*) for *n* bytes of all files, if finding one takes a time that is linear in them.
  private func firstPlace(_ offset: ([UInt8]) -> Int?) -> String? {
    for file in survey.files where file.path.hasSuffix(".swift") {
      guard let offset = offset(file.bytes) else { continue }
      let place = LineIndex(file.bytes).position(of: offset)
      return "\(survey.paths.plain(file.path).printable()):\(place.line):\(place.column)"
    }
    return nil
  }
}
