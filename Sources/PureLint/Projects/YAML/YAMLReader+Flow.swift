extension YAMLReader {
  /// Reads a value in flow style: `[a, b]`, `{a: b}`, or what may stand in these.
  mutating func flowNode() throws(YAMLProblem) -> YAMLValue {
    try enter()
    flowDepth += 1
    defer {
      flowDepth -= 1
      leave()
    }
    try skipToContent()
    var anchor: String?
    while byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let isAnchor = byte == UInt8(ascii: "&")
      let word = word()
      if isAnchor { anchor = word }
      try skipToContent()
    }
    let value: YAMLValue
    switch byte {
    case UInt8(ascii: "["): value = try flowList()
    case UInt8(ascii: "{"): value = try flowMap()
    case UInt8(ascii: "*"): value = try alias()
    default: value = YAMLValue(try flowText())
    }
    return remember(value, anchor)
  }

  private mutating func flowList() throws(YAMLProblem) -> YAMLValue {
    var elements: [YAMLValue] = []
    position += 1
    while try !isAtClosing(UInt8(ascii: "]")) {
      let element = try flowNode()
      try skipToContent()
      if byte == UInt8(ascii: ":"), let key = element.text {
        position += 1
        elements.append(YAMLValue([.init(key: key, value: try flowNode())]))
      } else {
        elements.append(element)
      }
      try passComma(before: UInt8(ascii: "]"))
    }
    return try limited(YAMLValue(elements))
  }

  private mutating func flowMap() throws(YAMLProblem) -> YAMLValue {
    var entries: [YAMLValue.Entry] = []
    position += 1
    while try !isAtClosing(UInt8(ascii: "}")) {
      let key = try flowText()
      try skipToContent()
      var value = YAMLValue("")
      if byte == UInt8(ascii: ":") {
        position += 1
        value = try flowNode()
      }
      entries.append(.init(key: key, value: value))
      try passComma(before: UInt8(ascii: "}"))
    }
    return try map(of: entries)
  }

  /// Passes the bracket that ends a list or a map, if it comes next.
  private mutating func isAtClosing(_ bracket: UInt8) throws(YAMLProblem) -> Bool {
    try skipToContent()
    guard position < bytes.count else { throw problem("a bracket that is not closed") }
    guard byte == bracket else { return false }
    position += 1
    return true
  }

  private mutating func passComma(before bracket: UInt8) throws(YAMLProblem) {
    try skipToContent()
    if byte == UInt8(ascii: ",") {
      position += 1
    } else if byte != bracket {
      throw problem("a list or map without ',' between its values")
    }
  }

  /// Reads a text in quotes, or one up to a comma, a bracket or a colon.
  private mutating func flowText() throws(YAMLProblem) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedText() }
    var words: [String] = []
    var start = position
    func isEnd(_ reader: YAMLReader) -> Bool {
      let next = reader.position + 1
      return reader.byte == UInt8(ascii: ":")
        && (reader.isBlankOrEnd(at: next) || YAMLReader.isFlowMark(reader.bytes[next]))
    }
    while position < bytes.count, !Self.isFlowMark(byte), !isEnd(self) {
      if !isBlankOrEnd(at: position) {
        position += 1
        continue
      }
      words.append(String(decoding: bytes[start..<position], as: UTF8.self))
      try skipToContent()
      start = position
    }
    words.append(String(decoding: bytes[start..<position], as: UTF8.self))
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
