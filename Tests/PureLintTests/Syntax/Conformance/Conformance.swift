import Foundation

@testable import PureLintSource
@testable import PureLintSyntax

/// The comparison of one file.
struct Conformance {
  enum Outcome: Equatable {
    case equal
    /// The compiler itself rejects the file; its first error.
    case rejected(String)
    /// The first difference.
    case different(String)
  }

  /// The source with the directives of all `#if` and the clauses that do not count blanked out, and
  /// with them `#error` and `#warning`; the positions of everything else stay. The compiler's dump shows no clause of an `#if`.
  static func choosing(clause: Int, in tree: SyntaxTree) -> [UInt8] {
    var bytes = tree.source.bytes
    func blank(_ range: Range<UInt32>) {
      for offset in range where bytes[Int(offset)] != 0x0a { bytes[Int(offset)] = 0x20 }
    }
    for index in tree.nodes.indices where isDirective(NodeIndex(index), in: tree) {
      blank(tree.range(NodeIndex(index)))
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .ifConfig {
      let clauses = Array(tree.children(NodeIndex(index)))
      let chosen = chosenClause(of: NodeIndex(index), clause: clause, in: tree)
      for (number, node) in clauses.enumerated() {
        let condition = hasCondition(node, in: tree) ? tree.children(node).first { _ in true } : nil
        blank(number == chosen ? tree.range(tree.mainToken(node)) : tree.range(node))
        if number == chosen, let condition { blank(tree.range(condition)) }
      }
      blank(tree.range(TokenIndex(Int(tree.nodes[index].endToken) - 1)))
    }
    endReturns(in: &bytes, of: tree)
    return bytes
  }

  /// Puts a `;` behind a `return` in front of a blanked directive, so that it returns nothing.
  private static func endReturns(in bytes: inout [UInt8], of tree: SyntaxTree) {
    for node in tree.nodes where node.kind == .returnStatement && node.size == 1 {
      let start = Int(tree.tokens.starts[Int(node.firstToken)])
      let end = Int(tree.tokens.starts[Int(node.endToken)])
      switch tree.tokens.kinds[Int(node.endToken)] {
      case .poundElseif, .poundElse, .poundEndif:
        if bytes[start] != 0x20 { bytes[end] = UInt8(ascii: ";") }
      default:
        break
      }
    }
  }

  /// Whether the node is `#warning`, `#error` or `#sourceLocation`, which moves the positions in
  /// the dump.
  private static func isDirective(_ node: NodeIndex, in tree: SyntaxTree) -> Bool {
    if tree.kind(node) == .sourceLocation { return true }
    return tree.kind(node) == .macroExpansion
      && ["error", "warning"].contains(tree.text(tree.mainToken(node)))
  }

  /// The clause of an `#if` that counts: that of the number, or its `#else`, or none.
  static func chosenClause(of ifConfig: NodeIndex, clause: Int, in tree: SyntaxTree) -> Int? {
    let clauses = Array(tree.children(ifConfig))
    guard let last = clauses.last else { return nil }
    if clause < clauses.count { return clause }
    return hasCondition(last, in: tree) ? nil : clauses.count - 1
  }

  static func hasCondition(_ clause: NodeIndex, in tree: SyntaxTree) -> Bool {
    tree.tokens.kinds[tree.mainToken(clause).position] != .poundElse
  }

  /// How many clauses the longest `#if` has, at least one.
  static func clauseCount(_ tree: SyntaxTree) -> Int {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .ifConfig }
      .map { Array(tree.children(NodeIndex($0))).count }.max() ?? 1
  }

  /// Compares a file, once for each clause of its `#if`s.
  static func check(_ path: String) throws -> [Outcome] {
    let source = SourceFile(
      path: path,
      bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    )
    let tree = SyntaxTree(parsing: source, bodies: .parse)
    let hasConditions = tree.nodes.contains { $0.kind == .ifConfig || $0.kind == .sourceLocation }
    guard hasConditions else {
      return [try compare(tree, clause: 0, path: path, bytes: source.bytes)]
    }
    if !tree.errors.isEmpty, let error = try Compiler.parse(path).error {
      return [.rejected(error)]
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "purelint-\(ProcessInfo.processInfo.globallyUniqueString).\(path.split(separator: ".").last ?? "")"
    )
    defer { try? FileManager.default.removeItem(at: file) }
    return try (0..<clauseCount(tree)).map { clause in
      let bytes = choosing(clause: clause, in: tree)
      try Data(bytes).write(to: file)
      return try compare(tree, clause: clause, path: file.path, bytes: bytes)
    }
  }

  private static func compare(
    _ tree: SyntaxTree,
    clause: Int,
    path: String,
    bytes: [UInt8]
  ) throws -> Outcome {
    let result = try Compiler.parse(path)
    if let error = result.error { return .rejected(error) }
    guard let dump = result.dump else { return .rejected("no dump") }
    let expected = CompilerFacts.facts(of: dump)
    let isBlank = { (offset: Int) in
      offset < bytes.count && bytes[offset] != tree.source.bytes[offset]
    }
    if let error = tree.errors.first(where: { !isBlank(Int($0.offset)) }) {
      let position = LineIndex(tree.source.bytes).position(of: Int(error.offset))
      return .different("\(position): \(error.tag) \(error.expected)")
    }
    let actual = ParserFacts.facts(of: tree, clause: clause)
    if expected == actual { return .equal }
    return .different(firstDifference(expected, actual))
  }

  /// The first fact that differs, with those before it.
  private static func firstDifference(_ expected: [Fact], _ actual: [Fact]) -> String {
    var index = 0
    while index < min(expected.count, actual.count), expected[index] == actual[index] { index += 1 }
    let before = expected[max(0, index - 6)..<index].map { "    " + $0.description }
    let wanted = expected[index...].prefix(4).map { "  - " + $0.description }
    let seen = actual[index...].prefix(4).map { "  + " + $0.description }
    return (before + wanted + seen).joined(separator: "\n")
  }
}
