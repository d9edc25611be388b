/// Which type, function or value a callee is.
extension Resolver {
  func isInitializerAccess(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(callee) == .memberAccess
      && tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit
  }

  /// `X.init(…)`, `self.init(…)`, `super.init(…)`, `type(of: x).init(…)`.
  func inferInitializerCall(
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    guard let base = tree.expression(in: callee) else { return .unknown }
    var type = infer(base, expected: nil, &context)
    if case .metatype(let instance) = type.form { type = instance }
    let isDelegation =
      tree.kind(base) == .nameExpression
      && [.kwSelf, .kwSuper].contains(tree.tokens.kinds[tree.mainToken(base).position])
    return construct(
      type,
      node,
      callee,
      arguments,
      expected: expected,
      &context,
      isDelegation: isDelegation
    )
  }

  func inferImplicitCall(
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    let token = tree.mainToken(callee)
    if tree.tokens.kinds[token.position] == .kwInit {
      return construct(
        expected?.unwrapped ?? .unknown,
        node,
        callee,
        arguments,
        expected: expected,
        &context
      )
    }
    guard let expected, !expected.unwrapped.isUnknown else {
      recordUnknown(.unknown, callee, arguments, context)
      return inferArguments(arguments, of: callee, from: [.foreign], &context)
    }
    let members = findMembers(tree.name(token), of: expected.unwrapped)
      .filter { !program[$0.id].kind.isType }
    guard !members.isEmpty else {
      if let nested = findTypeMember(tree.name(token), of: expected.unwrapped) {
        return construct(nested, node, callee, arguments, expected: expected, &context)
      }
      inferArguments(arguments, of: callee, &context)
      return expected
    }
    recordMention(of: expected, at: token, context)
    let type = call(
      members,
      on: .init(type: expected.declaration),
      callee,
      arguments,
      expected: expected,
      &context
    )
    return type.isUnknown ? expected : type
  }

  func candidates(
    for callee: NodeIndex,
    of node: NodeIndex,
    _ expected: SwiftType?,
    _ context: inout Context
  ) -> Callee {
    let tree = context.tree
    switch tree.kind(callee) {
    case .nameExpression:
      let token = tree.mainToken(callee)
      guard tree.tokens.kinds[token.position].isIdentifierLike else { break }
      let found = lookup(tree.name(token), context)
      guard found.local == nil else { break }
      if let type = found.type {
        return asCallee(mention(type, genericArgumentsOf: callee, at: token, context))
      }
      let members = members(found.members, reachedFrom: context.scope)
      return asCallee(members, or: { infer(callee, expected: nil, &context) })
    case .memberAccess:
      return memberCallee(callee, of: node, expected, &context)
    default: break
    }
    return asCallee(infer(callee, expected: nil, &context))
  }

  private func memberCallee(
    _ callee: NodeIndex,
    of node: NodeIndex,
    _ expected: SwiftType?,
    _ context: inout Context
  ) -> Callee {
    let tree = context.tree
    guard let baseNode = tree.expression(in: callee) else { return .value(.unknown) }
    let token = tree.mainToken(callee)
    let name = tree.name(token)
    if namesModule(baseNode, context) {
      return asCallee(inferMember(callee, nil, &context, destination: nil))
    }
    let recorded = facts.references.count
    let asked = facts.unknownReads.count
    let base = inferBase(baseNode, expected, &context)
    markForced(baseNode, since: recorded, context)
    noteNext(name, of: baseNode, since: asked, context)
    let holder: SwiftType
    var isType = false
    if case .metatype(let type) = base.form {
      (holder, isType) = (type, true)
    } else {
      holder = base.unwrapped
    }
    let all = findMembers(name, of: optionalHolder(of: base, name) ?? holder).keeping {
      let kind = program[$0.id].kind
      return kind == .function || kind == .enumCase
    }
    // A type has no functions of its values, unless it is asked for one to call later.
    let fitting = all.keeping { isStatic($0.id) == isType }
    // `Type.make(self)` yields a function of `self`.
    let isUnbound = isType && fitting.isEmpty && !all.isEmpty
    let found = fitting.isEmpty ? all : fitting
    if !found.isEmpty, !isUnbound {
      let isAnother = !isType && isAnother(baseNode, base, since: recorded, context)
      return .functions(found, on: .init(type: holder.declaration, isAnother: isAnother))
    }
    let unknown = facts.unknownReads.count
    let mentioned = facts.references.count
    var type = member(name, of: base, at: token, &context, destination: nil)
    if isUnbound { markAnother(since: mentioned, context) }
    for index in unknown..<facts.unknownReads.count { facts.unknownReads[index].use = .call(node) }
    noteHolder(baseNode, base, since: unknown, context)
    if let id = type.instance?.bareDeclaration,
      let clause = tree.child(callee, .genericArgumentClause)
    {
      let arguments = tree.children(clause).map {
        resolve($0, file: context.file, scope: context.scope)
      }
      type = .metatype(.nominal(id, arguments))
    }
    return asCallee(type)
  }

  /// Of overloads that are called by their bare name, those of the type where it is `self`, and
  /// those of its values where one of these is.
  private func members(_ members: [Member], reachedFrom scope: DeclarationID?) -> [Member] {
    let fitting = members.filter { isStatic($0.id) }
    guard let scope, !fitting.isEmpty, fitting.count < members.count else { return members }
    if isStatic(program.memberDeclaration(around: scope)) { return fitting }
    let own = selfType(of: scope).declaration.map { ancestors(of: $0).union([$0]) } ?? []
    // A type inside another one has only that one's static functions at hand.
    let ofValues = members.filter { member in
      !isStatic(member.id) && selfType(of: member.id).declaration.map(own.contains) ?? true
    }
    return ofValues.isEmpty ? members : ofValues
  }

  func isStatic(_ id: DeclarationID) -> Bool {
    program[id].kind == .enumCase || program[id].traits.contains(.isStatic)
  }

  /// The optional itself, where a function is its own and not its value's, as `map` is.
  private func optionalHolder(of base: SwiftType, _ name: Name) -> SwiftType? {
    guard case .optional(let wrapped) = base.form else { return nil }
    let type = optionalType(of: wrapped)
    guard let id = type.declaration,
      held(by: id, name).contains(where: { program[$0].kind == .function })
    else { return nil }
    return type
  }

  private func asCallee(_ type: SwiftType) -> Callee {
    if case .metatype(let instance) = type.form { return .type(instance) }
    return .value(type)
  }

  private func asCallee(_ members: [Member], or value: () -> SwiftType) -> Callee {
    let functions = members.keeping {
      let kind = program[$0.id].kind
      return kind == .function || kind == .enumCase
    }
    return functions.isEmpty ? asCallee(value()) : .functions(functions, on: .init())
  }
}
