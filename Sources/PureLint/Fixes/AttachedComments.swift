import PureLintSource
import PureLintSyntax

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
    var position = position(of: next)
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

  /// The start of the comments in front of an offset on its line, with nothing else in between.
  func startOnLine(of offset: Int) -> Int {
    var start = offset
    while let comment = tree.comments[..<position(of: start)].last,
      Int(comment.end) == lines.skipSpaces(backFrom: start),
      Int(comment.start) >= lines.start(of: start)
    {
      start = Int(comment.start)
    }
    return start
  }

  /// The end of the comments behind an offset that end on its line with other code behind them.
  func endOnLine(of offset: Int) -> Int {
    var end = offset
    for comment in tree.comments[position(of: offset)...] {
      guard Int(comment.start) == lines.skipSpaces(from: end),
        Int(comment.end) < lines.end(of: offset), endOfLine(from: end) == nil
      else { break }
      end = Int(comment.end)
    }
    return end
  }

  /// The start of the comments directly above what takes several lines, which are about that alone; a
  /// heading stands for more, and what begins a file may be about all of it.
  func startAbove(_ offset: Int) -> Int {
    var start = offset
    while let comment = comment(endingAbove: start), !isHeading(comment) {
      let line = lines.start(of: Int(comment.start))
      if line == 0 { return offset }
      start = line
    }
    return start
  }

  /// The lines of the comments that document what begins on a line.
  func documentation(above offset: Int) -> Range<Int>? {
    let end = lines.start(of: offset)
    var start = end
    while let comment = comment(endingAbove: start) {
      let text = tree.source.text(comment.start..<comment.end)
      guard text.hasPrefix("///") || text.hasPrefix("/**") else { break }
      start = lines.start(of: Int(comment.start))
    }
    return start < end ? start..<end : nil
  }

  /// The start of some lines with the comments in front that belong to nothing else.
  ///
  /// A documentation comment goes with the lines, and so does a comment to this tool. Any other
  /// comment may head all lines down to the next blank one or the next comment: it goes if these
  /// are all of them. A heading stands for all lines down to the next heading.
  func start(of range: Range<Int>) -> Int {
    var start = range.lowerBound
    var plain: Int?
    while let comment = comment(endingAbove: start), !isHeading(comment) {
      let text = tree.source.text(comment.start..<comment.end)
      let isOwn = text.hasPrefix("///") || text.hasPrefix("/**") || text.contains("purelint:")
      if !isOwn, plain == nil { plain = start }
      start = lines.start(of: Int(comment.start))
    }
    if let plain, !isFollowedByNothing(range.upperBound) { return plain }
    guard let heading = comment(endingAbove: lines.skipBlanks(backFrom: start)),
      isHeading(heading), endsSection(range.upperBound)
    else { return start }
    return lines.start(of: Int(heading.start))
  }

  /// Whether a line is blank, closes a block or begins with a comment.
  private func isFollowedByNothing(_ offset: Int) -> Bool {
    let line = lines.bytes[offset..<lines.end(of: offset)].drop(while: Lines.isSpace)
    return line.first.map { "})]".utf8.contains($0) } ?? true || isComment(at: line.startIndex)
  }

  /// Whether nothing follows that a heading above an offset could stand for.
  private func endsSection(_ offset: Int) -> Bool {
    let next = lines.skipBlanks(from: offset)
    guard next < lines.bytes.count, !"})]".utf8.contains(lines.bytes[next]) else { return true }
    return isComment(at: next) && isHeading(tree.comments[position(of: next)])
  }

  private func isHeading(_ comment: SyntaxTree.Comment) -> Bool {
    tree.source.text(comment.start..<comment.end).drop { $0 == "/" || $0 == " " }
      .hasPrefix("MARK:")
  }

  private func isComment(at offset: Int) -> Bool { first(from: offset) == offset }

  /// The comment that ends on the line above an offset at the start of a line, with nothing else on
  /// its own lines.
  private func comment(endingAbove start: Int) -> SyntaxTree.Comment? {
    let position = position(of: start)
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
    let position = position(of: offset)
    return position < tree.comments.count ? Int(tree.comments[position].start) : .max
  }

  /// The position of the first comment from an offset on.
  private func position(of offset: Int) -> Int {
    tree.comments[...].partitioningIndex { Int($0.start) >= offset }
  }
}
