import PureLintSource
import PureLintSyntax

/// Subscripts: whose they are and what they yield.
extension BodyWalker {
  func inferSubscript(_ node: NodeIndex, _ expected: SwiftType?) -> SwiftType {
    guard let baseNode = tree.expression(in: node) else { return .unknown }
    let base = inferBase(baseNode, expected)
    return subscripted(base.type.unwrapped, at: node, expected)
  }

  /// The result of a value for the arguments in brackets at a node.
  func subscripted(
    _ base: SwiftType,
    at node: NodeIndex,
    _ expected: SwiftType? = nil
  ) -> SwiftType {
    let arguments = tree.callArguments(of: node)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return inferKeyPathAccess(arguments[0].node, of: base)
    }
    let members = subscripts(of: base, for: arguments)
    let fitting = members.compactMap { member -> (Resolver.Member, [Int])? in
      guard program[member.id].kind == .subscriptMember else { return nil }
      let parameters = resolver.parameterList(of: member.id)
      return ArgumentMatching.match(arguments, to: parameters).flatMap { positions in
        takePaths(arguments, zip(arguments, positions).map { parameters[$1].type })
          ? (member, positions) : nil
      }
    }
    let chosen = firstThatSuits(fitting, arguments) { member, positions in
      let parameters = resolver.parameterList(of: member.id)
      return positions.map { resolver.substitute(member.substitution, in: parameters[$0].type) }
    }
    let wanted = chosen.map { member, positions in
      let parameters = resolver.parameterList(of: member.id)
      return positions.map { resolver.substitute(member.substitution, in: parameters[$0].type) }
    }
    let given = arguments.enumerated().map { position, argument in
      // A path begins where its parameter says.
      let isPath = tree.kind(argument.node) == .keyPathExpression
      let expected = isPath ? wanted?[position] : nil
      return argument.label.map { program.libraries.knows($0, .isFallbackLabel) } == true
        ? branch { infer(argument.node, expected: expected) }
        : infer(argument.node, expected: expected)
    }
    if isSlice(arguments) { return isArray(base) ? base : .unknown }
    guard let (member, positions) = chosen else { return subscriptOfLibrary(base, given) }
    let result = resolver.substitute(member.substitution, in: resolver.resultType(of: member.id))
    if !resolver.parameters(of: member.id).isEmpty {
      record(member, at: node, arguments, positions, given, result, expected)
    }
    return result
  }

  /// Records what a generic subscript is asked for.
  private func record(
    _ member: Resolver.Member,
    at node: NodeIndex,
    _ arguments: [CallArgument],
    _ positions: [Int],
    _ given: [SwiftType],
    _ result: SwiftType,
    _ expected: SwiftType?
  ) {
    let parameters = resolver.parameterList(of: member.id)
    var substitution = member.substitution
    for (position, actual) in zip(positions, given) {
      let wanted = resolver.substitute(member.substitution, in: parameters[position].type)
      resolver.bind(wanted, to: actual, &substitution)
    }
    if let expected, expected.unwrapped != resolver.plainTypes.any {
      resolver.bind(result, to: expected, &substitution)
    }
    recordGenericCall(of: member.id, at: node, zip(arguments, positions), given, substitution)
  }

  /// Whether no argument is a path where a type is asked for.
  private func takePaths(_ arguments: [CallArgument], _ types: [SwiftType]) -> Bool {
    zip(arguments, types).allSatisfy { argument, type in
      tree.kind(argument.node) != .keyPathExpression || type.unwrapped.instance == nil
    }
  }

  /// The subscripts of a value, or the static ones of a type that is named.
  private func subscripts(
    of base: SwiftType,
    for arguments: [CallArgument]
  ) -> [Resolver.Member] {
    let call = asCall(arguments)
    guard case .metatype(let type) = base.form else {
      return resolver.findMembers("subscript", of: base, for: call) ?? []
    }
    return resolver.findMembers("subscript", of: type, for: call)?.filter {
      program[$0.id].traits.contains(.isStatic)
    } ?? []
  }

  /// `value[keyPath: path]`: what the path ends in.
  private func inferKeyPathAccess(_ path: NodeIndex, of base: SwiftType) -> SwiftType {
    let type = infer(path, expected: .external(resolver.language.keyPath, [base, .unknown]))
    guard case .external(_, let arguments) = type.form, arguments.count == 2 else {
      return .unknown
    }
    return arguments[1]
  }

  /// What a subscript yields that no source declares: made of its base and of what it is given, as by
  /// `values[Key.self]`.
  private func subscriptOfLibrary(_ base: SwiftType, _ given: [SwiftType]) -> SwiftType {
    if let id = base.declaration, program.isSource(id) { return .unknown }
    return .made(of: [resolver.foreignMember("subscript", of: base)] + given)
  }

  private func isArray(_ type: SwiftType) -> Bool {
    type.declaration.map { resolver.isArray($0) } ?? false
  }

  /// Whether the argument in brackets is a range, so the result is some of the elements.
  private func isSlice(_ arguments: [CallArgument]) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil else { return false }
    switch tree.kind(arguments[0].node) {
    case .sequenceExpression, .prefixExpression, .postfixExpression:
      let text = tree.text(arguments[0].node)
      return text.contains("...") || text.contains("..<")
    default: return false
    }
  }
}
