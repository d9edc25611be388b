import PureLintOutput

/// Words that are broken into lines.
struct Paragraph {
  private var words: [Word] = []

  private struct Word {
    var text: String
    var color: Color?
  }

  /// Adds the words of a text, all in one colour.
  mutating func add(_ text: String, _ color: Color? = nil) {
    words += text.split(separator: " ").map { Word(text: String($0), color: color) }
  }

  /// The lines, without their ends.
  ///
  /// - Parameters:
  ///   - start: The columns that are taken in front of the first line.
  ///   - indent: The columns that are taken in front of all others.
  ///   - width: The most columns of a line; nil for a single line. A word that is wider has a line of
  ///     its own.
  func lines(from start: Int, indent: Int, width: Int?, _ painter: Painter) -> [String] {
    var lines: [[Word]] = [[]]
    var column = start
    for word in words {
      let gap = lines[lines.count - 1].isEmpty ? 0 : 1
      let wordWidth = word.text.displayWidth
      let isFirst = gap == 0 && (lines.count > 1 || start <= indent)
      if let width, !isFirst, column + gap + wordWidth > width {
        // No line begins with what was further on in the text, and is a command at its start.
        lines.append([Word(text: word.text.printable(), color: word.color)])
        column = indent + wordWidth
      } else {
        lines[lines.count - 1].append(word)
        column += gap + wordWidth
      }
    }
    return lines.map { Paragraph.painted($0, painter) }
  }

  /// The words in a line, those of one colour painted together.
  private static func painted(_ words: [Word], _ painter: Painter) -> String {
    var parts: [Word] = []
    for word in words {
      if let last = parts.last, last.color == word.color {
        parts[parts.count - 1].text += " " + word.text
      } else {
        parts.append(word)
      }
    }
    return parts.map { part in part.color.map { painter.paint(part.text, $0) } ?? part.text }
      .joined(separator: " ")
  }
}
