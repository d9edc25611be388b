import PureLintSource
import PureLintSyntax

/// The type, function or value that a callee is.
extension BodyWalker {
  /// `X.init(…)`, `self.init(…)`, `super.init(…)`, `type(of: x).init(…)`.
  func inferInitializerCall(
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?
  ) -> SwiftType {
    guard let base = tree.expression(in: callee) else { return .unknown }
    var type = infer(base, expected: nil)
    if case .metatype(let instance) = type.form { type = instance }
    let isDelegation =
      tree.kind(base) == .nameExpression
      && [.kwSelf, .kwSuper].contains(tree.tokens.kinds[tree.mainToken(base).position])
    return construct(type, node, callee, arguments, expected: expected, isDelegation: isDelegation)
  }

  /// `.init(…)` or `.make(…)`: of what is expected.
  func inferImplicitCall(
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?
  ) -> SwiftType {
    let token = tree.mainToken(callee)
    if tree.tokens.kinds[token.position] == .kwInit {
      return construct(expected?.unwrapped ?? .unknown, node, callee, arguments, expected: expected)
    }
    guard let expected, !expected.unwrapped.isUnknown else {
      recordUnknown(.unknown, callee, arguments)
      return inferArguments(arguments, of: callee, from: [.foreign])
    }
    let name = tree.name(token)
    let own = membersOfOptional(name, expected)
    let found =
      own.isEmpty
      ? resolver.findMembers(name, of: expected.unwrapped, for: asCall(arguments)) : own
    guard let members = found?.filter({ !program[$0.id].kind.isType }) else {
      callUnknown(node, callee, arguments)
      return expected
    }
    guard !members.isEmpty else {
      if let nested = resolver.findTypeMember(name, of: expected.unwrapped) {
        return construct(nested, node, callee, arguments, expected: expected)
      }
      inferArguments(arguments, of: callee)
      return expected
    }
    recordMention(of: expected, at: token)
    let type = call(
      members,
      on: .init(type: expected.declaration),
      callee,
      arguments,
      expected: expected
    )
    return type.isUnknown ? expected : type
  }

  /// What may be called where a callee stands.
  func candidates(
    for callee: NodeIndex,
    of node: NodeIndex,
    with arguments: [CallArgument],
    _ expected: SwiftType?
  ) -> Callee {
    switch tree.kind(callee) {
    case .nameExpression:
      let token = tree.mainToken(callee)
      guard tree.tokens.kinds[token.position].isIdentifierLike else { break }
      let found = lookup(tree.name(token), for: asCall(arguments))
      guard found.local == nil else { break }
      if found.declared.isCrowd { return .crowd }
      if let type = found.type {
        return asCallee(Inferred(mention(type, genericArgumentsOf: callee, at: token)))
      }
      let members = isOfLibrary(found.members) ? [] : reachable(found.members)
      return asCallee(members, or: { inferred(callee, .demand(nil)) })
    case .memberAccess:
      return memberCallee(callee, of: node, with: arguments, expected)
    default: break
    }
    return asCallee(inferred(callee, .demand(nil)))
  }

  /// What may be called behind a `.`.
  private func memberCallee(
    _ callee: NodeIndex,
    of node: NodeIndex,
    with arguments: [CallArgument],
    _ expected: SwiftType?
  ) -> Callee {
    guard let baseNode = tree.expression(in: callee) else { return .value(Inferred(.unknown)) }
    let token = tree.mainToken(callee)
    let name = tree.name(token)
    if namesModule(baseNode) {
      return asCallee(inferMember(callee, nil, destination: nil))
    }
    let base = inferBase(baseNode, expected)
    markForced(base.recorded)
    markNext(name, of: base.recorded)
    let holder: SwiftType
    var isType = false
    if case .metatype(let type) = base.type.form {
      (holder, isType) = (type, true)
    } else {
      holder = base.type.unwrapped
    }
    let owner = resolver.optionalHolder(of: base.type, name) ?? holder
    guard let named = resolver.findMembers(name, of: owner, for: asCall(arguments)) else {
      return .crowd
    }
    let all = named.keeping {
      let kind = program[$0.id].kind
      return kind == .function || kind == .enumCase
    }
    // A type has no functions of its values, unless it is asked for one to call later.
    let fitting = all.keeping { resolver.isStatic($0.id) == isType }
    // `Type.make(self)` yields a function of `self`.
    let isUnbound = isType && fitting.isEmpty && !all.isEmpty
    let found = fitting.isEmpty ? all : fitting
    if !found.isEmpty, !isUnbound, isType || !areHiddenFromValues(found, of: owner) {
      let isAnother = !isType && isAnother(baseNode, base)
      return .functions(found, on: .init(type: holder.declaration, isAnother: isAnother))
    }
    if !named.isEmpty, !named.contains(where: mayBeCalled) {
      return asCallee(foreignMember(name, of: base.type, at: token))
    }
    let read = member(name, of: base.type, at: token, destination: nil)
    if isUnbound { markAnother(read.recorded) }
    markUnknownCallee(read.recorded, of: node)
    markHolder(baseNode, base.type, of: read.recorded)
    return asCallee(Inferred(withArguments(read.type, of: callee), read.recorded))
  }

  /// Whether a member may stand in front of arguments. A property whose declared type has no
  /// `callAsFunction` does not: what is called is a function of that name which a library declares.
  private func mayBeCalled(_ member: Resolver.Member) -> Bool {
    guard program[member.id].kind == .variable,
      case .nominal(let type, _) = resolver.typeOf(member).unwrapped.form, program.isSource(type)
    else { return true }
    return resolver.isCallable(type)
  }

  /// Of members of one bare name, those of the type where it is `self`, and those of its values where
  /// one of these is.
  func reachable(_ members: [Resolver.Member]) -> [Resolver.Member] {
    guard members.count > 1 else { return members }
    let fitting = members.filter { resolver.isStatic($0.id) }
    guard let scope, !fitting.isEmpty, fitting.count < members.count else { return members }
    let around = program.memberDeclaration(around: scope)
    if resolver.isStatic(around) || runsBeforeValue(around) { return fitting }
    let own =
      resolver.selfType(of: scope).declaration.map { resolver.ancestors(of: $0).union([$0]) } ?? []
    // A type inside another one has only that one's static functions at hand.
    let ofValues = members.filter { member in
      !resolver.isStatic(member.id)
        && resolver.selfType(of: member.id).declaration.map(own.contains) ?? true
    }
    return ofValues.isEmpty ? members : ofValues
  }

  private func asCallee(_ found: Inferred) -> Callee {
    if case .metatype(let instance) = found.type.form { return .type(instance) }
    return .value(found)
  }

  private func asCallee(_ members: [Resolver.Member], or value: () -> Inferred) -> Callee {
    let functions = members.keeping {
      let kind = program[$0.id].kind
      return kind == .function || kind == .enumCase
    }
    return functions.isEmpty ? asCallee(value()) : .functions(functions, on: .init())
  }
}
