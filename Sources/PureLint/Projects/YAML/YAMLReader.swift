/// Reads a YAML file with one document: block and flow style, all kinds of scalars, anchors, aliases
/// and merged maps. Tags say nothing here; keys that are no texts are not read.
struct YAMLReader {
  let bytes: [UInt8]
  var position = 0
  /// The position of the current line's first byte.
  var lineStart = 0
  private var depth = 0
  /// The number of lists and maps in flow style around the current place, where tabs may indent.
  var flowDepth = 0
  private var anchors: [String: YAMLValue] = [:]
  /// The entries that `<<` may still take over.
  private var mergeBudget = sizeLimit

  /// More levels than this are not read: values are taken apart level by level.
  private static let depthLimit = 64
  /// More values than this are not read, those that aliases repeat included.
  private static let sizeLimit = 1 << 18

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Complexity: O(*n*) for *n* bytes.
  static func read(_ bytes: [UInt8]) throws(YAMLProblem) -> YAMLValue {
    var reader = YAMLReader(bytes)
    return try reader.document()
  }

  // MARK: Documents

  private mutating func document() throws(YAMLProblem) -> YAMLValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (position, lineStart) = (3, 3) }
    try skipToContent()
    while byte == UInt8(ascii: "%"), column == 0 {
      skipLine()
      try skipToContent()
    }
    if isAtMarker("---") { position += 3 }
    let value = try node(minimum: 0)
    try skipToContent()
    guard position == bytes.count || isAtMarker("...") else {
      throw problem(isAtMarker("---") ? "a second document" : "text that belongs to nothing above")
    }
    return value
  }

  /// Whether a line begins with three characters that part documents.
  func isAtMarker(_ text: StaticString) -> Bool {
    guard column == 0, position + 3 <= bytes.count else { return false }
    let isSame = text.withUTF8Buffer { bytes[position..<position + 3].elementsEqual($0) }
    return isSame && isBlankOrEnd(at: position + 3)
  }

  // MARK: Nodes

  /// Reads a value whose lines are indented by a number of columns at least.
  /// - Parameter isInline: Whether a key stands in front of it on the same line.
  mutating func node(
    minimum: Int,
    isInline: Bool = false
  ) throws(YAMLProblem) -> YAMLValue {
    try enter()
    defer { leave() }
    let line = lineStart
    try skipToContent()
    var isInline = isInline && lineStart == line
    guard !isAtEnd(below: minimum) else { return YAMLValue("") }
    let start = column
    let startLine = lineStart
    var anchor: String?
    while byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let isAnchor = byte == UInt8(ascii: "&")
      let word = word()
      if isAnchor { anchor = word }
      let line = lineStart
      try skipToContent()
      if lineStart != line { isInline = false }
      if isAtEnd(below: minimum) { return remember(YAMLValue(""), anchor) }
    }
    let indent = lineStart == startLine ? start : column
    return remember(
      try content(minimum: minimum, indent: indent, isInline: isInline),
      anchor
    )
  }

  /// Reads a value behind its anchor and tag.
  /// - Parameter indent: The column of a list or a map that begins here.
  private mutating func content(
    minimum: Int,
    indent: Int,
    isInline: Bool
  ) throws(YAMLProblem) -> YAMLValue {
    switch byte {
    case UInt8(ascii: "-") where isBlankOrEnd(at: position + 1):
      guard !isInline else { throw problem("a list behind a key on one line") }
      return try blockList(indent)
    case UInt8(ascii: "?") where isBlankOrEnd(at: position + 1):
      throw problem("a key with '?' in front of it")
    case UInt8(ascii: "|"): return YAMLValue(try blockText(minimum: minimum, separator: "\n"))
    case UInt8(ascii: ">"): return YAMLValue(try blockText(minimum: minimum, separator: " "))
    case UInt8(ascii: "*"): return try alias()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let value = try flowNode()
      try finishLine()
      return value
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let (start, line) = (position, lineStart)
      let text = try quotedText()
      guard isAtColon, lineStart == line else {
        try finishLine()
        return YAMLValue(text)
      }
      (position, lineStart) = (start, line)
    default:
      if endOfKey == nil { return YAMLValue(try plainText(minimum: minimum)) }
    }
    guard !isInline else { throw problem("a map behind a key on one line") }
    return try blockMap(indent)
  }

  /// Whether there is nothing more, or what there is stands further to the left.
  private func isAtEnd(below minimum: Int) -> Bool {
    position == bytes.count || column < minimum || isAtMarker("---") || isAtMarker("...")
  }

  // MARK: Lists and maps

  private mutating func blockList(_ indent: Int) throws(YAMLProblem) -> YAMLValue {
    var elements: [YAMLValue] = []
    repeat {
      position += 1
      elements.append(try node(minimum: indent + 1))
      try skipToContent()
    } while isAt(indent) && byte == UInt8(ascii: "-") && isBlankOrEnd(at: position + 1)
    try expectEnd(of: indent)
    return try limited(YAMLValue(elements))
  }

  private mutating func blockMap(_ indent: Int) throws(YAMLProblem) -> YAMLValue {
    var entries: [YAMLValue.Entry] = []
    repeat {
      let key = try key()
      entries.append(.init(key: key, value: try value(of: indent)))
      try skipToContent()
    } while isAt(indent) && !(byte == UInt8(ascii: "-") && isBlankOrEnd(at: position + 1))
    try expectEnd(of: indent)
    return try map(of: entries)
  }

  /// Reads the value behind a key's colon; a list may stand right below the key.
  private mutating func value(of indent: Int) throws(YAMLProblem) -> YAMLValue {
    let line = lineStart
    try skipToContent()
    if lineStart == line { return try node(minimum: indent + 1, isInline: true) }
    let isList = isAt(indent) && byte == UInt8(ascii: "-") && isBlankOrEnd(at: position + 1)
    return isList ? try blockList(indent) : try node(minimum: indent + 1)
  }

  private mutating func key() throws(YAMLProblem) -> String {
    let text: String
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      text = try quotedText()
      guard isAtColon else { throw problem("a key without ':'") }
      while byte != UInt8(ascii: ":") { position += 1 }
    } else {
      guard let end = endOfKey else { throw problem("a key without ':'") }
      text = String(decoding: bytes[position..<end], as: UTF8.self).trimmingBlanks()
      position = end
    }
    position += 1
    return text
  }

  /// A map of entries, of which the last one of a key counts, with what `<<` takes over from others.
  mutating func map(of entries: [YAMLValue.Entry]) throws(YAMLProblem) -> YAMLValue {
    let own = entries.filter { $0.key != "<<" }
    var merged: [YAMLValue.Entry] = []
    for entry in entries where entry.key == "<<" {
      // The first of several maps counts.
      let maps = entry.value.isMap ? [entry.value] : entry.value.elements.reversed()
      merged += maps.flatMap(\.entries)
      mergeBudget -= maps.reduce(0) { $0 + $1.entries.count }
      guard mergeBudget >= 0 else { throw problem("too many values") }
    }
    var positions: [String: Int] = [:]
    var kept: [YAMLValue.Entry] = []
    for entry in merged + own {
      if let position = positions[entry.key] {
        kept[position] = entry
      } else {
        positions[entry.key] = kept.count
        kept.append(entry)
      }
    }
    return try limited(YAMLValue(kept))
  }

  // MARK: Anchors

  /// Keeps a value for the aliases of its anchor, if it has one.
  mutating func remember(_ value: YAMLValue, _ anchor: String?) -> YAMLValue {
    if let anchor { anchors[anchor] = value }
    return value
  }

  mutating func alias() throws(YAMLProblem) -> YAMLValue {
    let name = word()
    guard let value = anchors[name] else { throw problem("an alias without an anchor") }
    guard depth + value.height <= Self.depthLimit else { throw problem("too many levels") }
    return value
  }

  // MARK: Bounds

  /// Begins a level of values, which `leave()` ends.
  mutating func enter() throws(YAMLProblem) {
    depth += 1
    guard depth <= Self.depthLimit else { throw problem("too many levels") }
  }

  mutating func leave() { depth -= 1 }

  func limited(_ value: YAMLValue) throws(YAMLProblem) -> YAMLValue {
    guard value.size <= Self.sizeLimit else { throw problem("too many values") }
    return value
  }

  /// - Complexity: O(*n*) for *n* bytes in front of the place.
  func problem(_ message: String) -> YAMLProblem {
    YAMLProblem(
      line: 1 + bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") },
      message: message
    )
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  func trimmingBlanks() -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let start = utf8.firstIndex(where: { !isBlank($0) }),
      let end = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[start...end])
  }
}
