import GraphModel

@testable import PureLintFindings
@testable import PureLintSource
@testable import PureLintSyntax

/// One finding that a fixture asks for: `// want[@±N]: rule-id ["substring"]`.
struct Want: Hashable {
  let ruleID: String
  /// What the message has to contain; nothing if empty.
  let substring: String
  /// The line that the finding starts on.
  let line: Int
  /// The line that the comment stands on.
  let commentLine: Int

  /// What is wrong with a comment that asks for something.
  struct Malformed: Error, Hashable {
    let reason: String
    let line: Int
  }

  /// Whether a finding on a line is what is asked for.
  func matches(_ finding: Finding, line: Int) -> Bool {
    self.line == line && ruleID == finding.ruleID
      && (substring.isEmpty || finding.message.contains(substring))
  }

  /// Everything that the comments of a file ask for.
  static func all(in file: SourceFile, ruleIDs: Set<String>) throws(Malformed) -> [Want] {
    let lines = LineIndex(file.bytes)
    var wants: [Want] = []
    for comment in SyntaxTree(parsing: file, bodies: .parse).comments {
      let line = lines.position(of: Int(comment.start)).line
      let text = file.text(comment.start..<comment.end)
      wants += try parse(text, line: line, ruleIDs: ruleIDs)
    }
    return wants
  }

  /// Reads one comment, which most often is about something else.
  static func parse(
    _ comment: String,
    line: Int,
    ruleIDs: Set<String>
  ) throws(Malformed) -> [Want] {
    guard let match = comment.firstMatch(of: #/\bwant *(@[^:]*)?:/#) else { return [] }
    func malformed(_ reason: String) -> Malformed { Malformed(reason: reason, line: line) }
    guard comment[..<match.range.lowerBound].wholeMatch(of: #/// */#) != nil else {
      throw malformed("'want' is the first word of its comment, which begins with '//'")
    }
    guard !match.0.contains(" ") else { throw malformed("'want:' is written without spaces") }
    let distance = match.1.map { Int($0.dropFirst()) } ?? 0
    guard let distance, match.1.map({ $0.contains(#/^@[+-]/#) }) ?? true else {
      throw malformed("the distance of 'want' is written '@+1' or '@-1'")
    }
    var wants: [Want] = []
    var rest = comment[match.range.upperBound...]
    repeat {
      guard let item = rest.prefixMatch(of: #/ *([a-z0-9-]+)(?: +"([^"]+)")? *(?:$|,)/#) else {
        throw malformed(#"'want:' is followed by 'rule-id' or 'rule-id "part of a message"'"#)
      }
      let ruleID = String(item.1)
      guard ruleIDs.contains(ruleID) else { throw malformed("'\(ruleID)' is no rule") }
      wants.append(
        Want(
          ruleID: ruleID,
          substring: String(item.2 ?? ""),
          line: line + distance,
          commentLine: line
        )
      )
      rest = rest[item.range.upperBound...]
    } while !rest.isEmpty
    if comment.hasSuffix(",") { throw malformed("nothing is wanted behind the last comma") }
    return wants
  }
}
