import PureLintSource

extension SyntaxTree {
  /// The tree as text: one line for each node, indented by depth, `kind text @line:column flags`,
  /// then one for each error, `error tag @line:column`.
  ///
  /// The text is that of the main token, left out where the node covers no token.
  func dump() -> String {
    let lines = LineIndex(source.bytes)
    var result = ""
    var ends: [Int] = []
    for (position, node) in nodes.enumerated() {
      while let end = ends.last, end <= position { ends.removeLast() }
      result += String(repeating: "  ", count: ends.count) + "\(node.kind)"
      if node.firstToken < node.endToken { result += " " + mainText(node) }
      result += " @\(lines.position(of: Int(tokens.starts[Int(node.mainToken)])))"
      for (flag, name) in flagNames where node.flags.contains(flag) { result += " " + name }
      result += "\n"
      ends.append(position + Int(node.size))
    }
    for error in errors {
      let expected = error.tag == .expectedToken ? " \(error.expected)" : ""
      result += "error \(error.tag)\(expected) @\(lines.position(of: Int(error.offset)))\n"
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
