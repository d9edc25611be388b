/// The initializers of types, and which of them a call means.
extension Resolver {
  /// The initializer that a call selects, and which parameter each argument is for.
  struct InitializerChoice {
    var initializer: DeclarationID?
    var parameters: [SwiftType.Parameter] = []
    /// The declarations of the parameters; for the memberwise initializer the fields.
    var declarations: [DeclarationID] = []
    var positions: [Int?] = []
    var substitution: Substitution = [:]
  }

  func initializer(
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

  /// All that a call of a type may mean, the memberwise initializer of a struct first.
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

  /// The parameters of the memberwise initializer of a struct; nil if it has none.
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

  /// Whether an argument is no `.init(…)`, or one with labels that some initializer of a type has.
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

  /// Where no initializer fits, the one that takes most of the arguments.
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

  /// A requirement of a protocol is no initializer to call; its witness is.
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

  /// Whether a property wrapper, or what may be one, initializes a property without an argument.
  func isFilledByWrapper(_ field: DeclarationID) -> Bool {
    let declaration = program[field]
    guard declaration.traits.contains(.hasWrapper) else { return false }
    return wrappers(of: field).contains { wrapper in
      guard let id = wrapper.type.declaration, !wrapper.hasArguments else { return true }
      let type = wrapper.type
      let declared = findMembers("init", of: type).filter { program[$0.id].kind == .initializer }
      let isMemberwise = program[id].kind == .structType && declared.isEmpty
      return isMemberwise && memberwiseFields(of: id).allSatisfy { isInitialized($0) }
        || declared.contains { parameterList(of: $0.id).allSatisfy(\.hasDefault) }
    }
  }

  private func isInitialized(_ field: DeclarationID) -> Bool {
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
