import PureLintSource

/// The difference between two versions of a file, line by line, in the unified form that `patch` and
/// `git apply` read.
package struct LineDifference {
  /// How many lines around a change are shown.
  private static let context = 3

  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// The positions of lines that are only in the old version, and only in the new one.
  private let removed: Set<Int>
  private let added: Set<Int>

  /// - Parameter path: As the user gave it.
  package init(path: String, from old: [UInt8], to new: [UInt8]) {
    self.path = path
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    (removed, added) = LineMatching(self.old, self.new).changes
  }

  /// The text; empty where nothing differs.
  ///
  /// - Parameter isForPeople: Whether it goes to a terminal, where control characters in the sources
  ///   are escaped.
  package func text(isForPeople: Bool) -> String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    let prefixes = path.hasPrefix("/") ? ("", "") : ("a/", "b/")
    func name(_ prefix: String) -> String {
      isForPeople ? (prefix + path).printable() : Self.quoted(prefix + path)
    }
    return "--- \(name(prefixes.0))\n+++ \(name(prefixes.1))\n"
      + hunks.map { text(of: $0, isForPeople: isForPeople) }.joined()
  }

  /// A path as Git writes it: in quotes, with escapes, if it holds what could end the line or be
  /// taken for something else.
  private static func quoted(_ path: String) -> String {
    if path.printable() == path, !path.contains("\""), !path.contains("\\") {
      // Behind a name with spaces, 'patch' needs a tab to know where it ends.
      return path.contains(" ") ? path + "\t" : path
    }
    let text = path.utf8.map { byte in
      let isSafe = byte > 0x20 && byte < 0x7F && !"\"\\#".utf8.contains(byte)
      let digits = String(byte, radix: 8)
      let escape = "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      return isSafe ? String(Unicode.Scalar(byte)) : escape
    }
    return "\"\(text.joined())\""
  }

  /// The changes that make the new version of the old one: ranges of its bytes, and what comes there.
  package var edits: [(range: Range<Int>, replacement: [UInt8])] {
    var edits: [(range: Range<Int>, replacement: [UInt8])] = []
    var (oldLine, newLine, end) = (0, 0, 0)
    while oldLine < old.count || newLine < new.count {
      let start = end
      var replacement: [UInt8] = []
      while removed.contains(oldLine) {
        end += old[oldLine].count
        oldLine += 1
      }
      while added.contains(newLine) {
        replacement += new[newLine]
        newLine += 1
      }
      if end > start || !replacement.isEmpty { edits.append((start..<end, replacement)) }
      guard oldLine < old.count else { continue }
      end += old[oldLine].count
      oldLine += 1
      newLine += 1
    }
    return edits
  }

  // MARK: Hunks

  /// A line of one version or of both, by its position in the old and the new one.
  private struct Line {
    let mark: Character
    let old: Int
    let new: Int
  }

  private func hunks() -> [[Line]] {
    let lines = merged()
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var ranges: [Range<Int>] = []
    for position in changed {
      let range =
        max(position - Self.context, 0)..<min(position + Self.context + 1, lines.count)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { Array(lines[$0]) }
  }

  private func merged() -> [Line] {
    var lines: [Line] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        lines.append(Line(mark: "-", old: first, new: second))
        first += 1
      } else if added.contains(second) {
        lines.append(Line(mark: "+", old: first, new: second))
        second += 1
      } else {
        lines.append(Line(mark: " ", old: first, new: second))
        first += 1
        second += 1
      }
    }
    return lines
  }

  private func text(of hunk: [Line], isForPeople: Bool) -> String {
    let oldCount = hunk.count { $0.mark != "+" }
    let newCount = hunk.count { $0.mark != "-" }
    let starts = (range(hunk[0].old, oldCount), range(hunk[0].new, newCount))
    let lines = hunk.map { line in
      let bytes = line.mark == "+" ? new[line.new] : old[line.old]
      return text(of: bytes, mark: line.mark, isForPeople: isForPeople)
    }
    return "@@ -\(starts.0) +\(starts.1) @@\n" + lines.joined()
  }

  private func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private func text(of line: ArraySlice<UInt8>, mark: Character, isForPeople: Bool) -> String {
    let isEnded = line.last == UInt8(ascii: "\n")
    let code = String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)
    let ending = isEnded ? "\n" : "\n\\ No newline at end of file\n"
    return "\(mark)\(isForPeople ? code.printable(keepingTabs: true) : code)\(ending)"
  }

  /// The lines with what ends them.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
