import PureLintSource
import PureLintSyntax

/// The bytes to take out of one file so that the rest reads as if what is gone had never been there:
/// whole lines with the comments that belong to them, and commas beside what stood in a list.
struct SourceCut {
  private let tree: SyntaxTree
  private let lines: Lines
  private let comments: AttachedComments
  let lists: CommaLists

  init(_ tree: SyntaxTree) {
    self.tree = tree
    lines = Lines(bytes: tree.source.bytes)
    comments = AttachedComments(tree, lines)
    lists = CommaLists(tree)
  }

  /// The ranges to take out, sorted, with white space in between.
  ///
  /// - Parameter nodes: Items of blocks, arguments, parameters and bindings.
  func ranges(removing nodes: some Collection<NodeIndex>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var byList: [NodeIndex: [NodeIndex]] = [:]
    for node in outermost(nodes) {
      if let list = tree.parent(of: node), tree.kind(list).isCommaList {
        byList[list, default: []].append(node)
      } else {
        found.append(item(node))
      }
    }
    for (list, removed) in byList { found += elements(removed, of: list) }
    let said = byList.flatMap { list, removed in notes(on: removed, of: list) }
    return (joined(withComments(joined(found))).map(withBlankLine) + said)
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The nodes that are in no other one, in source order.
  private func outermost(_ nodes: some Collection<NodeIndex>) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var end = 0
    for node in nodes.sorted() where node.position >= end {
      found.append(node)
      end = tree.end(of: node)
    }
    return found
  }

  /// Whether nothing but white space is left between the braces of a block, no comment either.
  /// - Parameter nodes: What goes from the block.
  func isEmptied(_ block: NodeIndex, removing nodes: some Collection<NodeIndex>) -> Bool {
    let range = tree.bytes(block)
    var start = range.lowerBound + 1
    for cut in ranges(removing: nodes) where cut.lowerBound < range.upperBound {
      if cut.lowerBound > start, !lines.isBlank(start..<cut.lowerBound) { return false }
      start = max(start, cut.upperBound)
    }
    return start >= range.upperBound - 1 || lines.isBlank(start..<range.upperBound - 1)
  }

  // MARK: Items

  /// A declaration or statement with the rest of its lines, or without if something else is there.
  private func item(_ node: NodeIndex) -> Range<Int> {
    var range = tree.bytes(node)
    range = comments.startOnLine(of: range.lowerBound)..<range.upperBound
    let next = Int(tree.nodes[node.position].endToken)
    var end = range.upperBound
    let isDivided = tree.tokens.kinds[next] == .semicolon
    if isDivided { end = Int(tree.tokens.ends[next]) }
    if let whole = wholeLines(range.lowerBound..<end) {
      let isLong = lines.end(of: range.lowerBound) < range.upperBound
      return isLong ? comments.startAbove(whole.lowerBound)..<whole.upperBound : whole
    }
    if isDivided { return range.lowerBound..<lines.skipSpaces(from: end) }
    let first = Int(tree.nodes[node.position].firstToken)
    if first > 0, tree.tokens.kinds[first - 1] == .semicolon {
      return Int(tree.tokens.starts[first - 1])..<end
    }
    return withSpace(range.lowerBound..<end)
  }

  /// The lines of a range with what is said behind it; nil if other code is there too.
  private func wholeLines(_ range: Range<Int>) -> Range<Int>? {
    guard lines.isAtStart(range.lowerBound), let end = comments.endOfLine(from: range.upperBound)
    else { return nil }
    return lines.start(of: range.lowerBound)..<end
  }

  /// What stands between other code on a line, with the space on one side; with that on both sides
  /// where nothing is left between braces.
  private func withSpace(_ range: Range<Int>) -> Range<Int> {
    let start = lines.skipSpaces(backFrom: range.lowerBound)
    let end = lines.skipSpaces(from: range.upperBound)
    let isAlone =
      start > 0 && lines.bytes[start - 1] == UInt8(ascii: "{") && end < lines.bytes.count
      && lines.bytes[end] == UInt8(ascii: "}")
    if isAlone { return start..<end }
    return lines.isAtStart(range.lowerBound)
      ? range.lowerBound..<end : start..<range.upperBound
  }

  // MARK: Lists

  /// The lines about parameters in what documents their function.
  private func notes(on removed: [NodeIndex], of list: NodeIndex) -> [Range<Int>] {
    let notes = lists.notes(of: list) {
      guard tree.kind(list) == .parameterClause, let function = tree.parent(of: list) else {
        return nil
      }
      return comments.documentation(above: tree.bytes(function).lowerBound)
        .map { ParameterNotes(lines, $0) }
    }
    guard let notes else { return [] }
    let names = removed.flatMap { parameter in
      let node = tree.nodes[parameter.position]
      return (Int(node.firstToken)..<Int(node.endToken)).prefix {
        tree.tokens.kinds[$0] != .colon
      }.map { String(tree.text(TokenIndex($0))) }
    }
    return notes.ranges(of: Set(names))
  }

  /// - Parameter removed: In source order.
  private func elements(_ removed: [NodeIndex], of list: NodeIndex) -> [Range<Int>] {
    let all = lists.elements(of: list)
    if all.count == removed.count {
      let range = tree.bytes(list)
      return [range.lowerBound + 1..<range.upperBound - 1]
    }
    var runs: [Range<Int>] = []
    for node in removed {
      let position = all[...].partitioningIndex { $0 >= node }
      if let last = runs.last, last.upperBound == position {
        runs[runs.count - 1] = last.lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
    return runs.flatMap { run($0, of: all) }
  }

  /// Some neighbors in a list of which others stay.
  private func run(_ run: Range<Int>, of all: [NodeIndex]) -> [Range<Int>] {
    let start = comments.startOnLine(of: tree.bytes(all[run.lowerBound]).lowerBound)
    let last = all[run.upperBound - 1]
    let comma = self.comma(after: last)
    let end = comma?.upperBound ?? comments.endOnLine(of: tree.bytes(last).upperBound)
    if run.upperBound < all.count {
      return [wholeLines(start..<end) ?? start..<startOfNext(from: end)]
    }
    if comma != nil, let whole = wholeLines(start..<end) { return [whole] }
    guard run.lowerBound > 0, let before = self.comma(after: all[run.lowerBound - 1]) else {
      return [start..<end]
    }
    if comma != nil { return [before.upperBound..<end] }
    if let whole = wholeLines(start..<end) { return [before, whole] }
    return comments.isNone(in: before.upperBound..<start)
      ? [before.lowerBound..<end] : [before, withSpace(start..<end)]
  }

  /// Where what follows a comma begins: code, or a comment of its own line.
  private func startOfNext(from end: Int) -> Int {
    let ownEnd = comments.endOfLine(from: end) ?? end
    return lines.skipBlanks(from: ownEnd)
  }

  private func comma(after element: NodeIndex) -> Range<Int>? {
    let token = Int(tree.nodes[element.position].endToken)
    guard tree.tokens.kinds[token] == .comma else { return nil }
    return Int(tree.tokens.starts[token])..<Int(tree.tokens.ends[token])
  }

  // MARK: White space

  /// Whole lines with the comments above that belong to them.
  private func withComments(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.map { range in
      isWholeLines(range) ? comments.start(of: range)..<range.upperBound : range
    }
  }

  private func isWholeLines(_ range: Range<Int>) -> Bool {
    range.lowerBound == lines.start(of: range.lowerBound)
      && (range.upperBound == lines.start(of: range.upperBound)
        || range.upperBound == lines.bytes.count)
  }

  /// Ranges in order, those of whole lines with nothing but blank ones in between as one.
  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last,
        range.lowerBound <= last.upperBound
          || isWholeLines(last) && isWholeLines(range)
            && lines.isBlank(last.upperBound..<range.lowerBound)
      {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Whole lines with one of the blank lines around them, where two would be left together, or one
  /// at the end of a block.
  private func withBlankLine(_ range: Range<Int>) -> Range<Int> {
    guard isWholeLines(range), range.lowerBound > 0 else { return range }
    let above = lines.start(of: range.lowerBound - 1)
    let isBlankAbove = lines.isBlank(above..<range.lowerBound)
    let below = range.upperBound..<lines.end(of: range.upperBound)
    if !below.isEmpty, lines.isBlank(below), isBlankAbove || opens(above..<range.lowerBound) {
      return range.lowerBound..<below.upperBound
    }
    return isBlankAbove && (below.isEmpty || closes(below)) ? above..<range.upperBound : range
  }

  private func opens(_ line: Range<Int>) -> Bool {
    lines.bytes[line].last { !Lines.isSpace($0) }.map { "{([".utf8.contains($0) } ?? false
  }

  private func closes(_ line: Range<Int>) -> Bool {
    lines.bytes[line].first { !Lines.isSpace($0) }.map { "})]".utf8.contains($0) } ?? false
  }
}

extension NodeKind {
  /// Whether what stands in a node of this kind is divided by commas.
  var isCommaList: Bool { element != nil }

  /// The kind of what such a list holds.
  var element: NodeKind? {
    switch self {
    case .argumentList: .argument
    case .parameterClause: .parameter
    case .variableDeclaration: .patternBinding
    default: nil
    }
  }
}
