import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Expressions and statements that yield views.
extension ViewWalk {
  /// Walks what a node shows.
  /// - Parameter surroundings: The environment there; nil if nothing is known of it.
  func show(_ node: NodeIndex, _ surroundings: Surroundings?, _ frame: inout Frame) {
    guard nesting < Self.nestingLimit else {
      if surroundings != nil { note(tooDeep: node, frame) }
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    var (node, surroundings) = (node, surroundings)
    while let inner = modified(node, surroundings, &frame) { (node, surroundings) = inner }
    showUnmodified(node, surroundings, &frame)
  }

  /// Walks the view at a node that ends with no modifier of the library.
  private func showUnmodified(
    _ node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let tree = frame.tree
    switch tree.kind(node) {
    case .call: showCall(node, surroundings, &frame)
    case .nameExpression, .memberAccess: showMention(node, surroundings, &frame)
    case .sequenceExpression: showSequence(node, surroundings, &frame)
    case .postfixIfConfigExpression: showChain(withClauses: node, surroundings, &frame)
    case .guardStatement, .closureSignature, .conditionList, .macroExpansion: break
    case .ifExpression, .switchExpression:
      for part in tree.children(node) where isBranch(part, tree) {
        onBranch(part, of: node, &frame) { show(part, surroundings, &$0) }
      }
    case .ifConfigClause:
      guard program.condition(of: node, in: frame.file) != nil else { return }
      for part in tree.children(node).dropFirst(tree.directiveCondition(of: node) == nil ? 0 : 1) {
        show(part, surroundings, &frame)
      }
    case .forStatement, .whileStatement, .repeatStatement, .catchClause:
      tree.child(node, .codeBlock).map { show($0, surroundings, &frame) }
    case .codeBlock, .closure, .switchCase: showStatements(of: node, surroundings, &frame)
    case .doExpression, .ifConfig, .returnStatement, .tupleExpression, .argument, .tryExpression,
      .awaitExpression,
      .forceUnwrapExpression, .optionalChainingExpression, .arrayExpression, .labeledStatement:
      for part in tree.children(node) { show(part, surroundings, &frame) }
    default: break
    }
  }

  /// Walks statements one behind the other: what stands behind one by which the code around may be left
  /// is shown only if it is not.
  private func showStatements(
    of block: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let outer = frame.doubt
    for statement in frame.tree.children(block) where frame.tree.kind(statement) != .caseItem {
      show(statement, surroundings, &frame)
      switch frame.tree.passage(by: statement) {
      case .always: continue
      case .behind(let branch): addDoubt(of: branch, of: statement, &frame)
      case .perhaps: frame.doubt.addUnknown(mayBeOfMaker: true)
      }
    }
    frame.doubt = outer
  }

  /// Walks what is shown only on some condition.
  func onCondition(
    _ frame: inout Frame,
    if isConditional: Bool = true,
    _ body: (inout Frame) -> Void
  ) {
    let outer = frame.doubt
    if isConditional { frame.doubt.isUnknown = true }
    body(&frame)
    frame.doubt = outer
  }

  /// Walks what is shown in one branch of several.
  private func onBranch(
    _ branch: NodeIndex,
    of statement: NodeIndex,
    _ frame: inout Frame,
    _ body: (inout Frame) -> Void
  ) {
    let point = BranchPoint(file: frame.file, statement: statement, branch: branch)
    // What no state of the view ever shows is on no way.
    if conditions.truth(of: point) == .fails { return }
    let outer = frame.doubt
    addDoubt(of: branch, of: statement, &frame)
    body(&frame)
    frame.doubt = outer
  }

  /// Takes note that what comes is shown only in one branch of several.
  private func addDoubt(of branch: NodeIndex, of statement: NodeIndex, _ frame: inout Frame) {
    let point = BranchPoint(file: frame.file, statement: statement, branch: branch)
    guard !conditions.truth(of: point).comes else { return }
    if conditions.asksFields(point, of: frame.owner) {
      frame.doubt.add(point)
    } else {
      frame.doubt.addUnknown(mayBeOfMaker: conditions.mayAskMaker(point, of: frame.owner))
    }
  }

  /// Whether a part of an `if` or a `switch` is what stands behind a condition.
  private func isBranch(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    [.codeBlock, .ifExpression, .switchCase, .ifConfig].contains(tree.kind(node))
  }

  /// `a ? b : c`, `a ?? b`, and what else stands between operators.
  private func showSequence(
    _ node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let tree = frame.tree
    let parts = Array(tree.children(node))
    let isChoice = parts.allSatisfy { part in
      switch tree.kind(part) {
      case .assignmentOperator, .isOperator: false
      default: true
      }
    }
    guard isChoice else { return }
    for part in parts {
      guard let value = tree.kind(part) == .ternaryOperator ? tree.expression(in: part) : part
      else {
        continue
      }
      onBranch(part, of: node, &frame) { show(value, surroundings, &$0) }
    }
  }
}
