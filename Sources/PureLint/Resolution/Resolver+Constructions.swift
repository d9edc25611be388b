/// Calls of initialisers: what is built, and what each argument is for.
extension Resolver {
  func construct(
    _ type: SwiftType,
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?,
    _ context: inout Context,
    isDelegation: Bool = false
  ) -> SwiftType {
    let token = context.tree.mainToken(callee)
    guard case .nominal(let id, _) = type.unwrapped.form else {
      let made = inferArguments(
        arguments,
        of: callee,
        from: [type],
        wrapper: expected ?? type,
        &context
      )
      recordGenericConstruction(of: type.unwrapped, context)
      if !isDelegation { recordUnknown(type.unwrapped, callee, arguments, context) }
      if let expected, !expected.isUnknown { return expected }
      // The generic arguments that a type is named without come from those of the call.
      if case .external(_, let arguments) = type.form, arguments.isEmpty, made.isUnknown {
        return made
      }
      return type
    }
    let built = completed(type.unwrapped, expected)
    let choice = initializer(of: built, for: arguments, context)
    guard !isByLibrary(choice, of: id) else {
      if context.isRecording { facts.foreignConstructions.append(context.place(token)) }
      inferArguments(arguments, of: callee, &context)
      return type
    }
    var learned = choice.substitution
    let matched = zip(arguments, choice.positions).map { argument, position in
      match(argument, to: position, of: choice, &learned, &context)
    }
    let open = parameters(of: id).filter { learned[$0].isOpen($0) }
    if !open.isEmpty, !isInside(context.scope, id) {
      let unsettled = unsettled(in: id, madeOf: matched.map(\.type))
      for parameter in open { learned[parameter] = unsettled }
    }
    let result = bound(built, by: learned)
    // A struct's own initialiser that calls the implicit one is where its fields are filled in.
    let isFilled = program[id].kind == .structType && choice.initializer == nil
    if context.isRecording, !isDelegation || isFilled {
      facts.constructions.append(
        Construction(
          type: result,
          declaration: id,
          place: context.place(token),
          call: node,
          initializer: choice.initializer,
          arguments: matched
        )
      )
    }
    guard let initializer = choice.initializer else {
      let isRaw = program[id].kind == .enumType && arguments.first?.label == "rawValue"
      return isRaw ? .optional(result) : result
    }
    record(initializer, at: token, context, destination: nil)
    if case .nominal(_, let arguments) = result.form, arguments.count == 1,
      result == optionalType(of: arguments[0])
    {
      return .optional(arguments[0])
    }
    return isFailable(initializer) ? .optional(result) : result
  }

  /// Whether a struct's initialiser may be a library's: by labels that are none of its own.
  private func isByLibrary(_ choice: InitializerChoice, of id: DeclarationID) -> Bool {
    program[id].kind == .structType && choice.positions.contains(nil) && conformsToLibrary(id)
  }

  /// Follows one argument with the type that its parameter asks for.
  private func match(
    _ argument: CallArgument,
    to position: Int?,
    of choice: InitializerChoice,
    _ learned: inout Substitution,
    _ context: inout Context
  ) -> Construction.Argument {
    let parameter = position.map { choice.parameters[$0] }
    let declaration = position.flatMap {
      choice.declarations.indices.contains($0) ? choice.declarations[$0] : nil
    }
    let actual = inferArgument(
      argument,
      parameter.map { substitute(learned, in: $0.type) },
      isDeferred: parameter?.isDeferred ?? false,
      &context,
      destination: declaration
    )
    if let parameter {
      bind(parameter.type, to: actual, &learned)
    } else {
      recordEscape(of: actual, at: argument.node, context)
    }
    return Construction.Argument(
      label: argument.label,
      parameter: declaration,
      node: argument.node,
      token: argument.token,
      type: actual,
      isNil: context.tree.kind(argument.node) == .nilLiteral,
      file: context.file
    )
  }

  /// Whether an initialiser is written `init?`.
  private func isFailable(_ id: DeclarationID) -> Bool {
    program.tree(of: id).flags(program[id].node).contains(.isOptional)
  }

  private func recordGenericConstruction(of type: SwiftType, _ context: Context) {
    guard context.isRecording else { return }
    switch type.form {
    case .member(_, let name): facts.genericConstructions.insert(name)
    case .parameter(let id): facts.genericConstructions.insert(program[id].name)
    default: break
    }
  }

  /// Records a construction of what no source declares, or of what is not known.
  func recordUnknown(
    _ type: SwiftType,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    _ context: Context
  ) {
    guard context.isRecording else { return }
    let token = context.tree.mainToken(callee)
    let base = context.tree.expression(in: callee)
    let isNamed =
      base.map { namesType($0, context.tree) }
      ?? (isChosenByCaller(type, from: context.scope) || namesType(callee, context.tree))
    guard !isNamed else {
      facts.foreignConstructions.append(context.place(token))
      return
    }
    let isOpen = base == nil && (type.isUnknown || type.isGeneric)
    facts.unresolved.append(
      Unresolved(
        place: context.place(token),
        arguments: arguments.map { described($0, context.tree) },
        isForeign: !type.isUnknown && !type.isGeneric || context.foreignCallees.contains(token),
        isOpen: isOpen
      )
    )
  }

  /// Whether a type is a generic parameter of the code around, or a member of one, rather than of
  /// something that is called there.
  func isChosenByCaller(_ type: SwiftType, from scope: DeclarationID?) -> Bool {
    switch type.form {
    case .member(let base, _): return isChosenByCaller(base, from: scope)
    case .parameter(let id):
      let owner = program[id].parent
      var next = scope
      while let around = next {
        if around == owner { return true }
        if program[around].kind.holdsMembers, selfType(of: around).declaration == owner {
          return true
        }
        next = program[around].parent
      }
      return false
    default: return false
    }
  }

  /// Whether the last name of a callee is spelled as types are; asked of names that no source
  /// declares.
  func namesType(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    let kind = tree.kind(callee)
    guard kind == .nameExpression || kind == .memberAccess else { return false }
    return tree.startsUppercase(tree.mainToken(callee))
  }

  /// Notes `.init(…)` or `.make(…)` as an argument of what no source declares, or as what a closure
  /// yields to it.
  func markForeign(_ value: NodeIndex, _ context: inout Context) {
    guard context.isRecording else { return }
    let tree = context.tree
    if tree.kind(value) == .closure {
      for item in tree.children(value) {
        let isReturn = tree.kind(item) == .returnStatement
        if let result = isReturn ? tree.expression(in: item) : item, tree.kind(result) == .call {
          markForeign(result, &context)
        }
      }
    }
    guard tree.kind(value) == .call, let callee = tree.expression(in: value),
      tree.kind(callee) == .implicitMember
    else { return }
    context.foreignCallees.insert(tree.mainToken(callee))
  }

  /// The arguments of a call of something that is not known.
  func unresolvedArguments(of call: NodeIndex, in file: Int) -> [Unresolved.Argument] {
    let tree = program.trees[file]
    return callArguments(of: call, tree).map { described($0, tree) }
  }

  private func described(_ argument: CallArgument, _ tree: SyntaxTree) -> Unresolved.Argument {
    let callee = tree.kind(argument.node) == .call ? tree.expression(in: argument.node) : nil
    let isImplicit = callee.map { tree.kind($0) == .implicitMember } ?? false
    return Unresolved.Argument(
      label: argument.label,
      token: argument.token,
      nested: isImplicit ? callArguments(of: argument.node, tree).map(\.label) : nil
    )
  }

  private func inferArgument(
    _ argument: CallArgument,
    _ wanted: SwiftType?,
    isDeferred: Bool,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    guard isDeferred else {
      return infer(argument.node, expected: wanted, &context, destination: destination)
    }
    return context.deferred {
      infer(argument.node, expected: wanted, &$0, destination: destination)
    }
  }

  /// A type named without generic arguments takes them from what is expected.
  private func completed(_ type: SwiftType, _ expected: SwiftType?) -> SwiftType {
    guard case .nominal(let id, let arguments) = type.form else { return type }
    let parameters = parameters(of: id)
    guard arguments.count < parameters.count else { return type }
    if case .nominal(id, let wanted) = expected?.unwrapped.form, wanted.count == parameters.count {
      return .nominal(id, wanted)
    }
    return .nominal(id, parameters.map { .parameter($0) })
  }

  /// Whether a scope is a type, one of its extensions, or in them: there its own generic parameters
  /// mean something.
  private func isInside(_ scope: DeclarationID?, _ type: DeclarationID) -> Bool {
    var next = scope
    while let id = next {
      if program[id].kind.holdsMembers, selfType(of: id).declaration == type { return true }
      next = program[id].parent
    }
    return false
  }

  private func bound(_ type: SwiftType, by substitution: Substitution) -> SwiftType {
    guard case .nominal(let id, let arguments) = type.form else { return type }
    return .nominal(id, arguments.map { substitute(substitution, in: $0) })
  }

  /// The initialiser that a call selects, and which parameter each argument is for.
  struct InitializerChoice {
    var initializer: DeclarationID?
    var parameters: [SwiftType.Parameter] = []
    /// The declarations of the parameters; for the memberwise initialiser the fields.
    var declarations: [DeclarationID] = []
    var positions: [Int?] = []
    var substitution: Substitution = [:]
  }

  private func initializer(
    of type: SwiftType,
    for arguments: [CallArgument],
    _ context: Context
  ) -> InitializerChoice {
    let choices = initializers(of: type)
    var fitting: [InitializerChoice] = []
    for var choice in choices {
      guard let positions = ArgumentMatching.match(arguments, to: choice.parameters) else {
        continue
      }
      choice.positions = positions
      fitting.append(choice)
    }
    let chosen = firstThatSuits(fitting, arguments, context) { choice in
      choice.positions.map { $0.map { choice.parameters[$0].type } ?? .unknown }
    }
    var choice = chosen ?? loosest(choices, arguments)
    if let id = choice.initializer { choice.declarations = parameterDeclarations(of: id) }
    return choice
  }

  /// All that a call of a type may mean, the memberwise initialiser of a struct first.
  func initializers(of type: SwiftType) -> [InitializerChoice] {
    guard case .nominal(let id, let generic) = type.form else { return [] }
    var choices: [InitializerChoice] = []
    if let memberwise = memberwise(of: id, generic) { choices.append(memberwise) }
    for member in findMembers("init", of: type)
    where program[member.id].kind == .initializer && !isBareRequirement(member.id) {
      choices.append(
        InitializerChoice(
          initializer: member.id,
          parameters: parameterList(of: member.id),
          substitution: member.substitution
        )
      )
    }
    return choices
  }

  /// The parameters of the memberwise initialiser of a struct; nil if it has none.
  func implicitInitializer(of type: SwiftType) -> [SwiftType.Parameter]? {
    guard case .nominal(let id, let generic) = type.form,
      let choice = memberwise(of: id, generic)
    else {
      return nil
    }
    return choice.parameters.map { parameter in
      var parameter = parameter
      parameter.type = substitute(choice.substitution, in: parameter.type)
      return parameter
    }
  }

  /// Of several overloads whose labels fit, the first whose types may fit too; else the first.
  /// - Parameter types: What an overload asks each argument to be.
  func firstThatSuits<Overload>(
    _ overloads: [Overload],
    _ arguments: [CallArgument],
    _ context: Context,
    types: (Overload) -> [SwiftType]
  ) -> Overload? {
    // A probe within a probe would double the work with each level of nesting.
    guard overloads.count > 1, context.isRecording else { return overloads.first }
    let known = arguments.map { argument -> SwiftType in
      let isOpen =
        context.tree.kind(argument.node) == .closure
        || implicitInitializer(argument.node, context.tree) != nil
      if isOpen { return .unknown }
      var probe = context.probe
      return infer(argument.node, expected: nil, &probe)
    }
    let suiting = overloads.first { overload in
      zip(arguments, zip(known, types(overload))).allSatisfy { argument, types in
        mayConvert(types.0, to: types.1) && mayBeBuilt(types.1, by: argument.node, context.tree)
          && mayBeGiven(types.1, to: argument.node, context.tree)
      }
    }
    return suiting ?? overloads.first
  }

  /// Whether an argument is no `.init(…)`, or one with labels that some initialiser of a type has.
  private func mayBeBuilt(_ type: SwiftType, by node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard let arguments = implicitInitializer(node, tree) else { return true }
    guard case .nominal(let id, _) = type.unwrapped.form, program.isSource(id),
      program[id].kind == .structType || program[id].kind == .classType
    else {
      if case .function = type.unwrapped.form { return false }
      return true
    }
    let choices = initializers(of: type.unwrapped)
    return choices.isEmpty
      || choices.contains { ArgumentMatching.match(arguments, to: $0.parameters) != nil }
  }

  /// The arguments of `.init(…)`; nil for everything else.
  private func implicitInitializer(_ node: NodeIndex, _ tree: SyntaxTree) -> [CallArgument]? {
    guard tree.kind(node) == .call, let callee = tree.expression(in: node),
      tree.kind(callee) == .implicitMember,
      tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit
    else { return nil }
    return callArguments(of: node, tree)
  }

  /// Where no initialiser fits, the one that takes most of the arguments.
  private func loosest(
    _ choices: [InitializerChoice],
    _ arguments: [CallArgument]
  ) -> InitializerChoice {
    var best = InitializerChoice(positions: arguments.map { _ in nil })
    var bestCount = arguments.isEmpty ? -1 : 0
    for var choice in choices {
      choice.positions = ArgumentMatching.looseMatch(arguments, to: choice.parameters)
      let count = choice.positions.compactMap { $0 }.count
      if count > bestCount { (best, bestCount) = (choice, count) }
    }
    return best
  }

  /// A requirement of a protocol is no initialiser to call; its witness is.
  private func isBareRequirement(_ id: DeclarationID) -> Bool {
    program[id].parent.map { program[$0].kind == .protocolType && program.isSource($0) } ?? false
  }

  private func memberwise(
    of id: DeclarationID,
    _ generic: TypeParts<SwiftType>
  ) -> InitializerChoice? {
    guard program[id].kind == .structType else { return nil }
    var choice = answer(id, in: known.memberwise) { findMemberwise(of: id) }
    if !generic.isEmpty { choice?.substitution = Substitution(self.parameters(of: id), generic) }
    return choice
  }

  private func findMemberwise(of id: DeclarationID) -> InitializerChoice? {
    guard !declaresInitializer(id) else { return nil }
    let fields = memberwiseFields(of: id)
    let parameters = fields.map { field in
      let declaration = program[field]
      let isOptionalVariable =
        !declaration.traits.contains(.isConstant) && isOptionalType(of: field)
      return SwiftType.Parameter(
        label: declaration.name,
        type: type(of: field),
        hasDefault: declaration.traits.contains(.hasInitialValue) || isOptionalVariable
          || isFilledByWrapper(field)
      )
    }
    return InitializerChoice(parameters: parameters, declarations: fields)
  }

  /// Whether a property wrapper, or what may be one, initialises a property without an argument.
  func isFilledByWrapper(_ field: DeclarationID) -> Bool {
    let declaration = program[field]
    guard declaration.traits.contains(.hasWrapper) else { return false }
    return wrappers(of: field).contains { wrapper in
      guard let id = wrapper.type.declaration, !wrapper.hasArguments else { return true }
      let type = wrapper.type
      let declared = findMembers("init", of: type).filter { program[$0.id].kind == .initializer }
      let isMemberwise = program[id].kind == .structType && declared.isEmpty
      return isMemberwise && memberwiseFields(of: id).allSatisfy { isInitialised($0) }
        || declared.contains { parameterList(of: $0.id).allSatisfy(\.hasDefault) }
    }
  }

  private func isInitialised(_ field: DeclarationID) -> Bool {
    program[field].traits.contains(.hasInitialValue)
  }

  /// The types that the attributes in front of a variable name, and whether these are built there.
  func wrappers(of field: DeclarationID) -> [(type: SwiftType, hasArguments: Bool)] {
    let declaration = program[field]
    let tree = program.trees[declaration.file]
    return tree.children(tree.variableDeclaration(of: declaration.node)).compactMap { child in
      guard tree.kind(child) == .attribute, let type = tree.type(in: child) else { return nil }
      return (
        resolve(type, file: declaration.file, scope: declaration.parent),
        tree.child(child, .argumentList) != nil
      )
    }
  }

  /// Whether a parameter takes any number of values.
  func isVariadic(_ parameter: DeclarationID) -> Bool {
    program[parameter].kind == .parameter
      && program.tree(of: parameter).flags(program[parameter].node).contains(.isVariadic)
  }

  private func isOptionalType(of id: DeclarationID) -> Bool {
    if case .optional = type(of: id).form { return true }
    return false
  }
}

extension SwiftType? {
  /// Whether nothing is known of what a generic parameter stands for.
  fileprivate func isOpen(_ parameter: DeclarationID) -> Bool {
    self == nil || self == .parameter(parameter)
  }
}
