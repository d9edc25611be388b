import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The values that conditions know.
extension BranchConditions {
  /// Whether a pattern fits a value.
  func match(
    of item: NodeIndex,
    with known: Constant,
    _ file: Int,
    _ tree: SyntaxTree
  ) -> Truth {
    guard tree.child(item, .whereCondition) == nil,
      let pattern = tree.children(item).first(where: { tree.kind($0).isPattern })
    else { return .unknown }
    if tree.kind(pattern) == .wildcardPattern { return .holds }
    if known == .changing { return .open }
    for position in pattern.position..<tree.end(of: pattern) {
      let node = NodeIndex(position)
      switch tree.kind(node) {
      case .identifierPattern: return .holds
      case .valueBindingPattern, .expressionPattern, .call: continue
      default:
        guard let wanted = constant(node, file, tree, { _ in nil }) else { return .unknown }
        return wanted == known ? .holds : .fails
      }
    }
    return .unknown
  }

  /// Whether a state that something changes comes to be as is asked, among the values that it has in turn
  /// where all of them are written out.
  func truth(
    ofState state: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree,
    _ isWanted: (Constant) -> Bool
  ) -> Truth {
    guard let values = values(of: state, file, tree) else { return .open }
    if !values.contains(where: isWanted) { return .fails }
    return values.allSatisfy(isWanted) ? .holds : .open
  }

  /// The values that a state has in turn, if it is one and all of them are written out.
  private func values(
    of state: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree
  ) -> [Constant]? {
    guard [.nameExpression, .memberAccess, .identifierPattern].contains(tree.kind(state)),
      let property = code.meaning(of: tree.mainToken(state), in: file), states.isOpen(property),
      let given = states.values(of: property)
    else { return nil }
    let values = given.map { written($0.node, $0.file) }
    return values.contains(nil) ? nil : values.compactMap { $0 }
  }

  /// The value that an expression says: a literal, or a case of an enum.
  private func written(_ node: NodeIndex, _ file: Int) -> Constant? {
    let tree = program.trees[file]
    guard tree.kind(node) == .implicitMember || tree.kind(node) == .memberAccess else {
      return tree.writtenValue(node)
    }
    if let meaning = code.meaning(of: tree.mainToken(node), in: file) {
      return program[meaning].kind == .enumCase ? .member(program[meaning].name) : nil
    }
    return tree.kind(node) == .implicitMember ? .member(tree.name(node)) : nil
  }

  /// The value of which an optional binding asks whether it is there.
  func bound(
    by binding: NodeIndex,
    _ value: NodeIndex?,
    _ file: Int,
    _ tree: SyntaxTree,
    _ values: Values
  ) -> Constant? {
    if let value { return constant(value, file, tree, values) }
    return tree.child(binding, .identifierPattern)
      .flatMap { code.meaning(of: tree.mainToken($0), in: file) }
      .flatMap(values)
  }

  /// Whether an optional value holds something.
  func holds(something value: Constant?) -> Truth {
    switch value {
    case .literal("nil"): .fails
    case .literal: .holds
    case .changing: .open
    // A member may be none of the type's.
    case .member, nil: .unknown
    }
  }

  /// The value that an expression stands for.
  func constant(
    _ node: NodeIndex,
    _ file: Int,
    _ tree: SyntaxTree,
    _ values: Values
  ) -> Constant? {
    if let written = tree.writtenValue(node) { return written }
    switch tree.kind(node) {
    case .call where tree.isConstantBinding(node):
      return tree.callArguments(of: node).first.flatMap { constant($0.node, file, tree, values) }
    case .tupleExpression:
      return tree.onlyPart(of: node).flatMap { constant($0, file, tree, values) }
    case .nameExpression where tree.isSelf(node):
      let owner = code.declaration(around: node, in: file)
        .flatMap { code.resolver.selfDeclaration(of: $0) }
      return owner.flatMap { program[$0].kind == .enumType ? values($0) : nil }
    case .nameExpression, .memberAccess:
      guard let id = code.meaning(of: tree.mainToken(node), in: file) else { return nil }
      if program[id].kind == .enumCase { return .member(program[id].name) }
      guard program[id].kind == .variable, tree.isOfSelf(node) else { return nil }
      return values(id)
    default: return nil
    }
  }
}

extension SyntaxTree {
  /// The value that an expression says by itself: a literal, `.first`.
  fileprivate func writtenValue(_ node: NodeIndex) -> Constant? {
    switch kind(node) {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral:
      return .literal(String(text(node)))
    case .stringLiteral: return firstChild(of: node) == nil ? .literal(String(text(node))) : nil
    case .implicitMember: return .member(name(node))
    default: return nil
    }
  }

  /// Whether a call makes a binding that nobody changes: `.constant(false)`.
  fileprivate func isConstantBinding(_ call: NodeIndex) -> Bool {
    guard let callee = expression(in: call), name(callee) == SwiftUINames.constant,
      callArguments(of: call).count == 1
    else { return false }
    return kind(callee) == .implicitMember
      || kind(callee) == .memberAccess
        && expression(in: callee).map { name($0) == SwiftUINames.binding } == true
  }

  /// Whether a name is bare, or a member of `self`.
  func isOfSelf(_ node: NodeIndex) -> Bool {
    guard kind(node) == .memberAccess else { return true }
    return expression(in: node).map { tokens.kinds[mainToken($0).position] == .kwSelf } ?? false
  }
}
