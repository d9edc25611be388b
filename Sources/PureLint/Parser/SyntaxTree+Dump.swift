extension SyntaxTree {
  /// The tree as text: one line for each node, indented by depth, `kind text @line:column flags`,
  /// then one for each error, `error tag @line:column`.
  ///
  /// The text is that of the main token, left out where the node covers no token.
  func dump() -> String {
    let lines = LinePositions(source)
    var result = ""
    var ends: [Int] = []
    for (position, node) in nodes.enumerated() {
      while let end = ends.last, end <= position { ends.removeLast() }
      result += String(repeating: "  ", count: ends.count) + "\(node.kind)"
      if node.firstToken < node.endToken { result += " " + mainText(node) }
      result += " @" + lines.description(tokens.starts[Int(node.mainToken)])
      for (flag, name) in flagNames where node.flags.contains(flag) { result += " " + name }
      result += "\n"
      ends.append(position + Int(node.size))
    }
    for error in errors {
      let expected = error.tag == .expectedToken ? " \(error.expected)" : ""
      result += "error \(error.tag)\(expected) @\(lines.description(error.offset))\n"
    }
    return result
  }

  /// The main token's text on one line.
  private func mainText(_ node: SyntaxNode) -> String {
    source.text(range(TokenIndex(node.mainToken)))
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
  }
}

private let flagNames: [(NodeFlags, String)] = [
  (.hasLabel, "hasLabel"), (.hasSecondName, "hasSecondName"), (.isVariadic, "isVariadic"),
  (.isOptional, "isOptional"), (.isForced, "isForced"), (.isDefault, "isDefault"),
  (.isPack, "isPack"), (.isValue, "isValue"),
]

/// Turns byte offsets into lines and columns, both from 1, columns in bytes.
struct LinePositions {
  private var starts: [UInt32] = [0]

  init(_ source: SourceFile) {
    let bytes = source.bytes
    for (index, byte) in bytes.enumerated() {
      let isBreak =
        byte == 0x0a || byte == 0x0d && !(index + 1 < bytes.count && bytes[index + 1] == 0x0a)
      if isBreak { starts.append(UInt32(index + 1)) }
    }
  }

  /// `line:column` of an offset.
  /// - Complexity: O(log lines).
  func description(_ offset: UInt32) -> String {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return "\(low + 1):\(offset - starts[low] + 1)"
  }
}
