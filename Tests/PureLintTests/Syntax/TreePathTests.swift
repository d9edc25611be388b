import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// The way from the root of a tree to a place in it.
@Suite struct TreePathTests {
  /// One in which each place is looked for among few nodes, and one with a body and an argument list
  /// of thousands.
  @Test(arguments: [
    (3, 2, isWide: false), (2_000, 1_500, isWide: true),
  ])
  func leadsToEveryPlace(statements: Int, arguments: Int, isWide: Bool) {
    let tree = tree(
      """
      struct First { func run() {} }
      struct Second {
        func run() {
      \((0..<statements).map { "    a\($0)(b.c, d: { e })" }.joined(separator: "\n"))
          f(\((0..<arguments).map { "g\($0)()" }.joined(separator: ", ")))
        }
      }
      """
    )
    #expect((tree.nodes.count > 10_000) == isWide)
    // What covers a place, by asking every node.
    var byToken: [[NodeIndex]] = Array(repeating: [], count: tree.tokens.count)
    var byNode: [[NodeIndex]] = Array(repeating: [], count: tree.nodes.count)
    for node in tree.nodes.indices.map({ NodeIndex($0) }) {
      let covered = tree.nodes[node.position]
      for token in covered.firstToken..<covered.endToken { byToken[Int(token)].append(node) }
      for inner in node.position + 1..<max(tree.end(of: node), node.position + 1) {
        byNode[inner].append(node)
      }
    }
    let tokens = (0..<tree.tokens.count).filter { !byToken[$0].isEmpty }
    #expect(tokens.filter { tree.nodes(aroundToken: TokenIndex($0)) != byToken[$0] } == [])
    let nodes = tree.nodes.indices.filter { tree.nodes(around: NodeIndex($0)) != byNode[$0] }
    #expect(nodes == [])
    let calls = tokens.filter { tree.isCalled(TokenIndex($0)) }
    #expect(calls.count == statements + arguments + 1)
    #expect(tree.typeDeclaration(namedAt: 7) != nil)
    #expect(tree.typeDeclaration(namedAt: 38).map { tree.text(tree.mainToken($0)) } == "Second")
  }

  private func tree(_ text: String) -> SyntaxTree {
    SyntaxTree(parsing: SourceFile(path: "A.swift", bytes: Array(text.utf8)), bodies: .parse)
  }
}
