import PureLintSource
import PureLintSyntax

/// The values that patterns bind to names, for which no declaration stands.
///
///     guard let api = container.resolve(Api.self) else { return }
///     Feed(api: api)                          the argument is what the container is asked for
extension SyntaxTree {
  /// The tokens of what a pattern binds to the name at a token, the nearest one: behind the `=` of a
  /// condition, or the list of a loop. Of `if let api`, that is the name itself.
  ///
  /// - Complexity: O(*d* · *n*) for *d* nodes around the token with *n* children each.
  func valueBound(to token: TokenIndex) -> Range<UInt32>? {
    let name = name(token)
    for node in nodes(aroundToken: token, from: .root).reversed() {
      for child in children(node).reversed() {
        if let value = value(of: name, boundIn: child, before: token) { return value }
      }
      if kind(node) == .forStatement, let value = listElement(named: name, in: node, before: token)
      {
        return value
      }
    }
    return nil
  }

  /// What a node that ends in front of a token binds to a name there: the conditions around the token,
  /// or those of a `guard` in front of it.
  private func value(
    of name: Name,
    boundIn node: NodeIndex,
    before token: TokenIndex
  ) -> Range<UInt32>? {
    switch kind(node) {
    case .guardStatement:
      guard !covers(token, node), nodes[node.position].endToken <= token.rawValue else {
        return nil
      }
      return child(node, .conditionList).flatMap { value(of: name, inConditions: $0, token) }
    case .conditionList: return value(of: name, inConditions: node, token)
    default: return nil
    }
  }

  private func value(
    of name: Name,
    inConditions list: NodeIndex,
    _ token: TokenIndex
  ) -> Range<UInt32>? {
    for condition in children(list).reversed()
    where nodes[condition.position].endToken <= token.rawValue {
      guard kind(condition) == .optionalBinding || kind(condition) == .caseCondition,
        let pattern = children(condition).first(where: { kind($0).isPattern }),
        binds(name, in: pattern)
      else { continue }
      return tokens(of: initialValue(of: condition) ?? pattern)
    }
    return nil
  }

  /// The list of a loop that names its elements so, in its block.
  private func listElement(
    named name: Name,
    in loop: NodeIndex,
    before token: TokenIndex
  ) -> Range<UInt32>? {
    guard let block = child(loop, .codeBlock), covers(token, block),
      let pattern = children(loop).first(where: { kind($0).isPattern }), binds(name, in: pattern),
      let list = children(loop).first(where: { kind($0).isExpression })
    else { return nil }
    return tokens(of: list)
  }

  /// The names that patterns of conditions and loops bind somewhere in the file.
  ///
  /// - Complexity: O(nodes).
  func namesBoundByPatterns() -> Set<Name> {
    var found: Set<Name> = []
    for position in nodes.indices {
      let node = NodeIndex(position)
      guard [.optionalBinding, .caseCondition, .forStatement].contains(kind(node)),
        let pattern = children(node).first(where: { kind($0).isPattern })
      else { continue }
      for inner in (pattern.position..<end(of: pattern)).map({ NodeIndex($0) })
      where kind(inner) == .identifierPattern || kind(inner) == .nameExpression {
        found.insert(self.name(inner))
      }
    }
    return found
  }

  private func binds(_ name: Name, in pattern: NodeIndex) -> Bool {
    (pattern.position..<end(of: pattern)).contains { position in
      let node = NodeIndex(position)
      return (kind(node) == .identifierPattern || kind(node) == .nameExpression)
        && self.name(node) == name
    }
  }

  func tokens(of node: NodeIndex) -> Range<UInt32> {
    nodes[node.position].firstToken..<nodes[node.position].endToken
  }
}
