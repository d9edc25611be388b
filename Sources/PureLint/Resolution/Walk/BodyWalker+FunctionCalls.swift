import PureLintSyntax

/// Calls of functions: which overload is meant, and what it yields.
extension BodyWalker {
  /// A call of one of several functions of the same name.
  /// - Parameter base: What the function is a member of.
  /// - Returns: What it yields.
  func call(
    _ members: [Resolver.Member],
    on base: Reference.Base,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?
  ) -> SwiftType {
    let token = tree.mainToken(callee)
    let members = present(members)
    let fitting = yielding(
      expected,
      among: narrowed(taking(closuresAmong: arguments, fits(members, arguments)), arguments)
    )
    guard let chosen = best(fitting, callee, arguments, expected) else {
      for member in members { record(member.id, at: token, destination: nil, base: base) }
      inferArguments(arguments, of: callee)
      let results = Set(members.map { resolver.result(of: $0) })
      return results.count == 1 ? results.first! : .unknown
    }
    let isUncertain = fitting.count > 1
    for fit in fitting {
      record(fit.member.id, at: token, destination: nil, base: base, isUncertain: isUncertain)
    }
    let (function, positions) = chosen
    var substitution = function.substitution
    let declared = resolver.dynamicResult(of: function.id, function.substitution)
    let yielded = resolver.substitute(function.substitution, in: declared)
    // `let x: X = make()` with a generic result makes an `X`.
    if yielded.hasUnknown { recordMention(of: expected, at: token) }
    // Every type converts to 'Any', which therefore tells none.
    if let expected, expected.unwrapped != resolver.plainTypes.any {
      resolver.bind(yielded, to: expected, &substitution)
    }
    let given = inferArguments(arguments, of: callee, for: function.id, positions, &substitution)
    let generics = resolver.parameters(of: function.id)
    for parameter in generics where substitution[parameter] == nil {
      substitution[parameter] = unsettled(in: function.id, madeOf: given + ownerType(of: function))
    }
    if !generics.isEmpty {
      let call = NodeIndex(callee.position - 1)
      recordGenericCall(of: function.id, at: call, zip(arguments, positions), given, substitution)
    }
    return substitution == function.substitution
      ? yielded : resolver.substitute(substitution, in: declared)
  }

  /// Records what a generic function, or a subscript, is called for.
  /// - Parameter node: The call, or the value with brackets.
  func recordGenericCall(
    of function: DeclarationID,
    at node: NodeIndex,
    _ arguments: Zip2Sequence<[CallArgument], [Int]>,
    _ types: [SwiftType],
    _ substitution: Substitution
  ) {
    guard let recorder, tree.kind(node) == .call || tree.kind(node) == .subscriptCall else {
      return
    }
    let declared = resolver.parameterDeclarations(of: function)
    let apparent = Set(
      zip(arguments, types).compactMap { apparentType($0.0.node, $1) }
    )
    let named = tree.kind(node) == .call ? tree.expression(in: node) ?? node : node
    recorder.facts.genericCalls.append(
      GenericCall(
        function: function,
        place: place(tree.mainToken(named)),
        call: node,
        generics: resolver.parameters(of: function).map { generic in
          substitution[generic].map { apparent.contains($0) ? .unknown : $0 } ?? .unknown
        },
        arguments: zip(arguments, types).map { argument, type in
          .init(parameter: declared[argument.1], node: argument.0.node, type: type)
        }
      )
    )
  }

  /// The type that an argument only seems to stand for: a protocol whose metatype a value holds,
  /// unlike `X.self`, as the function is called for the type inside; what a library's initializer
  /// makes, as that may be optional, like `Int("3")`.
  private func apparentType(_ node: NodeIndex, _ type: SwiftType) -> SwiftType? {
    switch type.form {
    case .metatype(let instance) where resolver.isProtocol(instance):
      let isNamed =
        tree.kind(node) == .memberAccess
        && tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
      return isNamed ? nil : instance
    case .external(let name, _) where tree.kind(node) == .call && name != resolver.language.string:
      let given = tree.child(node, .argumentList).map { tree.children($0) }
      let isPlain = given?.allSatisfy { argument in
        tree.expression(in: argument).map {
          [.integerLiteral, .floatLiteral].contains(tree.kind($0))
        } ?? false
      }
      return isPlain ?? true ? nil : type
    default: return nil
    }
  }

  /// An overload whose labels fit, and the parameter of each argument.
  private typealias Fit = (member: Resolver.Member, positions: [Int])

  private func fits(_ members: [Resolver.Member], _ arguments: [CallArgument]) -> [Fit] {
    var found: [Fit] = []
    for member in members {
      let parameters = resolver.parameterList(of: member.id)
      if let positions = ArgumentMatching.match(arguments, to: parameters) {
        found.append((member, positions))
      }
    }
    return found
  }

  /// Those of some overloads whose results can be what is expected, where that is a declared type and
  /// one of them yields just that; all otherwise.
  private func yielding(_ expected: SwiftType?, among fitting: [Fit]) -> [Fit] {
    guard fitting.count > 1, let expected,
      expected.unwrapped.bareDeclaration.map(program.isSource) == true,
      fitting.contains(where: {
        resolver.result(of: $0.member).unwrapped == expected.unwrapped
      })
    else { return fitting }
    return fitting.filter { resolver.mayConvert(resolver.result(of: $0.member), to: expected) }
  }

  /// The overload to follow: the one with the expected result, else one whose result has the member
  /// that is asked of it, else the first that may take the arguments.
  private func best(
    _ fitting: [Fit],
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    _ expected: SwiftType?
  ) -> Fit? {
    guard fitting.count > 1 else { return fitting.first }
    // A function that fits its own call hands on to its overload rather than to itself.
    let around = scope.map(program.memberDeclaration)
    let others = fitting.filter { $0.member.id != around }
    let yielding = others.filter {
      resolver.result(of: $0.member).unwrapped == expected?.unwrapped
    }
    let overloads = yielding.isEmpty ? having(memberBehind: callee, others) : yielding
    return firstThatSuits(overloads, arguments, types: wantedTypes)
  }

  /// Of some overloads those whose results may have the member that is asked of the call; all if none
  /// is asked, or if none may have it.
  private func having(memberBehind callee: NodeIndex, _ overloads: [Fit]) -> [Fit] {
    guard overloads.count > 1, let name = memberAsked(ofCall: NodeIndex(callee.position - 1)) else {
      return overloads
    }
    let having = overloads.filter { mayHave(name, resolver.result(of: $0.member).unwrapped) }
    return having.isEmpty ? overloads : having
  }

  /// The name behind the period that follows a call.
  private func memberAsked(ofCall node: NodeIndex) -> TokenIndex? {
    guard tree.kind(node) == .call else { return nil }
    let kinds = tree.tokens.kinds
    var next = Int(tree.nodes[node.position].endToken)
    if next < kinds.count, [.postfixQuestion, .postfixExclamation].contains(kinds[next]) {
      next += 1
    }
    guard next + 1 < kinds.count, kinds[next] == .period else { return nil }
    return TokenIndex(next + 1)
  }

  /// Whether a value of a type may have a member, as far as the type is known.
  private func mayHave(_ name: TokenIndex, _ type: SwiftType) -> Bool {
    switch type.form {
    case .tuple(let elements):
      elements.contains { $0.label == tree.name(name) }
        || Int(tree.text(name)).map(elements.indices.contains) ?? false
    case .nominal(let id, _):
      !program.isSource(id) || resolver.hasDynamicMembers(id)
        || !resolver.findMembers(tree.name(name), of: type).isEmpty
        || resolver.allSupertypes(of: type).contains { supertype in
          !(supertype.declaration.map(program.isSource) ?? false)
        }
    default: !type.isFunction
    }
  }

  /// What an overload asks each argument to be.
  private func wantedTypes(_ fit: Fit) -> [SwiftType] {
    let parameters = resolver.parameterList(of: fit.member.id)
    return fit.positions.map {
      resolver.substitute(fit.member.substitution, in: parameters[$0].type)
    }
  }

  /// Some overloads, without those that ask for no function where a closure stands.
  private func taking(closuresAmong arguments: [CallArgument], _ fitting: [Fit]) -> [Fit] {
    guard fitting.count > 1, arguments.contains(where: { tree.kind($0.node) == .closure }) else {
      return fitting
    }
    let taking = fitting.filter { fit in
      let parameters = resolver.parameterList(of: fit.member.id)
      return zip(arguments, fit.positions).allSatisfy { argument, position in
        tree.kind(argument.node) != .closure || resolver.mayBeFunction(parameters[position].type)
      }
    }
    return taking.isEmpty ? fitting : taking
  }

  /// Of some overloads those whose types may fit, of which each counts as meant; all if none may.
  private func narrowed(_ fitting: [Fit], _ arguments: [CallArgument]) -> [Fit] {
    guard fitting.count > 1, isRecording else { return fitting }
    let known = knownTypes(of: arguments)
    let suiting = fitting.filter { suits(arguments, known, wantedTypes($0)) }
    return suiting.isEmpty ? fitting : suiting
  }

  /// The type whose member a function is.
  private func ownerType(of member: Resolver.Member) -> [SwiftType] {
    guard program[member.id].parent != nil else { return [] }
    return [resolver.substitute(member.substitution, in: resolver.selfType(of: member.id))]
  }

  /// What a generic parameter stands for that neither arguments nor result tell: in a library, what
  /// was handed to it.
  func unsettled(in id: DeclarationID, madeOf types: [SwiftType]) -> SwiftType {
    program.isSource(id) ? .unknown : .made(of: types)
  }

  /// - Returns: The types of the arguments.
  private func inferArguments(
    _ arguments: [CallArgument],
    of callee: NodeIndex,
    for id: DeclarationID,
    _ positions: [Int],
    _ substitution: inout Substitution
  ) -> [SwiftType] {
    let parameters = resolver.parameterList(of: id)
    let declarations = resolver.parameterDeclarations(of: id)
    let own = resolver.parameters(of: id)
    let isLibrary = !program.isSource(id)
    return zip(arguments, positions).map { argument, position in
      let parameter = parameters[position]
      let declared = resolver.dynamicType(parameter.type, of: declarations[position], substitution)
      var wanted = resolver.substitute(substitution, in: declared)
      // What a library keeps in a collection of which nothing is known, or takes whatever it is.
      let isLost = isLibrary && (wanted.isUnknown || wanted == resolver.plainTypes.any)
      // Nothing is asked of what tells what a library's generic parameter stands for; but a path begins
      // where the parameter says.
      let isOpen =
        isLibrary && wanted.hasUnknown && !wanted.isFunction
        && tree.kind(argument.node) != .keyPathExpression
      let isClosure = tree.kind(argument.node) == .closure
      if isClosure, !own.isEmpty {
        wanted = wanted.forgettingParameters { own.contains($0) && substitution[$0] == nil }
      }
      let type =
        isClosure && resolver.annotations.runsAtOnce(declarations[position])
        ? inferImmediate(argument.node, wanted)
        : infer(
          argument,
          expected: isLost || isOpen ? nil : wanted,
          isDeferred: parameter.isDeferred,
          destination: declarations[position]
        )
      if isLost {
        let reach = reach(ofCallee: callee)
        recordEscape(of: type, at: argument.node, reach: reach)
      }
      resolver.bind(parameter.type, to: type, &substitution)
      settle(parameter.type, by: type, &substitution)
      return type
    }
  }

  /// A type that is named as an argument is that type, whatever is made of the result.
  private func settle(
    _ formal: SwiftType,
    by actual: SwiftType,
    _ substitution: inout Substitution
  ) {
    guard case .parameter(let parameter)? = formal.instance?.form, let type = actual.instance,
      !type.hasUnknown
    else { return }
    substitution[parameter] = type
  }
}
