/// The comments of a file, asked for which of them belong to some lines.
struct AttachedComments {
  private let tree: SyntaxTree
  private let lines: Lines

  init(_ tree: SyntaxTree, _ lines: Lines) {
    self.tree = tree
    self.lines = lines
  }

  /// Whether no comment begins in a range.
  func isNone(in range: Range<Int>) -> Bool { first(from: range.lowerBound) >= range.upperBound }

  /// The offset behind the line of an offset, if nothing but a comment on that line is in between.
  func endOfLine(from offset: Int) -> Int? {
    var next = lines.skipSpaces(from: offset)
    let comments = tree.comments
    var position = comments[...].partitioningIndex { Int($0.start) >= next }
    while position < comments.count, Int(comments[position].start) == next {
      guard !lines.bytes[next..<Int(comments[position].end)].dropLast().contains(UInt8(ascii: "\n"))
      else { return nil }
      next = lines.skipSpaces(from: Int(comments[position].end))
      position += 1
    }
    if next < lines.bytes.count, lines.bytes[next] == UInt8(ascii: "\r") { next += 1 }
    if next == lines.bytes.count { return next }
    if lines.bytes[next] == UInt8(ascii: "\n") { return next + 1 }
    // A comment may end behind its line feed.
    return next > 0 && lines.bytes[next - 1] == UInt8(ascii: "\n") ? next : nil
  }

  /// The start of some lines with the comments in front that belong to nothing else.
  ///
  /// What documents the lines goes with them, and so does what is said of what they hold to this
  /// tool. Any other comment may head all lines down to the next blank one: it goes where these
  /// are all.
  /// - Parameter ends: Where other lines end that go.
  func start(of range: Range<Int>, below ends: Set<Int>) -> Int {
    var start = range.lowerBound
    var plain: Int?
    while let comment = comment(endingAbove: start) {
      let text = tree.source.text(comment.start..<comment.end)
      let isOwn = text.hasPrefix("///") || text.hasPrefix("/**") || text.contains("purelint:")
      if !isOwn, plain == nil { plain = start }
      start = lines.start(of: Int(comment.start))
    }
    guard let plain else { return start }
    return isAlone(start..<range.upperBound, below: ends) ? start : plain
  }

  /// Whether lines have blank lines, the ends of a block or what goes around them.
  private func isAlone(_ range: Range<Int>, below ends: Set<Int>) -> Bool {
    let next = range.upperBound..<lines.end(of: range.upperBound)
    let last = lines.bytes[..<range.lowerBound].dropLast().last { byte in
      byte == UInt8(ascii: "\n") || !Lines.isSpace(byte)
    }
    let isFirst =
      ends.contains(range.lowerBound) || last.map { "\n{([".utf8.contains($0) } ?? true
    let following = lines.bytes[next].first { !Lines.isSpace($0) }
    return isFirst && (following.map { "})]".utf8.contains($0) } ?? true)
  }

  /// The comment that ends on the line above an offset at the start of a line, with nothing else on
  /// its own lines.
  private func comment(endingAbove start: Int) -> SyntaxTree.Comment? {
    let position = tree.comments[...].partitioningIndex { Int($0.start) >= start }
    guard position > 0 else { return nil }
    let comment = tree.comments[position - 1]
    let end = Int(comment.end)
    guard end <= start, lines.isBlank(end..<start),
      lines.bytes[end..<start].count(where: { $0 == UInt8(ascii: "\n") }) <= 1,
      end == start || lines.start(of: start - 1) <= end,
      lines.isAtStart(Int(comment.start))
    else { return nil }
    return comment
  }

  private func first(from offset: Int) -> Int {
    let position = tree.comments[...].partitioningIndex { Int($0.start) >= offset }
    return position < tree.comments.count ? Int(tree.comments[position].start) : .max
  }
}
