@testable import PureLintSource
@testable import PureLintSyntax

/// One type that a fixture states: `// type: Zone`, `// type(box.zone): Zone?; type(box): Box`.
struct StatedType: Hashable {
  /// The source text of what has the type; nil for what ends the line's code.
  let subject: String?
  /// The type as `TypeText` writes it, `unknown` for one that is not known.
  let type: String
  let line: Int

  /// What is wrong with a comment that states a type.
  struct Malformed: Error, Hashable {
    let reason: String
    let line: Int
  }

  /// Every type that the comments of a file state.
  static func all(in file: SourceFile) throws(Malformed) -> [StatedType] {
    let lines = LineIndex(file.bytes)
    var stated: [StatedType] = []
    for comment in SyntaxTree(parsing: file, bodies: .parse).comments {
      let line = lines.position(of: Int(comment.start)).line
      stated += try parse(file.text(comment.start..<comment.end), line: line)
    }
    return stated
  }

  /// Reads one comment, which may be about something else.
  static func parse(_ comment: String, line: Int) throws(Malformed) -> [StatedType] {
    guard let first = comment.firstMatch(of: #/\btype *(?:\(.*?\))? *:/#) else { return [] }
    func malformed(_ reason: String) -> Malformed { Malformed(reason: reason, line: line) }
    guard comment[..<first.range.lowerBound].wholeMatch(of: #/// */#) != nil else {
      throw malformed("'type' is the first word of its comment, which begins with '//'")
    }
    var stated: [StatedType] = []
    for item in comment[first.range.lowerBound...].split(
      separator: ";",
      omittingEmptySubsequences: false
    ) {
      let form = #/ *type(?:\(((?:(?!\):).)+)\))?: +(\S|\S.*\S) */#
      guard let match = item.wholeMatch(of: form), !match.2.contains("type(") else {
        throw malformed("'type: Zone' or 'type(name): Zone', several divided by ';'")
      }
      let (subject, type) = (match.1.map(String.init), String(match.2))
      guard !stated.contains(where: { $0.subject == subject }) else {
        throw malformed("two types are stated of '\(subject ?? "the end of the line")'")
      }
      stated.append(StatedType(subject: subject, type: type, line: line))
    }
    return stated
  }
}
