/// What the documentation of a function says of its parameters: `- Parameter zone: …`, or
/// `- zone: …` below `- Parameters:`.
struct ParameterNotes {
  /// One line without the marks of the comment.
  private struct Line {
    let range: Range<Int>
    let indentation: Int
    let text: String

    /// What begins with a dash, without it.
    var item: String? { text.hasPrefix("- ") ? String(text.dropFirst(2)) : nil }
  }

  private let all: [Line]

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
  }

  /// The lines about some parameters, and what heads them if it heads no other.
  func ranges(of names: Set<String>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < all.count {
      if all[position].item?.lowercased().hasPrefix("parameters:") == true {
        let end = end(ofItemsBelow: position)
        let gone = items(in: position + 1..<end, about: names, isEntry: true)
        let entries = (position + 1..<end).count { isEntry($0, below: position) }
        if !gone.isEmpty { found += entries == gone.count ? [all[position].range] : [] }
        found += gone.flatMap { all[$0].map(\.range) }
        position = end
      } else {
        let gone = items(in: position..<position + 1, about: names, isEntry: false)
        found += gone.flatMap { all[$0].map(\.range) }
        position = gone.first?.upperBound ?? position + 1
      }
    }
    return found
  }

  private func isEntry(_ position: Int, below header: Int) -> Bool {
    all[position].item != nil
      && all[position].indentation == all[header + 1].indentation
  }

  /// The items among some lines that are about some parameters, each with the lines that continue it.
  private func items(
    in positions: Range<Int>,
    about names: Set<String>,
    isEntry: Bool
  ) -> [Range<Int>] {
    positions.compactMap { position in
      guard let name = name(in: all[position], isEntry: isEntry), names.contains(name) else {
        return nil
      }
      return position..<end(ofItemAt: position)
    }
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
