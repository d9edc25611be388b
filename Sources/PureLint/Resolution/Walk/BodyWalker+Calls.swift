import PureLintSyntax

/// Calls: the called declaration, and the arguments.
extension BodyWalker {
  /// A call, whatever is called.
  func inferCall(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    guard let callee = tree.expression(in: node) else { return .unknown }
    let arguments = labelled(tree.callArguments(of: node), by: callee)
    recordTypeCall(node, callee, arguments)
    if tree.kind(callee) == .closure {
      return inferCallOfClosure(callee, arguments, expected: expected)
    }
    if tree.kind(callee) == .implicitMember {
      return inferImplicitCall(node, callee, arguments, expected: expected)
    }
    if tree.isInitializerAccess(callee) {
      return inferInitializerCall(node, callee, arguments, expected: expected)
    }
    let candidates = self.candidates(for: callee, of: node, with: arguments, expected)
    guard !tree.isChained(callee) else {
      // The arguments of `x?.f(…)` are evaluated if there is an `x`.
      return branch { follow(candidates, node, callee, arguments, expected) }
    }
    return follow(candidates, node, callee, arguments, expected)
  }

  /// Follows a call whose callee is known, with its arguments.
  private func follow(
    _ candidates: Callee,
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    _ expected: SwiftType?
  ) -> SwiftType {
    switch candidates {
    case .type(let type):
      return construct(type, node, callee, arguments, expected: expected)
    case .functions(let members, let base):
      return call(members, on: base, callee, arguments, expected: expected)
    case .crowd:
      callUnknown(node, callee, arguments)
      return .unknown
    case .value(let value):
      markCallee(value.recorded)
      return callValue(value.type, callee, arguments, expected: expected)
    }
  }

  /// Follows a call that may mean any function of its name.
  func callUnknown(_ node: NodeIndex, _ callee: NodeIndex, _ arguments: [CallArgument]) {
    let token = tree.mainToken(callee)
    recorder?.record(UnknownRead(name: tree.name(token), place: place(token), use: .call(node)))
    inferArguments(arguments, of: callee)
  }

  /// Records a call with a type as its first argument.
  private func recordTypeCall(_ node: NodeIndex, _ callee: NodeIndex, _ arguments: [CallArgument]) {
    guard let recorder, let first = arguments.first, first.label == nil,
      tree.kind(first.node) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(first.node).position] == .kwSelf,
      let typeNode = tree.expression(in: first.node)
    else { return }
    var type = SwiftType.unknown
    let named = BodyWalker(resolver, file: file, scope: scope).infer(typeNode, expected: nil)
    if case .metatype(let instance) = named.form { type = instance }
    recorder.facts.typeCalls.append(
      TypeCall(
        place: place(tree.mainToken(callee)),
        call: node,
        typeNode: typeNode,
        type: type,
        base: namedBase(of: callee)
      )
    )
  }

  /// The type in front of a callee's last name, where no call has to be followed for it.
  private func namedBase(of callee: NodeIndex) -> SwiftType {
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
      return tree.kind(callee) == .nameExpression ? resolver.selfType(of: scope) : .unknown
    }
    var next = base
    while tree.kind(next) == .memberAccess, let inner = tree.expression(in: next) { next = inner }
    guard tree.kind(next) == .nameExpression else { return .unknown }
    return asking { infer(base, expected: nil) }
  }

  /// The possible meanings of a callee.
  enum Callee {
    case type(SwiftType)
    /// Overloads.
    case functions([Resolver.Member], on: Reference.Base)
    /// One of more overloads than are distinguished.
    case crowd
    case value(Inferred)
  }

  /// The arguments of `make(a:b:)(1, 2)`, with the labels that the callee's full name has.
  private func labelled(_ arguments: [CallArgument], by callee: NodeIndex) -> [CallArgument] {
    guard let labels = tree.labels(of: callee), labels.count == arguments.count else {
      return arguments
    }
    return zip(arguments, labels).map { argument, label in
      CallArgument(label: label, node: argument.node, token: argument.token)
    }
  }
}
