import PureLintSource
import PureLintSyntax

/// Calls of initializers: the built type, and the parameter of each argument.
extension BodyWalker {
  /// A call of a type.
  /// - Parameters:
  ///   - node: The call.
  ///   - isDelegation: Whether it is `self.init(…)` or `super.init(…)`, which builds nothing more.
  /// - Returns: What it yields.
  func construct(
    _ type: SwiftType,
    _ node: NodeIndex,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?,
    isDelegation: Bool = false
  ) -> SwiftType {
    let token = tree.mainToken(callee)
    guard case .nominal(let id, _) = type.unwrapped.form else {
      let yielded = constructForeign(type, callee, arguments, expected)
      if !isDelegation { recordUnknown(type.unwrapped, callee, arguments) }
      return yielded
    }
    let built = completed(type.unwrapped, expected)
    let choice = initializer(of: built, for: arguments, isDelegation: isDelegation)
    guard !isByLibrary(choice, of: id) else {
      recorder?.facts.foreignConstructions.append(place(token))
      inferArguments(arguments, of: callee)
      return type
    }
    var learned = choice.substitution
    let matched = zip(arguments, choice.positions).map { argument, position in
      follow(argument, for: position, of: choice, &learned)
    }
    let open = resolver.parameters(of: id).filter { learned[$0].isOpen($0) }
    if !open.isEmpty, !isInside(id) {
      let unsettled = unsettled(in: id, madeOf: matched.map(\.type))
      for parameter in open { learned[parameter] = unsettled }
    }
    let result = bound(built, by: learned)
    // A struct's own initializer that calls the implicit one is where its fields are filled in.
    let isFilled = program[id].kind == .structType && choice.initializer == nil
    if let recorder, !isDelegation || isFilled {
      recorder.facts.constructions.append(
        Construction(
          type: result,
          declaration: id,
          place: place(token),
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
    record(initializer, at: token, destination: nil, isUncertain: choice.isUncertain)
    return yielded(result, by: initializer)
  }

  /// A call of a type that no source declares, or that is not known.
  private func constructForeign(
    _ type: SwiftType,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    _ expected: SwiftType?
  ) -> SwiftType {
    let made = inferArguments(arguments, of: callee, from: [type], wrapper: expected ?? type)
    recordGenericConstruction(of: type.unwrapped)
    if let expected, !expected.isUnknown { return expected }
    // The generic arguments that a type is named without come from those of the call.
    if case .external(_, let arguments) = type.form, arguments.isEmpty, made.isUnknown {
      return made
    }
    return type
  }

  /// The result of an initializer call: an optional if the call may fail, or is that of `Optional`.
  private func yielded(_ type: SwiftType, by initializer: DeclarationID) -> SwiftType {
    if case .nominal(_, let arguments) = type.form, arguments.count == 1,
      type == resolver.optionalType(of: arguments[0])
    {
      return .optional(arguments[0])
    }
    return isFailable(initializer) ? .optional(type) : type
  }

  /// Whether a struct's initializer may be a library's: by labels that are none of its own.
  private func isByLibrary(_ choice: Resolver.InitializerChoice, of id: DeclarationID) -> Bool {
    program[id].kind == .structType && choice.positions.contains(nil)
      && resolver.conformsToLibrary(id)
  }

  /// Follows one argument with the type that its parameter asks for.
  func follow(
    _ argument: CallArgument,
    for position: Int?,
    of choice: Resolver.InitializerChoice,
    _ learned: inout Substitution
  ) -> Construction.Argument {
    let parameter = position.map { choice.parameters[$0] }
    let declaration = position.flatMap {
      choice.declarations.indices.contains($0) ? choice.declarations[$0] : nil
    }
    let actual = infer(
      argument,
      expected: parameter.map { resolver.substitute(learned, in: $0.type) },
      isDeferred: parameter?.isDeferred ?? false,
      destination: declaration
    )
    if let parameter {
      resolver.bind(parameter.type, to: actual, &learned)
    } else {
      recordEscape(of: actual, at: argument.node)
    }
    return Construction.Argument(
      label: argument.label,
      parameter: declaration,
      node: argument.node,
      token: argument.token,
      type: actual,
      isNil: tree.kind(argument.node) == .nilLiteral,
      file: file
    )
  }

  /// Whether an initializer is written `init?`.
  private func isFailable(_ id: DeclarationID) -> Bool {
    program.tree(of: id).flags(program[id].node).contains(.isOptional)
  }

  /// A type named without generic arguments takes them from what is expected.
  private func completed(_ type: SwiftType, _ expected: SwiftType?) -> SwiftType {
    guard case .nominal(let id, let arguments) = type.form else { return type }
    let parameters = resolver.parameters(of: id)
    guard arguments.count < parameters.count else { return type }
    if case .nominal(id, let wanted) = expected?.unwrapped.form, wanted.count == parameters.count {
      return .nominal(id, wanted)
    }
    return .nominal(id, parameters.map { .parameter($0) })
  }

  /// Whether the place is in a type or one of its extensions: there its own generic parameters
  /// mean something.
  private func isInside(_ type: DeclarationID) -> Bool {
    var next = scope
    while let id = next {
      if program[id].kind.holdsMembers, resolver.selfType(of: id).declaration == type {
        return true
      }
      next = program[id].parent
    }
    return false
  }

  private func bound(_ type: SwiftType, by substitution: Substitution) -> SwiftType {
    guard case .nominal(let id, let arguments) = type.form else { return type }
    return .nominal(id, arguments.map { resolver.substitute(substitution, in: $0) })
  }
}

extension SwiftType? {
  /// Whether nothing is known of what a generic parameter stands for.
  fileprivate func isOpen(_ parameter: DeclarationID) -> Bool {
    self == nil || self == .parameter(parameter)
  }
}
