import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The way of a value through the expressions and statements around it, up to what becomes of it.
struct ValueUse {
  private let values: KeptValues
  private let tree: SyntaxTree
  private let file: Int
  /// The nodes around the value, outermost first, and itself.
  private let around: [NodeIndex]
  /// Whether the use is of a member of a value, rather than of the value.
  private let isYielded: Bool

  init(
    _ values: KeptValues,
    _ tree: SyntaxTree,
    _ file: Int,
    _ around: [NodeIndex],
    isYielded: Bool = false
  ) {
    self.values = values
    self.isYielded = isYielded
    self.tree = tree
    self.file = file
    self.around = around
  }

  var fate: KeptValues.Fate {
    for depth in around.indices.dropFirst().reversed() {
      if let fate = fate(at: depth) { return fate }
    }
    return .kept
  }

  /// What becomes of the value in the node around an inner one; nil where it is the value of that
  /// node, or a part of it.
  private func fate(at depth: Int) -> KeptValues.Fate? {
    let (outer, inner) = (around[depth - 1], around[depth])
    switch tree.kind(outer) {
    case .forceUnwrapExpression, .optionalChainingExpression, .tryExpression, .awaitExpression,
      .unsafeExpression, .copyExpression, .consumeExpression, .borrowExpression, .argument,
      .tupleExpression, .arrayExpression, .dictionaryElement, .dictionaryExpression,
      .ternaryOperator:
      return nil
    case .memberAccess: return fate(readingMember: outer, depth)
    case .call, .subscriptCall: return tree.expression(in: outer) == inner ? .letGo : nil
    case .argumentList: return depth > 1 ? fate(handing: inner, to: around[depth - 2]) : .kept
    case .sequenceExpression: return fate(of: inner, in: outer)
    case .initializerClause: return depth > 1 ? fate(boundAt: depth - 2) : .kept
    case .optionalBinding: return fate(boundAt: depth - 1)
    case .returnStatement: return isInClosure(depth) ? .kept : .yielded
    case .closure: return isSoleItem(inner, of: outer) ? .kept : .letGo
    case .codeBlock:
      return depth > 1 && isSoleItem(inner, of: outer) && isBody(of: around[depth - 2])
        ? .yielded : .letGo
    case .interpolation, .sourceFile, .switchCase, .ifConfigClause, .conditionList, .ifExpression,
      .switchExpression, .forStatement, .whileStatement, .repeatStatement, .throwStatement:
      return .letGo
    default: return .kept
    }
  }

  private func isSoleItem(_ item: NodeIndex, of block: NodeIndex) -> Bool {
    tree.children(block).allSatisfy { $0 == item || tree.kind($0) == .closureSignature }
  }

  /// Whether a block is the body of a function or a getter, whose sole item is what it yields.
  private func isBody(of node: NodeIndex) -> Bool {
    switch tree.kind(node) {
    case .functionDeclaration, .patternBinding, .accessorDeclaration, .subscriptDeclaration: true
    default: false
    }
  }

  /// Whether what is returned is a closure's value.
  private func isInClosure(_ depth: Int) -> Bool {
    let code = around[..<depth].last { tree.kind($0) == .closure || isBody(of: $0) }
    return code.map { tree.kind($0) == .closure } ?? true
  }

  /// The fate of a value whose member is used.
  private func fate(readingMember access: NodeIndex, _ depth: Int) -> KeptValues.Fate? {
    let name = tree.mainToken(access)
    if tree.tokens.kinds[name.position] == .kwSelf { return nil }
    let isCalled = depth > 1 && tree.kind(around[depth - 2]) == .call
    let meanings = values.meanings(of: name, in: file).filter(values.isSource)
    guard isCalled else {
      // A method that is not called holds its object.
      return meanings.contains { values.declaration($0).kind == .function } ? .kept : .letGo
    }
    guard meanings.isEmpty || meanings.contains(where: values.mayYieldItself) else { return .letGo }
    return ValueUse(values, tree, file, Array(around[..<(depth - 1)]), isYielded: true).fate
  }

  // MARK: Assignments

  /// What becomes of an operand.
  private func fate(of operand: NodeIndex, in sequence: NodeIndex) -> KeptValues.Fate? {
    let items = Array(tree.children(sequence))
    guard let own = items.firstIndex(of: operand) else { return .kept }
    let assignment = items.firstIndex { tree.kind($0) == .assignmentOperator }
    if let assignment, own < assignment { return .letGo }
    let others = items.indices.filter { $0 != own && $0 > assignment ?? -1 }.map { items[$0] }
    if others.contains(where: isTest) { return .letGo }
    guard !others.contains(where: isOpenOperator) else { return .kept }
    return assignment.flatMap { $0 > 0 ? fate(assignedTo: items[$0 - 1]) : .kept }
  }

  /// Whether an operator makes a truth of its operands.
  private func isTest(_ node: NodeIndex) -> Bool {
    tree.kind(node) == .isOperator
      || tree.kind(node) == .binaryOperator
        && values.knows(tree.name(node), .isComparison)
  }

  /// Whether an operator makes something unknown of its operands, rather than yields one of them.
  private func isOpenOperator(_ node: NodeIndex) -> Bool {
    tree.kind(node) == .binaryOperator && !values.knows(tree.name(node), .isFallback)
  }

  private func fate(assignedTo target: NodeIndex) -> KeptValues.Fate {
    switch tree.kind(target) {
    case .wildcardExpression: return .letGo
    case .nameExpression, .memberAccess:
      let meanings = values.meanings(of: tree.mainToken(target), in: file)
      return meanings.map(values.fate(storedIn:)).max() ?? .kept
    default: return .kept
    }
  }

  /// The fate of the initial value of the declaration at a node.
  private func fate(boundAt depth: Int) -> KeptValues.Fate {
    let binding = around[depth]
    guard let pattern = tree.children(binding).first(where: { tree.kind($0).isPattern }) else {
      return .kept
    }
    switch (tree.kind(binding), tree.kind(pattern)) {
    case (.patternBinding, .wildcardPattern), (.optionalBinding, .wildcardPattern): return .letGo
    case (.patternBinding, .identifierPattern):
      let local = values.local(namedAt: tree.mainToken(pattern), in: file)
      return local.map(values.fate(storedIn:)) ?? .kept
    case (.optionalBinding, .identifierPattern):
      return fate(unwrappedAs: tree.name(tree.mainToken(pattern)), at: depth)
    default: return .kept
    }
  }

  /// The fate of a value that a condition unwraps: for its own statement, or for all code behind a
  /// guard.
  private func fate(unwrappedAs name: Name, at depth: Int) -> KeptValues.Fate {
    guard depth > 2 else { return .kept }
    let statement = around[depth - 2]
    let scope = tree.kind(statement) == .guardStatement ? around[depth - 3] : statement
    let fates = (tree.end(of: around[depth])..<tree.end(of: scope)).map { NodeIndex($0) }
      .filter { tree.kind($0) == .nameExpression && tree.name($0) == name }
      .map { use in
        tree.nodes(around: use, from: scope).dropFirst().contains { isCapturing($0) }
          ? .kept : values.fate(ofValueNamedAt: tree.mainToken(use), in: file)
      }
    return fates.max() ?? .letGo
  }

  /// Whether code in a node keeps what it names around it.
  private func isCapturing(_ node: NodeIndex) -> Bool {
    tree.kind(node) == .closure || tree.kind(node) == .functionDeclaration
  }

  // MARK: Arguments

  /// The fate of an argument; nil if the result of the call holds it.
  private func fate(handing argument: NodeIndex, to call: NodeIndex) -> KeptValues.Fate? {
    guard tree.kind(call) == .call, let value = tree.expression(in: argument),
      let callee = tree.expression(in: call)
    else { return .kept }
    if let construction = values.construction(call, in: file) {
      let handed = construction.arguments.first { $0.node == value }
      guard let handed, let parameter = handed.parameter else { return .kept }
      if isYielded, values.isData(handed.type) { return .letGo }
      // Who builds something that keeps the value keeps it with that.
      return values.fate(handedTo: parameter) == .letGo ? .letGo : nil
    }
    let name = tree.mainToken(callee)
    let meanings = values.meanings(of: name, in: file).filter(values.isSource)
    guard !meanings.isEmpty else {
      let traits: LibraryTraits = [.readsContents, .readsInstances, .isCheck]
      return values.knows(tree.name(name), traits) ? .letGo : .kept
    }
    let fates = meanings.flatMap { function -> [KeptValues.Fate] in
      guard values.declaration(function).kind == .function else { return [.kept] }
      let parameters = values.parameters(of: function, for: value, of: call, tree)
      return parameters.isEmpty ? [.kept] : parameters.map(values.fate(handedTo:))
    }
    let fate = fates.max() ?? .kept
    return fate == .yielded ? nil : fate
  }
}
