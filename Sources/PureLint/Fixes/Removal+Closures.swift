import PureLintResolution
import PureLintSyntax

/// Closures, which have to take as many arguments as before.
extension Removal {
  /// Checks that no closure loses the last mention of its last argument (`$1`), by which the compiler
  /// knows how many it takes.
  func checkClosures() throws(Obstacle) {
    for (file, nodes) in partsByFile.sorted(by: { $0.key < $1.key }) {
      let tree = program.trees[file]
      var closures: Set<NodeIndex> = []
      for node in nodes {
        guard let closure = tree.nodes(around: node).last(where: { tree.kind($0) == .closure }),
          !closures.contains(closure), tree.child(closure, .closureSignature) == nil,
          !arguments(of: closure, in: node, tree).isEmpty
        else { continue }
        closures.insert(closure)
      }
      for closure in closures.sorted() { try checkArguments(of: closure, in: file) }
    }
  }

  private func checkArguments(of closure: NodeIndex, in file: Int) throws(Obstacle) {
    let tree = program.trees[file]
    let last = sources.lookups.lastArguments(of: SourcePart(file: file, node: closure)) {
      let all = arguments(of: closure, in: closure, tree)
      let highest = all.map(\.number).max()
      return all.filter { $0.number == highest }.map(\.token)
    }
    guard last.allSatisfy({ isTaken(Place(file: file, token: $0)) }) else { return }
    let brace = TokenIndex(Int(tree.nodes[closure.position].firstToken))
    throw Obstacle("the closure at \(sources.text(brace, in: file)) would take fewer arguments")
  }

  /// The arguments of a closure that a part of it names by number, and where.
  private func arguments(
    of closure: NodeIndex,
    in part: NodeIndex,
    _ tree: SyntaxTree
  ) -> [(token: TokenIndex, number: Int)] {
    let node = tree.nodes[part.position]
    return (node.firstToken..<node.endToken).compactMap { position in
      let token = TokenIndex(Int(position))
      guard tree.tokens.kinds[token.position] == .dollarIdentifier,
        let number = Int(tree.text(token).dropFirst())
      else { return nil }
      let inmost = tree.nodes(aroundToken: token, from: closure).last { tree.kind($0) == .closure }
      return inmost == closure ? (token, number) : nil
    }
  }
}
