import PureLintSource
import PureLintSyntax

/// Closures: their parameters, captures and results.
extension BodyWalker {
  /// A closure, as the function that it is.
  /// - Parameter isImmediate: Whether it runs before anything else does.
  func inferClosure(
    _ node: NodeIndex,
    expected: SwiftType?,
    isImmediate: Bool = false
  ) -> SwiftType {
    var parameters: [SwiftType.Parameter] = []
    var wanted: SwiftType?
    var others = SwiftType.unknown
    switch expected?.unwrapped.form {
    case .function(let expectedParameters, let result):
      parameters = Array(expectedParameters)
      wanted = result.isUnknown ? nil : result
    case .made, .external: others = expected!.part
    default: break
    }
    let outer = closure
    defer { closure = outer }
    closure = Closure(
      token: tree.mainToken(node),
      parameters: unnamedParameters(of: node, parameters),
      others: others
    )
    let result = block {
      // Captures get their values when the closure is made.
      bindCaptures(of: node)
      if isImmediate { return inferClosureBody(node, &parameters, wanted) }
      return deferred { inferClosureBody(node, &parameters, wanted) }
    }
    return .function(parameters, known(wanted, orElse: result))
  }

  /// What the body of a closure yields, whose parameters are put in scope.
  private func inferClosureBody(
    _ node: NodeIndex,
    _ parameters: inout [SwiftType.Parameter],
    _ wanted: SwiftType?
  ) -> SwiftType {
    let written = bindSignature(of: node, &parameters)
    return inferBody(node, expected: written ?? wanted)
  }

  /// The expected type of a block, unless the block itself decides it, as for a generic function's
  /// result.
  func known(_ wanted: SwiftType?, orElse result: SwiftType) -> SwiftType {
    guard let wanted else { return result }
    guard wanted.hasUnknown else { return wanted }
    if wanted.isUnknown || wanted.isGeneric { return result == .unknown ? wanted : result }
    // A value of a generic parameter's type is what an optional holds of which no more is known.
    if case .optional(let held) = wanted.form, held.isUnknown || held.isGeneric, result.isGeneric {
      return result
    }
    return result.hasUnknown ? wanted : result
  }

  /// What `$0`, `$1` … stand for. A tuple that is the only parameter comes as its parts where the
  /// closure speaks of a second one.
  private func unnamedParameters(
    of node: NodeIndex,
    _ parameters: [SwiftType.Parameter]
  ) -> [SwiftType] {
    if parameters.count == 1, case .tuple(let elements) = parameters[0].type.form,
      elements.count > 1,
      tree.highestPosition(in: node) ?? 0 > 0
    {
      return elements.map(\.type)
    }
    return parameters.map(\.type)
  }

  /// Whether a node is no closure, or one that takes as many parameters as a function type has.
  func mayBeGiven(_ type: SwiftType, to node: NodeIndex) -> Bool {
    guard tree.kind(node) == .closure, case .function(let parameters, _) = type.unwrapped.form,
      let count = tree.parameterCount(of: node)
    else { return true }
    return count == parameters.count || parameters.count == 1 && isTuple(parameters[0].type)
  }

  private func isTuple(_ type: SwiftType) -> Bool {
    switch type.form {
    case .tuple: true
    default: type.hasUnknown
    }
  }

  /// Puts parameters in scope; returns the result type if it is written.
  private func bindSignature(
    of node: NodeIndex,
    _ parameters: inout [SwiftType.Parameter]
  ) -> SwiftType? {
    guard let signature = tree.child(node, .closureSignature) else { return nil }
    let named = namedParameters(of: signature)
    let known = types(of: parameters, for: named.count, others: closure.others)
    let types = zip(named, known).map { $0.annotated ?? $1 }
    if parameters.count == named.count || parameters.count != 1, !named.isEmpty {
      let given = parameters
      parameters = types.enumerated().map { position, type in
        var parameter =
          given.indices.contains(position) ? given[position] : .init(label: nil, type: type)
        parameter.type = type
        return parameter
      }
    }
    for (parameter, type) in zip(named, types) {
      bindName(at: parameter.name, type)
      bindWrapped(by: parameter.name, type)
    }
    return tree.child(signature, .returnClause).flatMap { tree.type(in: $0) }.map { resolve($0) }
  }

  /// Puts the wrapped value in scope: `name` for the parameter `$name`.
  private func bindWrapped(by token: TokenIndex, _ type: SwiftType) {
    guard let name = tree.wrappedName(at: token), tree.text(token).hasPrefix("$") else { return }
    var wrapped = type.part
    if case .external(_, let held) = type.form, held.count == 1 { wrapped = held[0] }
    locals.bind(name, wrapped, nil, at: token)
  }

  /// A parameter of a closure as it is written.
  private struct NamedParameter {
    let name: TokenIndex
    let annotated: SwiftType?
  }

  private func namedParameters(of signature: NodeIndex) -> [NamedParameter] {
    return tree.children(signature).flatMap { child -> [NamedParameter] in
      switch tree.kind(child) {
      case .closureParameter: return [NamedParameter(name: tree.mainToken(child), annotated: nil)]
      case .parameterClause:
        return tree.children(child).filter { tree.kind($0) == .parameter }.map { parameter in
          let flags = tree.flags(parameter)
          let main = tree.mainToken(parameter)
          // In `{ (a, b) in }` the parameters are names without a type.
          let type = flags.contains(.hasLabel) ? tree.type(in: parameter) : nil
          return NamedParameter(
            name: flags.contains(.hasSecondName) ? main + 1 : main,
            annotated: type.map { resolve($0) }
          )
        }
      default: return []
      }
    }
  }

  /// What a number of names stand for where a function takes the given parameters: each for one,
  /// or all for the parts of the only one.
  private func types(
    of parameters: [SwiftType.Parameter],
    for count: Int,
    others: SwiftType
  ) -> [SwiftType] {
    if parameters.count == count { return parameters.map(\.type) }
    guard parameters.count == 1 else {
      let known = parameters.prefix(count).map(\.type)
      return known + Array(repeating: others, count: count - known.count)
    }
    if case .tuple(let elements) = parameters[0].type.form, elements.count == count {
      return elements.map(\.type)
    }
    return Array(repeating: parameters[0].type.part, count: count)
  }

  /// Puts captures in scope, which get their values when the closure is made.
  private func bindCaptures(of closure: NodeIndex) {
    guard
      let list = tree.child(closure, .closureSignature).flatMap({ tree.child($0, .captureList) })
    else { return }
    for capture in tree.children(list) where tree.kind(capture) == .capture {
      let token = tree.mainToken(capture)
      let isWeak = tree.children(capture).contains {
        tree.kind($0) == .modifier
          && tree.tokens.kinds[tree.mainToken($0).position] == .cwWeak
      }
      var type: SwiftType
      if let value = tree.initialValue(of: capture) {
        type = infer(value, expected: nil)
      } else if tree.tokens.kinds[token.position] == .kwSelf {
        type = locals["self"]?.type ?? resolver.selfType(of: scope)
      } else {
        let found = lookup(tree.name(token))
        type = found.local?.type ?? found.members.first.map { resolver.typeOf($0) } ?? .unknown
        record(found.local?.declaration ?? found.members.first?.id, at: token, destination: nil)
        bindName(
          at: token,
          isWeak ? .optional(type.unwrappedOnce) : type,
          declaration: found.local?.declaration
        )
        continue
      }
      if isWeak { type = .optional(type.unwrappedOnce) }
      bindName(at: token, type)
    }
  }
}
