/// Closures: their parameters, captures and results.
extension Resolver {
  func inferClosure(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
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
    let outer = context.closure
    defer { context.closure = outer }
    let body: (inout Context) -> SwiftType = { context in
      context.block { context in
        context.closure = Context.Closure(
          token: context.tree.mainToken(node),
          parameters: self.unnamedParameters(of: node, parameters, context.tree),
          others: others
        )
        let bindCaptures: (inout Context) -> Void = { self.bindCaptures(of: node, &$0) }
        if isImmediate { bindCaptures(&context) } else { context.atOnce(bindCaptures) }
        let written = self.bindSignature(of: node, &parameters, &context)
        return self.inferBody(node, expected: written ?? wanted, &context)
      }
    }
    let result = isImmediate ? body(&context) : context.deferred(body)
    return .function(parameters, known(wanted, orElse: result))
  }

  /// What is asked of a block, unless it is the block that settles it: a generic function's result.
  func known(_ wanted: SwiftType?, orElse result: SwiftType) -> SwiftType {
    guard let wanted else { return result }
    guard wanted.hasUnknown else { return wanted }
    if wanted.isUnknown || wanted.isGeneric { return result == .unknown ? wanted : result }
    return result.hasUnknown ? wanted : result
  }

  /// What `$0`, `$1` … stand for. A tuple that is the only parameter comes as its parts where the
  /// closure speaks of a second one.
  private func unnamedParameters(
    of node: NodeIndex,
    _ parameters: [SwiftType.Parameter],
    _ tree: SyntaxTree
  ) -> [SwiftType] {
    if parameters.count == 1, case .tuple(let elements) = parameters[0].type.form,
      elements.count > 1,
      highestPosition(in: node, tree) ?? 0 > 0
    {
      return elements.map(\.type)
    }
    return parameters.map(\.type)
  }

  /// Whether a node is no closure, or one that takes as many parameters as a function type has.
  func mayBeGiven(_ type: SwiftType, to node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(node) == .closure, case .function(let parameters, _) = type.unwrapped.form,
      let count = parameterCount(of: node, tree)
    else { return true }
    return count == parameters.count || parameters.count == 1 && isTuple(parameters[0].type)
  }

  private func isTuple(_ type: SwiftType) -> Bool {
    switch type.form {
    case .tuple: true
    default: type.hasUnknown
    }
  }

  /// How many parameters a closure takes; nil where that is left open.
  func parameterCount(of closure: NodeIndex, _ tree: SyntaxTree) -> Int? {
    guard let signature = tree.child(closure, .closureSignature) else {
      return highestPosition(in: closure, tree).map { $0 + 1 } ?? 0
    }
    var count: Int?
    for child in tree.children(signature) {
      switch tree.kind(child) {
      case .closureParameter: count = (count ?? 0) + 1
      case .parameterClause:
        count = tree.children(child).filter { tree.kind($0) == .parameter }.count
      default: break
      }
    }
    return count ?? highestPosition(in: closure, tree).map { $0 + 1 }
  }

  /// The highest number of the parameters without a name that a closure mentions.
  private func highestPosition(in closure: NodeIndex, _ tree: SyntaxTree) -> Int? {
    var highest: Int?
    var position = closure.position + 1
    while position < tree.end(of: closure) {
      let node = NodeIndex(position)
      if tree.kind(node) == .closure {
        position = tree.end(of: node)
        continue
      }
      let token = tree.mainToken(node)
      if tree.kind(node) == .nameExpression,
        tree.tokens.kinds[token.position] == .dollarIdentifier,
        let number = Int(tree.text(token).dropFirst())
      {
        highest = max(highest ?? 0, number)
      }
      position += 1
    }
    return highest
  }

  /// Puts parameters in scope; returns the result type if it is written.
  private func bindSignature(
    of node: NodeIndex,
    _ parameters: inout [SwiftType.Parameter],
    _ context: inout Context
  ) -> SwiftType? {
    let tree = context.tree
    guard let signature = tree.child(node, .closureSignature) else { return nil }
    let named = namedParameters(of: signature, context)
    let known = types(of: parameters, for: named.count, others: context.closure.others)
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
    for (parameter, type) in zip(named, types) { bindName(at: parameter.name, type, &context) }
    return tree.child(signature, .returnClause).flatMap { tree.type(in: $0) }.map {
      resolve($0, file: context.file, scope: context.scope)
    }
  }

  /// A parameter of a closure as it is written.
  private struct NamedParameter {
    let name: TokenIndex
    let annotated: SwiftType?
  }

  private func namedParameters(of signature: NodeIndex, _ context: Context) -> [NamedParameter] {
    let tree = context.tree
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
            annotated: type.map { resolve($0, file: context.file, scope: context.scope) }
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
  private func bindCaptures(of closure: NodeIndex, _ context: inout Context) {
    let tree = context.tree
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
        type = infer(value, expected: nil, &context)
      } else if tree.tokens.kinds[token.position] == .kwSelf {
        type = context.local("self")?.type ?? selfType(of: context.scope)
      } else {
        let found = lookup(tree.name(token), context)
        type = found.local?.type ?? found.members.first.map { typeOf($0) } ?? .unknown
        record(
          found.local?.declaration ?? found.members.first?.id,
          at: token,
          context,
          destination: nil
        )
        bindName(
          at: token,
          isWeak ? .optional(type.unwrappedOnce) : type,
          &context,
          declaration: found.local?.declaration
        )
        continue
      }
      if isWeak { type = .optional(type.unwrappedOnce) }
      bindName(at: token, type, &context)
    }
  }
}
