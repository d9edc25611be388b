import PureLintFindings
import PureLintSource

/// The words of a comment that suppress findings: `purelint:ignore RULE, RULE: reason`.
struct SuppressionCommand: Hashable {
  /// The words that ask for something, where they stand in the file.
  var range: Range<UInt32>
  var content: Content

  /// The command in the words.
  enum Content: Hashable {
    case ignore(rules: [RuleName], reach: Reach)
    /// The comment of another tool by which people say that nothing uses a declaration.
    case leftover
    /// Nothing that suppresses anything, and why.
    case mistake(IdleSuppression.Cause)
  }

  /// The name of a rule, and where it stands in the file.
  struct RuleName: Hashable {
    var id: String
    var range: Range<UInt32>
  }

  /// The reach of a comment: a declaration or a line, or a file.
  enum Reach: String, Hashable, CaseIterable {
    /// The declaration behind it, or the line that it ends.
    case declaration = "ignore"
    /// The file that it stands in.
    case file = "ignore-file"

    /// The word of the command with what it is part of.
    var text: String { SuppressionCommand.prefix + rawValue }
  }

  /// The letters that every command begins with.
  static let prefix = "purelint:"

  /// The words by which Periphery leaves a declaration alone.
  static let leftoverText = "periphery:ignore"

  /// The rules about code that Periphery calls unused.
  static let leftoverRules = ["unused-provider", "unused-dependency", "unwired-module"]
}

extension SuppressionCommand {
  /// The commands in a comment. One is the first thing on its line, or follows a `//` of its own;
  /// anywhere else, the same letters are prose.
  static func all(in comment: Range<UInt32>, of file: SourceFile) -> [SuppressionCommand] {
    var commands: [SuppressionCommand] = []
    let bytes = file.bytes
    var start = Int(comment.lowerBound)
    let end = contentEnd(of: comment, in: bytes)
    while start < end {
      let lineEnd = bytes[start..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
      for text in parts(of: start..<lineEnd, in: bytes) {
        var reader = SuppressionReader(bytes: bytes, range: text)
        if let command = reader.command() { commands.append(command) }
      }
      start = lineEnd + 1
    }
    return commands
  }

  /// The end of a comment's text, in front of its closing delimiter.
  private static func contentEnd(of comment: Range<UInt32>, in bytes: [UInt8]) -> Int {
    let (start, end) = (Int(comment.lowerBound), Int(comment.upperBound))
    let isClosed =
      end - start >= 4 && bytes[start + 1] == UInt8(ascii: "*")
      && bytes[end - 2] == UInt8(ascii: "*") && bytes[end - 1] == UInt8(ascii: "/")
    return isClosed ? end - 2 : end
  }

  /// The parts of a line of a comment that begin with words of their own: the line, and what
  /// follows a further `//`, each without the signs in front of it.
  private static func parts(of line: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    let slash = UInt8(ascii: "/")
    var parts: [Range<Int>] = []
    var position = line.lowerBound
    while position < line.upperBound {
      while position < line.upperBound, isDecoration(bytes[position]) { position += 1 }
      let start = position
      while position < line.upperBound,
        !(bytes[position] == slash && position + 1 < line.upperBound
          && bytes[position + 1] == slash && isBlank(bytes[position - 1]))
      {
        position += 1
      }
      if start < position { parts.append(start..<position) }
    }
    return parts
  }

  /// Whether a byte stands between a comment's beginning and its first word.
  private static func isDecoration(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
