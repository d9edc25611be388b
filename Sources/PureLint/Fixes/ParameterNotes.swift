/// The notes on parameters in a function's documentation: `- Parameter zone: …`, or `- zone: …`
/// below `- Parameters:`.
struct ParameterNotes {
  /// One line without the marks of the comment.
  private struct Line {
    let range: Range<Int>
    let indentation: Int
    let text: String

    /// What begins with a dash, without it.
    var item: String? { text.hasPrefix("- ") ? String(text.dropFirst(2)) : nil }
  }

  /// An item about a parameter.
  private struct Note {
    let lines: Range<Int>
    /// The position of the header that it stands below; nil if it stands alone.
    let header: Int?
  }

  private let all: [Line]
  private var notes: [String: [Note]] = [:]
  /// How many entries stand below a header, by its position.
  private var entryCounts: [Int: Int] = [:]

  /// - Parameter documentation: Whole lines.
  init(_ lines: Lines, _ documentation: Range<Int>) {
    var all: [Line] = []
    var start = documentation.lowerBound
    while start < documentation.upperBound {
      let end = lines.end(of: start)
      let text = String(decoding: lines.bytes[start..<end], as: UTF8.self)
      let marked = text.drop { " \t".contains($0) }
      let mark = ["///", "/**", "*/", "*"].first { marked.hasPrefix($0) } ?? ""
      let rest = marked.dropFirst(mark.count)
      let content = rest.drop { " \t".contains($0) }
      all.append(
        Line(
          range: start..<end,
          indentation: rest.count - content.count,
          text: mark == "*/" ? "" : String(content.prefix { !$0.isNewline })
        )
      )
      start = end
    }
    self.all = all
    findNotes()
  }

  private mutating func findNotes() {
    var position = 0
    while position < all.count {
      guard all[position].item?.lowercased().hasPrefix("parameters:") == true else {
        add(at: position, below: nil)
        position += 1
        continue
      }
      let end = end(ofItemsBelow: position)
      for item in position + 1..<end {
        add(at: item, below: position)
        let isEntry =
          all[item].item != nil && all[item].indentation == all[position + 1].indentation
        entryCounts[position, default: 0] += isEntry ? 1 : 0
      }
      position = end
    }
  }

  /// Adds an item with the lines that continue it, if it is about a parameter.
  private mutating func add(at position: Int, below header: Int?) {
    guard let name = name(in: all[position], isEntry: header != nil) else { return }
    notes[name, default: []].append(Note(lines: position..<end(ofItemAt: position), header: header))
  }

  /// The lines about some parameters, and what heads them if it heads no other.
  func ranges(of names: Set<String>) -> [Range<Int>] {
    let gone = names.flatMap { notes[$0] ?? [] }
    var counts: [Int: Int] = [:]
    for header in gone.compactMap(\.header) { counts[header, default: 0] += 1 }
    let headers = counts.filter { entryCounts[$0.key] == $0.value }.map { all[$0.key].range }
    return headers + gone.flatMap { all[$0.lines].map(\.range) }
  }

  /// The position behind all lines that are further in than a header.
  private func end(ofItemsBelow header: Int) -> Int {
    all[(header + 1)...].firstIndex { line in
      line.text.isEmpty || line.indentation <= all[header].indentation
    } ?? all.count
  }

  /// The parameter that an item is about.
  private func name(in line: Line, isEntry: Bool) -> String? {
    guard let item = line.item else { return nil }
    let words = item.prefix { $0 != ":" }.split(separator: " ")
    if isEntry { return words.count == 1 ? String(words[0]) : nil }
    return words.count == 2 && words[0].lowercased() == "parameter" ? String(words[1]) : nil
  }

  /// The position behind an item and the lines that continue it.
  private func end(ofItemAt position: Int) -> Int {
    guard all[position].item != nil else { return position + 1 }
    return all[(position + 1)...].firstIndex { next in
      next.text.isEmpty || next.item != nil || next.indentation <= all[position].indentation
    } ?? all.count
  }
}
