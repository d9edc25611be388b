/// Calls: what is called, with which arguments.
extension Resolver {
  func inferCall(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    guard let callee = tree.expression(in: node) else { return .unknown }
    let arguments = labelled(callArguments(of: node, tree), by: callee, tree)
    recordTypeCall(node, callee, arguments, context)
    if tree.kind(callee) == .closure {
      return inferImmediate(callee, arguments, expected: expected, &context)
    }
    if tree.kind(callee) == .implicitMember {
      return inferImplicitCall(node, callee, arguments, expected: expected, &context)
    }
    if isInitializerAccess(callee, tree) {
      return inferInitializerCall(node, callee, arguments, expected: expected, &context)
    }
    let candidates = self.candidates(for: callee, of: node, expected, &context)
    guard !isChained(callee, tree) else {
      // The arguments of `x?.f(…)` are evaluated if there is an `x`.
      return context.branch { follow(candidates, node, callee, arguments, expected, &$0) }
    }
    return follow(candidates, node, callee, arguments, expected, &context)
  }

  /// Whether an expression is an optional chain, or a member at the end of one.
  func isChained(_ expression: NodeIndex, _ tree: SyntaxTree) -> Bool {
    var next: NodeIndex? = expression
    while let node = next {
      if tree.kind(node) == .optionalChainingExpression { return true }
      let goesOn = tree.kind(node).isLink || tree.kind(node) == .forceUnwrapExpression
      next = goesOn ? tree.expression(in: node) : nil
    }
    return false
  }

  /// Whether an expression is the last member, call or subscript of an optional chain, if nothing
  /// goes on with it.
  func endsChain(_ expression: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(expression).isLink && isChained(expression, tree)
  }

  private func follow(
    _ candidates: Callee,
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    _ expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    switch candidates {
    case .type(let type):
      return construct(type, node, callee, arguments, expected: expected, &context)
    case .functions(let members, let base):
      return call(members, on: base, callee, arguments, expected: expected, &context)
    case .value(let type):
      markCall(of: callee, context)
      return callValue(type, callee, arguments, expected: expected, &context)
    }
  }

  func isProtocol(_ type: SwiftType) -> Bool {
    type.bareDeclaration.map { program[$0].kind == .protocolType } ?? false
  }

  /// Records a call that is told a type first.
  private func recordTypeCall(
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    _ context: Context
  ) {
    let tree = context.tree
    guard context.isRecording, let first = arguments.first, first.label == nil,
      tree.kind(first.node) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(first.node).position] == .kwSelf,
      let typeNode = tree.expression(in: first.node)
    else { return }
    var probe = Context(file: context.file, tree: tree, scope: context.scope, isRecording: false)
    var type = SwiftType.unknown
    if case .metatype(let named) = infer(typeNode, expected: nil, &probe).form { type = named }
    facts.typeCalls.append(
      TypeCall(
        place: context.place(tree.mainToken(callee)),
        call: node,
        typeNode: typeNode,
        type: type,
        base: namedBase(of: callee, context)
      )
    )
  }

  /// The type in front of a callee's last name, where no call has to be followed for it.
  private func namedBase(of callee: NodeIndex, _ context: Context) -> SwiftType {
    let tree = context.tree
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
      return tree.kind(callee) == .nameExpression ? selfType(of: context.scope) : .unknown
    }
    var next = base
    while tree.kind(next) == .memberAccess, let inner = tree.expression(in: next) { next = inner }
    guard tree.kind(next) == .nameExpression else { return .unknown }
    var probe = context.probe
    return infer(base, expected: nil, &probe)
  }

  /// Marks the mention of a variable that is called on the spot.
  private func markCall(of callee: NodeIndex, _ context: Context) {
    guard context.isRecording, let last = facts.references.indices.last,
      facts.references[last].place.token == context.tree.mainToken(callee)
    else { return }
    facts.references[last].isCall = true
    facts.references[last].isForced = true
  }

  /// What a callee may be.
  enum Callee {
    case type(SwiftType)
    /// Overloads.
    case functions([Member], on: Reference.Base)
    case value(SwiftType)
  }

  func callArguments(of node: NodeIndex, _ tree: SyntaxTree) -> [CallArgument] {
    var found: [CallArgument] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .argumentList:
        for argument in tree.children(child) where tree.kind(argument) == .argument {
          guard let value = tree.expression(in: argument) else { continue }
          let token = tree.mainToken(argument)
          let isLabelled = tree.flags(argument).contains(.hasLabel)
          found.append(
            CallArgument(
              label: isLabelled ? label(at: token, tree) : nil,
              node: value,
              token: token
            )
          )
        }
      case .trailingClosure:
        guard let closure = tree.expression(in: child) else { continue }
        let token = tree.mainToken(child)
        let isLabelled = tree.flags(child).contains(.hasLabel)
        found.append(
          CallArgument(
            label: isLabelled ? label(at: token, tree) : nil,
            node: closure,
            token: token,
            isTrailing: !isLabelled
          )
        )
      default: break
      }
    }
    return found
  }

  /// The arguments of `make(a:b:)(1, 2)`, with the labels that the callee's full name has.
  private func labelled(
    _ arguments: [CallArgument],
    by callee: NodeIndex,
    _ tree: SyntaxTree
  ) -> [CallArgument] {
    guard let names = tree.child(callee, .nameArguments) else { return arguments }
    let tokens = tree.nodes[names.position]
    let labels = (tokens.firstToken..<tokens.endToken).map { TokenIndex($0) }
      .filter { tree.tokens.kinds[$0.position].isLabel }
    guard labels.count == arguments.count else { return arguments }
    return zip(arguments, labels).map { argument, token in
      CallArgument(label: label(at: token, tree), node: argument.node, token: argument.token)
    }
  }
}
