import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Expressions and statements that yield views.
extension ViewWalk {
  /// Walks what a node shows.
  /// - Parameter surroundings: The environment there; nil if nothing is known of it.
  func show(_ node: NodeIndex, _ surroundings: Surroundings?, _ frame: inout Frame) {
    guard nesting < Self.nestingLimit else { return }
    nesting += 1
    defer { nesting -= 1 }
    var (node, surroundings) = (node, surroundings)
    while let inner = modified(node, surroundings, &frame) { (node, surroundings) = inner }
    showUnmodified(node, surroundings, &frame)
  }

  /// Walks what a node shows that ends with no modifier of the library.
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
      onCondition(&frame) { frame in
        for part in tree.children(node) where isBranch(part, tree) {
          show(part, surroundings, &frame)
        }
      }
    case .ifConfigClause:
      guard program.condition(of: node, in: frame.file) != nil else { return }
      for part in tree.children(node).dropFirst(tree.directiveCondition(of: node) == nil ? 0 : 1) {
        show(part, surroundings, &frame)
      }
    case .forStatement, .whileStatement, .repeatStatement, .catchClause:
      tree.child(node, .codeBlock).map { show($0, surroundings, &frame) }
    case .codeBlock, .closure, .doExpression, .switchCase, .ifConfig,
      .returnStatement, .tupleExpression, .argument, .tryExpression, .awaitExpression,
      .forceUnwrapExpression, .optionalChainingExpression, .arrayExpression, .labeledStatement:
      for part in tree.children(node) where tree.kind(part) != .caseItem {
        show(part, surroundings, &frame)
      }
    default: break
    }
  }

  /// Walks what is shown only on some condition.
  func onCondition(
    _ frame: inout Frame,
    if isConditional: Bool = true,
    _ body: (inout Frame) -> Void
  ) {
    let outer = frame.isConditional
    frame.isConditional = outer || isConditional
    body(&frame)
    frame.isConditional = outer
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
    onCondition(&frame) { frame in
      for part in parts {
        let value = tree.kind(part) == .ternaryOperator ? tree.expression(in: part) : part
        value.map { show($0, surroundings, &frame) }
      }
    }
  }

  /// A chain of modifiers some of which stand under `#if`: in front of it stands what any of the
  /// clauses may have changed.
  private func showChain(
    withClauses node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let tree = frame.tree
    guard let base = tree.expression(in: node) else { return }
    var around = surroundings
    for config in tree.children(node) where tree.kind(config) == .ifConfig {
      for clause in tree.children(config) {
        for part in tree.children(clause).dropFirst(
          tree.directiveCondition(of: clause) == nil ? 0 : 1
        ) {
          around = self.around(chain: part, around, &frame)
        }
      }
    }
    show(base, around, &frame)
  }

  /// The environment in front of the modifiers of a clause.
  private func around(
    chain node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> Surroundings? {
    var around = surroundings
    var next: NodeIndex? = node
    while let link = next {
      if frame.tree.kind(link) == .call {
        around = self.around(modifierCall: link, around, &frame)
      }
      next =
        [.memberAccess, .call, .postfixIfConfigExpression].contains(frame.tree.kind(link))
        ? frame.tree.expression(in: link) : nil
    }
    return around
  }

  // MARK: Names

  /// Walks what a name or a member stands for.
  private func showMention(
    _ node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let tree = frame.tree
    let token = tree.mainToken(node)
    if tree.tokens.kinds[token.position] == .kwSelf, tree.kind(node) == .nameExpression {
      if frame.isModifier { note(.base, surroundings, &frame) }
      return
    }
    if let closure = frame.handedClosure, isStandIn(node, frame) {
      return note(.standIn(closure), surroundings, &frame)
    }
    guard let meaning = code.meaning(of: token, in: frame.file) else {
      if tree.kind(node) == .memberAccess {
        tree.expression(in: node).map { show($0, nil, &frame) }
      }
      return
    }
    let base = tree.kind(node) == .memberAccess ? tree.expression(in: node) : nil
    show(meaning, of: base, surroundings, &frame)
  }

  /// Walks what a declaration stands for where it is mentioned.
  /// - Parameter base: What it is asked of; nil for what is in scope.
  func show(
    _ meaning: DeclarationID,
    of base: NodeIndex?,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let declaration = program[meaning]
    let isOwn = base.map { isSelf($0, frame) } ?? true
    switch declaration.kind {
    case .parameter:
      note(.declaration(meaning), surroundings, &frame)
    case .function:
      showFunction(meaning, [], of: base, surroundings, &frame)
    case .variable where declaration.traits.contains(.isComputed):
      showFunction(meaning, [], of: base, surroundings, &frame)
    case .variable:
      if isOwn && !declaration.traits.contains(.isLocal) {
        note(.declaration(meaning), surroundings, &frame)
      }
      showInitialValue(of: meaning, surroundings, &frame)
    default: break
    }
  }

  /// Walks the value that a constant or a local is made with.
  private func showInitialValue(
    of variable: DeclarationID,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let declaration = program[variable]
    let isFixed = !declaration.traits.isDisjoint(with: [.isConstant, .isPrivate, .isLazy])
    guard program.isSource(variable), declaration.traits.contains(.isLocal) || isFixed,
      program.trees.hasBodies(declaration.file),
      let value = program.tree(of: variable).initialValue(of: declaration.node)
    else { return }
    if declaration.file == frame.file {
      show(value, surroundings, &frame)
    } else if let surroundings {
      var other = Frame(
        file: declaration.file,
        tree: program.tree(of: variable),
        member: variable,
        owner: resolver.selfDeclaration(of: variable),
        isModifier: false,
        state: frame.state
      )
      show(value, surroundings, &other)
    }
  }

  func isSelf(_ node: NodeIndex, _ frame: Frame) -> Bool {
    frame.tree.kind(node) == .nameExpression
      && frame.tree.tokens.kinds[frame.tree.mainToken(node).position] == .kwSelf
  }

  /// Walks what a function or a computed property yields, and what it is given.
  func showFunction(
    _ function: DeclarationID,
    _ arguments: [CallArgument],
    of base: NodeIndex?,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let isModifier = kinds.isModifierFunction(function)
    let isFollowed = isFollowed(function)
    var shown =
      isFollowed
      ? surroundings.map {
        self.shown(by: function, in: $0, frame.state, isConditional: frame.isConditional)
      } : nil
    let isOwn = base.map { isSelf($0, frame) } ?? true
    for (argument, parameter) in matched(arguments, to: function) {
      guard var known = shown, let parameter else {
        show(argument.node, nil, &frame)
        continue
      }
      if isModifier {
        show(argument, givenFor: parameter, ofModifierThatShows: &known, &frame)
        shown = known
      } else if let around = known[.declaration(parameter)] {
        show(argument.node, around, &frame)
      }
    }
    if isModifier {
      let around = shown.map { $0[.base] ?? nil } ?? nil
      showBase(base, around, &frame)
    } else if isOwn, let shown {
      let parameters = Set(resolver.parameterDeclarations(of: function))
      for (spot, around) in shown {
        if case .declaration(let id) = spot, !parameters.contains(id) { note(spot, around, &frame) }
      }
    }
  }

  /// Whether it is known which function is called, and that it yields something that is shown.
  private func isFollowed(_ function: DeclarationID) -> Bool {
    let isProperty = program[function].kind == .variable
    let type = isProperty ? resolver.type(of: function) : resolver.resultType(of: function)
    guard program.isSource(function), kinds.isShown(type) else { return false }
    guard let owner = resolver.selfDeclaration(of: function), program[owner].kind == .classType
    else { return true }
    return resolver.heirs(of: owner).isEmpty
  }

  /// The view that a modifier is applied to, which may be left out in an extension of all views.
  func showBase(_ base: NodeIndex?, _ surroundings: Surroundings?, _ frame: inout Frame) {
    if let base {
      show(base, surroundings, &frame)
    } else if frame.isModifier {
      note(.base, surroundings, &frame)
    }
  }

  /// The parameters that the arguments of a call are for, as their labels tell.
  func matched(
    _ arguments: [CallArgument],
    to function: DeclarationID
  ) -> [(CallArgument, DeclarationID?)] {
    let parameters = resolver.parameterDeclarations(of: function)
    let list = resolver.parameterList(of: function)
    guard let positions = ArgumentMatching.match(arguments, to: list) else {
      return arguments.map { ($0, nil) }
    }
    return zip(arguments, positions).map { ($0, parameters[$1]) }
  }
}
