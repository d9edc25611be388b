/// Calls: which function or initialiser is meant, what its arguments are for, what it yields.
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

  private func isProtocol(_ type: SwiftType) -> Bool {
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
  private enum Callee {
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

  // MARK: Callees

  private func isInitializerAccess(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(callee) == .memberAccess
      && tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit
  }

  /// `X.init(…)`, `self.init(…)`, `super.init(…)`, `type(of: x).init(…)`.
  private func inferInitializerCall(
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

  private func inferImplicitCall(
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

  private func candidates(
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
    if tree.kind(baseNode) == .nameExpression, moduleNames.contains(tree.name(baseNode)) {
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

  // MARK: Functions

  private func call(
    _ members: [Member],
    on base: Reference.Base,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let token = context.tree.mainToken(callee)
    let members = present(members, context)
    let fitting = members.compactMap { member -> (Member, [Int])? in
      ArgumentMatching.match(arguments, to: parameterList(of: member.id)).map { (member, $0) }
    }
    guard let (chosen, positions) = best(fitting, arguments, expected, context) else {
      for member in members {
        record(member.id, at: token, context, destination: nil, base: base)
      }
      inferArguments(arguments, of: callee, &context)
      let results = Set(members.map { result(of: $0) })
      return results.count == 1 ? results.first! : .unknown
    }
    let recorded = facts.references.count
    for (member, _) in fitting {
      record(member.id, at: token, context, destination: nil, base: base)
    }
    if fitting.count > 1 { markUncertain(since: recorded) }
    var substitution = chosen.substitution
    // `let x: X = make()` with a generic result makes an `X`.
    if result(of: chosen).hasUnknown { recordMention(of: expected, at: token, context) }
    // Every type converts to 'Any', which therefore tells none.
    if expected?.unwrapped != .external(language.any, []) {
      bind(result(of: chosen), to: expected, &substitution)
    }
    let given = inferArguments(
      arguments,
      of: callee,
      for: chosen.id,
      positions,
      &substitution,
      &context
    )
    for parameter in parameters(of: chosen.id) where substitution[parameter] == nil {
      substitution[parameter] = unsettled(in: chosen.id, madeOf: given + holder(of: chosen))
    }
    recordGenericCall(
      of: chosen.id,
      callee,
      zip(arguments, positions),
      given,
      substitution,
      context
    )
    return substitute(substitution, in: dynamicResult(of: chosen.id, chosen.substitution))
  }

  /// Records what a generic function is called for.
  private func recordGenericCall(
    of function: DeclarationID,
    _ callee: NodeIndex,
    _ arguments: Zip2Sequence<[CallArgument], [Int]>,
    _ types: [SwiftType],
    _ substitution: Substitution,
    _ context: Context
  ) {
    let generics = parameters(of: function)
    let call = NodeIndex(callee.position - 1)
    guard context.isRecording, !generics.isEmpty, context.tree.kind(call) == .call else { return }
    let declared = parameterDeclarations(of: function)
    let apparent = Set(
      zip(arguments, types).compactMap { apparentType($0.0.node, $1, context.tree) }
    )
    facts.genericCalls.append(
      GenericCall(
        function: function,
        place: context.place(context.tree.mainToken(callee)),
        call: call,
        generics: generics.map { generic in
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
  private func apparentType(
    _ node: NodeIndex,
    _ type: SwiftType,
    _ tree: SyntaxTree
  ) -> SwiftType? {
    switch type.form {
    case .metatype(let instance) where isProtocol(instance):
      let isNamed =
        tree.kind(node) == .memberAccess
        && tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
      return isNamed ? nil : instance
    case .external(let name, _) where tree.kind(node) == .call && name != language.string:
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

  private func markUncertain(since recorded: Int) {
    for index in recorded..<facts.references.count { facts.references[index].isUncertain = true }
  }

  /// The overload to follow: the one whose result is what is expected, else the first that may take
  /// the arguments.
  private func best(
    _ fitting: [(Member, [Int])],
    _ arguments: [CallArgument],
    _ expected: SwiftType?,
    _ context: Context
  ) -> (Member, [Int])? {
    guard fitting.count > 1 else { return fitting.first }
    // A function that fits its own call hands on to its overload rather than to itself.
    let around = context.scope.map(program.memberDeclaration)
    let others = fitting.filter { $0.0.id != around }
    let yielding = others.filter { result(of: $0.0).unwrapped == expected?.unwrapped }
    let overloads = yielding.isEmpty ? others : yielding
    return firstThatSuits(overloads, arguments, context) { member, positions in
      let parameters = parameterList(of: member.id)
      return positions.map { substitute(member.substitution, in: parameters[$0].type) }
    }
  }

  private func result(of member: Member) -> SwiftType {
    substitute(member.substitution, in: dynamicResult(of: member.id, member.substitution))
  }

  /// The type whose member a function is.
  private func holder(of member: Member) -> [SwiftType] {
    guard program[member.id].parent != nil else { return [] }
    return [substitute(member.substitution, in: selfType(of: member.id))]
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
    _ substitution: inout Substitution,
    _ context: inout Context
  ) -> [SwiftType] {
    let parameters = parameterList(of: id)
    let declarations = parameterDeclarations(of: id)
    let own = self.parameters(of: id)
    return zip(arguments, positions).map { argument, position in
      let parameter = parameters[position]
      let declared = dynamicType(parameter.type, of: declarations[position], substitution)
      var wanted = substitute(substitution, in: declared)
      // What a library keeps in a collection of which nothing is known, or takes whatever it is.
      let isAny = wanted == .external(language.any, [])
      let isLost = !program.isSource(id) && (wanted.isUnknown || isAny)
      // Nothing is asked of what tells what a library's generic parameter stands for.
      let isOpen = !program.isSource(id) && wanted.hasUnknown && !wanted.isFunction
      if context.tree.kind(argument.node) == .closure {
        wanted = wanted.forgettingParameters { own.contains($0) && substitution[$0] == nil }
      }
      let type =
        context.tree.kind(argument.node) == .closure
          && annotations.runsAtOnce(declarations[position])
        ? inferImmediate(argument.node, wanted, &context)
        : infer(
          argument,
          expected: isLost || isOpen ? nil : wanted,
          isDeferred: parameter.isDeferred,
          &context,
          destination: declarations[position]
        )
      if isLost {
        let reach = reach(ofCallee: callee, context.tree)
        recordEscape(of: type, at: argument.node, context, reach: reach)
      }
      bind(parameter.type, to: type, &substitution)
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

  /// Follows a closure that runs before the call returns, as one for each element does. A function may go on for as long as there are
  /// some; a property that needs itself has no end.
  private func inferImmediate(
    _ closure: NodeIndex,
    _ expected: SwiftType,
    _ context: inout Context
  ) -> SwiftType {
    let isFunction = context.scope.map { program[$0].kind == .function } ?? false
    let follow: (inout Context) -> SwiftType = {
      self.inferClosure(closure, expected: expected, &$0, isImmediate: true)
    }
    return isFunction ? context.branch(follow) : follow(&context)
  }

  private func infer(
    _ argument: CallArgument,
    expected: SwiftType?,
    isDeferred: Bool,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    if isDeferred {
      return context.deferred {
        infer(argument.node, expected: expected, &$0, destination: destination)
      }
    }
    return infer(argument.node, expected: expected, &context, destination: destination)
  }

  /// Arguments of a call of which nothing is known: what reaches it leaves the analysis.
  /// - Parameters:
  ///   - sources: What the callee has to make its result of, besides the arguments.
  ///   - wrapper: The type that is built, where one is; it may be a property wrapper.
  /// - Returns: What it may make of all that.
  @discardableResult
  func inferArguments(
    _ arguments: [CallArgument],
    of callee: NodeIndex,
    from sources: [SwiftType] = [.unknown],
    wrapper: SwiftType? = nil,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    let reach = reach(ofCallee: callee, tree)
    let isCheck = program.libraries.knows(tree.name(tree.mainToken(callee)), .isCheck)
    var given = sources
    let order = order(of: arguments, tree)
    for (rank, argument) in order.enumerated() {
      markForeign(argument.node, &context)
      let wrapped = typeOfWrapped(argument, among: arguments, in: wrapper)
      var wanted = wrapped
      if wanted == nil, isMadeOfOthers(argument.node, tree) {
        wanted = .made(of: given + yields(of: order[(rank + 1)...], given, context))
      }
      // The message of a check is made when the check fails; wrappers may wait with their value.
      let isDeferred = isCheck && argument.token != arguments[0].token || wrapped != nil
      let type = infer(
        argument,
        expected: wanted,
        isDeferred: isDeferred,
        &context,
        destination: nil
      )
      recordEscape(of: type, at: argument.node, context, reach: reach)
      if !bringsNothing(argument.node, tree) { given.append(type) }
    }
    return .made(of: given)
  }

  /// The order in which arguments are followed: what a closure is given, or a key path begins with,
  /// may depend on all others.
  private func order(of arguments: [CallArgument], _ tree: SyntaxTree) -> [CallArgument] {
    let late = arguments.filter { isMadeOfOthers($0.node, tree) }
    guard !late.isEmpty, late.count < arguments.count else { return arguments }
    return arguments.filter { !isMadeOfOthers($0.node, tree) } + late
  }

  /// What closures and key paths bring that are followed later than another one.
  private func yields(
    of late: ArraySlice<CallArgument>,
    _ given: [SwiftType],
    _ context: Context
  ) -> [SwiftType] {
    let bringing = late.filter { !bringsNothing($0.node, context.tree) }
    // A probe within a probe would double the work with each level of nesting.
    guard context.isRecording || bringing.isEmpty else { return [.unknown] }
    return bringing.map { argument in
      var probe = context.probe
      return infer(argument.node, expected: .made(of: given), &probe)
    }
  }

  /// Whether an argument is given, or begins with, what the other arguments bring.
  private func isMadeOfOthers(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .closure || tree.kind(node) == .keyPathExpression
  }

  /// Whether an argument brings no type of its own: it takes that of the parameter, or is a closure
  /// that yields nothing.
  private func bringsNothing(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .implicitMember, .nilLiteral, .integerLiteral, .floatLiteral, .booleanLiteral: return true
    case .arrayExpression: return tree.children(node).allSatisfy { bringsNothing($0, tree) }
    case .closure:
      let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
      if items.count == 1, tree.kind(items[0]).isExpression { return false }
      return !(node.position..<tree.end(of: node)).contains { position in
        tree.nodes[position].kind == .returnStatement
          && tree.expression(in: NodeIndex(position)) != nil
      }
    default: return false
    }
  }

  private func callValue(
    _ type: SwiftType,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    guard case .function(let parameters, let result) = type.unwrapped.form else {
      if context.isRecording, namesType(callee, context.tree) {
        facts.foreignConstructions.append(context.place(context.tree.mainToken(callee)))
      }
      let isDeclared = type.declaration != nil
      let known = expected.map { $0.isUnknown ? [] : [settled($0, context)] } ?? []
      let sources = isDeclared ? [.unknown] : [type] + known
      let made = inferArguments(arguments, of: callee, from: sources, &context)
      recordMention(of: expected, at: context.tree.mainToken(callee), context)
      guard isDeclared else { return made }
      let called = findMembers("callAsFunction", of: type.unwrapped)
      return called.first.map { result(of: $0) } ?? .unknown
    }
    for (position, argument) in arguments.enumerated() {
      let parameter = parameters.indices.contains(position) ? parameters[position] : nil
      _ = infer(
        argument,
        expected: parameter?.type,
        isDeferred: parameter?.isDeferred ?? false,
        &context,
        destination: nil
      )
    }
    return result
  }

  /// What is expected, without the generic parameters of a function around that the result is to
  /// tell.
  private func settled(_ expected: SwiftType, _ context: Context) -> SwiftType {
    expected.map { part in
      part.isGeneric && !isChosenByCaller(part, from: context.scope) ? .foreign : nil
    }
  }

  private func inferImmediate(
    _ closure: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let types = arguments.map { infer($0.node, expected: nil, &context) }
    let parameters = types.map { SwiftType.Parameter(label: nil, type: $0) }
    let type = inferClosure(
      closure,
      expected: .function(parameters, expected ?? .unknown),
      &context,
      isImmediate: true
    )
    guard case .function(_, let result) = type.form else { return .unknown }
    return result
  }
}

extension NodeKind {
  /// Whether an expression of this kind goes on with a value inside an optional chain.
  fileprivate var isLink: Bool {
    self == .memberAccess || self == .call || self == .subscriptCall
  }
}
