@testable import PureLintSource
@testable import PureLintSyntax

/// What the parser saw, in the words of `Fact`.
struct ParserFacts {
  let tree: SyntaxTree
  /// Which clause of each `#if` counts.
  let clause: Int
  private let lines: LineIndex
  var list = FactList()
  /// The last tokens of all `throws(E)`.
  private let thrownTypeEnds: Set<Int>
  /// What stands for `elidedBase`.
  var elidedBase: [Fact] = []

  static func facts(of tree: SyntaxTree, clause: Int) -> [Fact] {
    var facts = ParserFacts(tree: tree, clause: clause, lines: LineIndex(tree.source.bytes))
    facts.addChildren(.root)
    return facts.list.facts
  }

  /// The facts of one node; in place of an elided base, those given.
  func facts(of node: NodeIndex, replacingElidedBase base: [Fact]? = nil) -> [Fact] {
    var facts = self
    facts.list = FactList()
    if let base { facts.elidedBase = base }
    facts.add(node)
    return facts.list.facts
  }

  private init(tree: SyntaxTree, clause: Int, lines: LineIndex) {
    self.tree = tree
    self.clause = clause
    self.lines = lines
    thrownTypeEnds = Set(
      tree.nodes.filter { $0.kind == .effect && $0.size > 1 }.map { Int($0.endToken) - 1 }
    )
  }

  // MARK: Nodes

  func kind(_ node: NodeIndex) -> NodeKind { tree.kind(node) }

  /// The children, those of the counting clause instead of an `#if`.
  func children(_ node: NodeIndex) -> [NodeIndex] {
    tree.children(node).flatMap { kind($0) == .ifConfig ? clauseChildren($0) : [$0] }
  }

  /// What the counting clause of an `#if` holds.
  func clauseChildren(_ ifConfig: NodeIndex) -> [NodeIndex] {
    let clauses = Array(tree.children(ifConfig))
    guard let chosen = Conformance.chosenClause(of: ifConfig, clause: clause, in: tree) else {
      return []
    }
    let hasCondition = Conformance.hasCondition(clauses[chosen], in: tree)
    return Array(children(clauses[chosen]).dropFirst(hasCondition ? 1 : 0))
  }

  func child(_ node: NodeIndex, _ kind: NodeKind) -> NodeIndex? {
    children(node).first { self.kind($0) == kind }
  }

  func text(_ node: NodeIndex) -> String { tree.text(tree.mainToken(node)) }

  /// The name of a node with the module in front of it.
  func selectedName(_ node: NodeIndex) -> String {
    let main = tree.mainToken(node)
    guard main.position > 1, tree.tokens.kinds[main.position - 1] == .colonColon else {
      return operatorText(main)
    }
    return tree.text(TokenIndex(main.position - 2)) + "::" + tree.text(main)
  }

  /// `line:column` of a token.
  func position(_ token: TokenIndex) -> String {
    lines.position(of: Int(tree.range(token).lowerBound)).description
  }

  /// `start-end` from one token to the last of a node, which for a string is its beginning.
  func range(from token: TokenIndex, to node: NodeIndex) -> String {
    position(token) + "-" + position(lastToken(node))
  }

  func range(_ node: NodeIndex) -> String {
    range(from: TokenIndex(tree.nodes[node.position].firstToken), to: node)
  }

  private func lastToken(_ node: NodeIndex) -> TokenIndex {
    let node = tree.nodes[node.position]
    var last = lastCountingToken(of: node)
    if endsInThrownType(last) || isMagicIdentifier(last) { last -= 1 }
    guard tree.tokens.kinds[last] == .stringTail else { return TokenIndex(last) }
    var open = 0
    repeat {
      if tree.tokens.kinds[last] == .stringTail { open += 1 }
      if tree.tokens.kinds[last] == .stringHead { open -= 1 }
      last -= 1
    } while open > 0
    return TokenIndex(last + 1)
  }

  /// The last token of a node, in the counting clause where it ends in an `#if`.
  private func lastCountingToken(of node: SyntaxNode) -> Int {
    let last = Int(max(node.endToken, node.firstToken + 1)) - 1
    guard tree.tokens.kinds[last] == .poundEndif,
      let config = tree.nodes.firstIndex(where: {
        $0.kind == .ifConfig && $0.endToken == node.endToken && $0.firstToken >= node.firstToken
      })
    else { return last }
    guard let inner = clauseChildren(NodeIndex(config)).last else {
      return Int(tree.nodes[config].firstToken) - 1
    }
    return lastCountingToken(of: tree.nodes[inner.position])
  }

  /// `#file` and its like are one token for the compiler.
  private func isMagicIdentifier(_ last: Int) -> Bool {
    guard last > 0, tree.tokens.kinds[last - 1] == .pound else { return false }
    return ["file", "fileID", "filePath", "line", "column", "function", "dsohandle"]
      .contains(tree.text(TokenIndex(last)))
  }

  /// The compiler ends a declaration that ends in `throws(E)` before the parenthesis.
  private func endsInThrownType(_ last: Int) -> Bool {
    guard tree.tokens.kinds[last] == .rightParenthesis else { return false }
    return thrownTypeEnds.contains(last)
  }

  mutating func add(_ text: String, _ children: (inout ParserFacts) -> Void) {
    list.add(text)
    list.open()
    children(&self)
    list.close()
  }

  mutating func add(_ nodes: [NodeIndex]) { for node in nodes { add(node) } }

  mutating func addChildren(_ node: NodeIndex) { add(children(node)) }

  mutating func add(_ node: NodeIndex) {
    if addDeclaration(node) || addStatement(node) || addExpression(node) || addType(node) {
      return
    }
    add("?\(kind(node))") { $0.addChildren(node) }
  }
}
