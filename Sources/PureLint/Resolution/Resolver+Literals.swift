/// Tuples, collections, key paths and macros.
extension Resolver {
  func inferTuple(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    let arguments = Array(tree.children(node))
    if arguments.count == 1, !tree.flags(arguments[0]).contains(.hasLabel) {
      return inferOnly(child: arguments[0], expected, &context, destination)
    }
    var wanted: [SwiftType?] = Array(repeating: nil, count: arguments.count)
    if case .tuple(let elements) = expected, elements.count == arguments.count {
      wanted = elements.map(\.type)
    }
    var elements: [SwiftType.Element] = []
    for (argument, expected) in zip(arguments, wanted) {
      let label = tree.flags(argument).contains(.hasLabel) ? tree.name(argument) : nil
      elements.append(
        .init(label: label, type: inferOnly(child: argument, expected, &context, nil))
      )
    }
    return .tuple(elements)
  }

  func inferCollection(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    var wanted: [SwiftType] = []
    if case .nominal(_, let arguments) = expected?.unwrapped { wanted = arguments }
    if case .external(_, let arguments) = expected?.unwrapped { wanted = arguments }
    if tree.kind(node) == .arrayExpression {
      var element = SwiftType.unknown
      for value in tree.children(node) {
        let type = infer(value, expected: wanted.count == 1 ? wanted[0] : nil, &context)
        if element.isUnknown { element = type }
      }
      return collection(array(of: element), expected, wanted, at: node, context)
    }
    var types: [SwiftType] = [.unknown, .unknown]
    for pair in tree.children(node) {
      for (position, value) in tree.children(pair).enumerated() where position < 2 {
        let hint = wanted.count == 2 ? wanted[position] : nil
        let type = infer(value, expected: hint, &context)
        if types[position].isUnknown { types[position] = type }
      }
    }
    return collection(standard("Dictionary", types), expected, wanted, at: node, context)
  }

  /// The type of a literal: what is expected of it, into which it turns if that is no collection.
  private func collection(
    _ type: SwiftType,
    _ expected: SwiftType?,
    _ wanted: [SwiftType],
    at node: NodeIndex,
    _ context: Context
  ) -> SwiftType {
    guard let expected else { return type }
    if wanted.isEmpty { recordConversion(of: type, to: expected, at: node, context) }
    return expected
  }

  func inferKeyPath(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    var type = tree.type(in: node).map { resolve($0, file: context.file, scope: context.scope) }
    if type == nil {
      switch expected?.unwrapped {
      case .external(_, let arguments) where arguments.count == 2: type = arguments[0]
      case .function(let parameters, _) where parameters.count == 1: type = parameters[0].type
      default: break
      }
    }
    var base = type ?? .unknown
    for component in tree.children(node) where tree.kind(component) == .keyPathComponent {
      let token = tree.mainToken(component)
      let kind = tree.tokens.kinds[token.position]
      if kind.isIdentifierLike || kind == .integerLiteral {
        base = context.deferred {
          member(tree.name(component), of: base, at: token, &$0, destination: nil)
        }
      } else if kind == .postfixQuestion || kind == .postfixExclamation {
        base = base.unwrappedOnce
      } else if kind != .kwSelf {
        base = .unknown
      }
      if let list = tree.child(component, .argumentList) { visitAll(list, &context) }
    }
    return expected ?? .external("KeyPath", [type ?? .unknown, base])
  }

  func inferMacro(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    visitAll(node, &context)
    return expected ?? .unknown
  }
}
