import PureLintSource
import PureLintSyntax

/// Arguments of calls of which no parameters are known, and calls of values.
extension BodyWalker {
  /// Follows a closure that runs before the call returns, such as one that runs for each element.
  /// In a function or an initializer it may never run, as there may be no elements. Of a property that
  /// needs itself it counts as run, because that has no end.
  func inferImmediate(_ closure: NodeIndex, _ expected: SwiftType) -> SwiftType {
    let isOfProperty = scope.map {
      program[program.memberDeclaration(around: $0)].kind == .variable
    }
    let follow = { self.inferClosure(closure, expected: expected, isImmediate: true) }
    return isOfProperty == false ? branch(follow) : follow()
  }

  /// The type of an argument, which is evaluated later if the parameter is an autoclosure.
  func infer(
    _ argument: CallArgument,
    expected: SwiftType?,
    isDeferred: Bool,
    destination: DeclarationID?
  ) -> SwiftType {
    if isDeferred {
      return deferred { infer(argument.node, expected: expected, destination: destination) }
    }
    return infer(argument.node, expected: expected, destination: destination)
  }

  /// Arguments of a call of which nothing is known: what reaches it leaves the analysis.
  /// - Parameters:
  ///   - sources: What the callee has to make its result of, besides the arguments.
  ///   - wrapper: The type that is built, where one is; it may be a property wrapper.
  /// - Returns: The value that it may make of the arguments.
  @discardableResult
  func inferArguments(
    _ arguments: [CallArgument],
    of callee: NodeIndex,
    from sources: [SwiftType] = [.unknown],
    wrapper: SwiftType? = nil
  ) -> SwiftType {
    let reach = reach(ofCallee: callee)
    let name = tree.name(tree.mainToken(callee))
    let traits = program.libraries.traits(of: name)
    let inputs = program.libraries.inputs(ofClosuresOf: name)
    var given = sources
    var handed: SwiftType?
    let order = order(of: arguments)
    for (rank, argument) in order.enumerated() {
      markForeign(argument.node)
      let wrapped = typeOfWrapped(argument, among: arguments, in: wrapper)
      var wanted = wrapped
      if wanted == nil, let handed, tree.kind(argument.node) == .closure {
        wanted = .function([.init(label: nil, type: handed)], .made(of: given))
        record(typed: argument, handed)
      }
      if wanted == nil, isMadeOfOthers(argument.node) {
        wanted = .made(of: given + yields(of: order[(rank + 1)...], given))
      }
      // The message of a check is made when the check fails; wrappers may wait with their value.
      let isDeferred =
        traits.contains(.isCheck) && argument.token != arguments[0].token || wrapped != nil
      let type = infer(argument, expected: wanted, isDeferred: isDeferred, destination: nil)
      let isFirst = argument.token == arguments[0].token
      if traits.contains(.handsElements), isFirst { handed = knownElement(of: type) }
      if !inputs.isEmpty, let input = inputs.first(where: { $0.isTold(by: argument, isFirst) }) {
        handed = value(of: input, type, argument.node) ?? handed
      }
      if traits.contains(.takesByType) { record(typed: argument, type) }
      recordEscape(of: type, at: argument.node, reach: reach)
      if !bringsNothing(argument.node) { given.append(type) }
    }
    return .made(of: given)
  }

  /// What a closure is given, if all of its type is known.
  private func value(
    of input: ClosureInput,
    _ type: SwiftType,
    _ argument: NodeIndex
  ) -> SwiftType? {
    let value =
      switch input.source {
      case .type, .typeIn: type.instance
      case .value: type.unwrapped
      case .binding: asking { bound(argument) }?.unwrapped
      }
    guard let value, case .nominal = value.form, !value.hasUnknown else { return nil }
    if case .typeIn(let wrapper) = input.source { return .external(wrapper, [value]) }
    return value
  }

  /// The type of what a binding is of: `$item`, `$model.item`.
  private func bound(_ binding: NodeIndex) -> SwiftType? {
    var names: [Name] = []
    var node = binding
    while tree.kind(node) == .memberAccess, let base = tree.expression(in: node) {
      names.append(tree.name(node))
      node = base
    }
    guard tree.kind(node) == .nameExpression,
      let wrapped = tree.wrappedName(at: tree.mainToken(node))
    else { return nil }
    let found = lookup(wrapped)
    guard let type = found.local?.type ?? found.members.first.map({ resolver.typeOf($0) }) else {
      return nil
    }
    return names.reversed().reduce(type) { type, name in
      resolver.findMembers(name, of: type.unwrapped).first.map { resolver.typeOf($0) } ?? .unknown
    }
  }

  private func record(typed argument: CallArgument, _ type: SwiftType) {
    recorder?.facts.typedArguments.append(
      TypedArgument(node: argument.node, place: place(argument.token), type: type)
    )
  }

  /// What a collection holds, if all of its type is known.
  private func knownElement(of collection: SwiftType) -> SwiftType? {
    guard case .nominal = collection.unwrapped.form else { return nil }
    let element = resolver.element(of: collection)
    return element.hasUnknown || element.isGeneric ? nil : element
  }

  /// The order in which arguments are followed: what a closure is given, or a key path begins with,
  /// may depend on all others.
  private func order(of arguments: [CallArgument]) -> [CallArgument] {
    let late = arguments.filter { isMadeOfOthers($0.node) }
    guard !late.isEmpty, late.count < arguments.count else { return arguments }
    return arguments.filter { !isMadeOfOthers($0.node) } + late
  }

  /// The results of closures and key paths that are followed later than another one.
  private func yields(of late: ArraySlice<CallArgument>, _ given: [SwiftType]) -> [SwiftType] {
    let bringing = late.filter { !bringsNothing($0.node) }
    // To ask while asking would double the work with each level of nesting.
    guard isRecording || bringing.isEmpty else { return [.unknown] }
    return bringing.map { argument in
      return asking { infer(argument.node, expected: .made(of: given)) }
    }
  }

  /// Whether an argument is given, or begins with, what the other arguments bring.
  private func isMadeOfOthers(_ node: NodeIndex) -> Bool {
    tree.kind(node) == .closure || tree.kind(node) == .keyPathExpression
  }

  /// Whether an argument brings no type of its own: it takes that of the parameter, or is a closure
  /// that yields nothing.
  private func bringsNothing(_ node: NodeIndex) -> Bool {
    switch tree.kind(node) {
    case .implicitMember, .nilLiteral, .integerLiteral, .floatLiteral, .booleanLiteral: return true
    case .arrayExpression: return tree.children(node).allSatisfy { bringsNothing($0) }
    case .closure:
      let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
      if items.count == 1, tree.kind(items[0]).isExpression { return false }
      return !(node.position..<tree.end(of: node)).contains { position in
        tree.nodes.kind(position) == .returnStatement
          && tree.expression(in: NodeIndex(position)) != nil
      }
    default: return false
    }
  }

  /// A call of a value: a function, or what may be called like one.
  func callValue(
    _ type: SwiftType,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?
  ) -> SwiftType {
    guard case .function(let parameters, let result) = type.unwrapped.form else {
      let called =
        type.declaration == nil ? [] : resolver.findMembers("callAsFunction", of: type.unwrapped)
      if !called.isEmpty {
        let base = Reference.Base(type: type.declaration, isAnother: true)
        return call(called, on: base, callee, arguments, expected: expected)
      }
      if let recorder, tree.namesType(callee) {
        recorder.facts.foreignConstructions.append(place(tree.mainToken(callee)))
      }
      let isDeclared = type.declaration != nil
      let known = expected.map { $0.isUnknown ? [] : [settled($0)] } ?? []
      let sources = isDeclared ? [.unknown] : [type] + known
      let made = inferArguments(arguments, of: callee, from: sources)
      recordMention(of: expected, at: tree.mainToken(callee))
      return isDeclared ? .unknown : made
    }
    for (position, argument) in arguments.enumerated() {
      let parameter = parameters.indices.contains(position) ? parameters[position] : nil
      _ = infer(
        argument,
        expected: parameter?.type,
        isDeferred: parameter?.isDeferred ?? false,
        destination: nil
      )
    }
    return result
  }

  /// What is expected, without the generic parameters of a function around that the result is to
  /// tell.
  private func settled(_ expected: SwiftType) -> SwiftType {
    expected.map { part in
      part.isGeneric && !isChosenByCaller(part) ? .foreign : nil
    }
  }

  /// `{ … }(1, 2)`: what the closure yields.
  func inferCallOfClosure(
    _ closure: NodeIndex,
    _ arguments: [CallArgument],
    expected: SwiftType?
  ) -> SwiftType {
    let types = arguments.map { infer($0.node, expected: nil) }
    let parameters = types.map { SwiftType.Parameter(label: nil, type: $0) }
    let type = inferClosure(
      closure,
      expected: .function(parameters, expected ?? .unknown),
      isImmediate: true
    )
    guard case .function(_, let result) = type.form else { return .unknown }
    return result
  }
}

extension ClosureInput {
  /// Whether an argument is the one that tells what closures are given.
  fileprivate func isTold(by argument: CallArgument, _ isFirst: Bool) -> Bool {
    argument.label == label && (label != nil || isFirst)
  }
}
