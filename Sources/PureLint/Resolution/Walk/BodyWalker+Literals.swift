/// Tuples, collections, key paths and macros.
extension BodyWalker {
  func inferTuple(
    _ node: NodeIndex,
    expected: SwiftType?,
    destination: DeclarationID?
  ) -> SwiftType {
    let arguments = Array(tree.children(node))
    if arguments.count == 1, !tree.flags(arguments[0]).contains(.hasLabel) {
      return inferOnly(child: arguments[0], expected, destination)
    }
    var wanted: [SwiftType?] = Array(repeating: nil, count: arguments.count)
    if case .tuple(let elements)? = expected?.form, elements.count == arguments.count {
      wanted = elements.map(\.type)
    }
    var elements: [SwiftType.Element] = []
    for (argument, expected) in zip(arguments, wanted) {
      let label = tree.flags(argument).contains(.hasLabel) ? tree.name(argument) : nil
      elements.append(
        .init(label: label, type: inferOnly(child: argument, expected, destination))
      )
    }
    return .tuple(elements)
  }

  /// The type of a tuple that a pattern takes apart, each part of which goes to a name of its own;
  /// nil if the value or the pattern is anything else.
  func inferParts(of value: NodeIndex, for pattern: NodeIndex) -> SwiftType? {
    guard tree.kind(value) == .tupleExpression, tree.kind(pattern) == .tuplePattern else {
      return nil
    }
    let names = tree.children(pattern).filter { tree.kind($0) == .tuplePatternElement }
    let values = Array(tree.children(value))
    guard names.count == values.count, names.count > 1 else { return nil }
    return .tuple(
      zip(names, values).map { name, value in
        let inner = tree.children(name).first { tree.kind($0) == .identifierPattern }
        let destination = inner.flatMap { resolver.declaration(at: tree.mainToken($0), in: file) }
        return .init(
          label: tree.flags(value).contains(.hasLabel) ? tree.name(value) : nil,
          type: inferOnly(child: value, nil, destination)
        )
      }
    )
  }

  func inferCollection(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    var wanted: [SwiftType] = []
    if case .nominal(_, let arguments) = expected?.unwrapped.form { wanted = Array(arguments) }
    if case .external(_, let arguments) = expected?.unwrapped.form { wanted = Array(arguments) }
    if tree.kind(node) == .arrayExpression {
      var element = SwiftType.unknown
      for value in tree.children(node) {
        let type = infer(value, expected: wanted.count == 1 ? wanted[0] : nil)
        if element.isUnknown { element = type }
      }
      if let named = types(named: node, [element]) {
        return .metatype(resolver.array(of: named[0]))
      }
      return collection(resolver.array(of: element), expected, wanted, at: node)
    }
    var types: [SwiftType] = [.unknown, .unknown]
    for pair in tree.children(node) {
      for (position, value) in tree.children(pair).enumerated() where position < 2 {
        let hint = wanted.count == 2 ? wanted[position] : nil
        let type = infer(value, expected: hint)
        if types[position].isUnknown { types[position] = type }
      }
    }
    if let pair = tree.firstChild(of: node), let named = self.types(named: pair, types) {
      return .metatype(resolver.standard(resolver.language.dictionary, named))
    }
    return collection(
      resolver.standard(resolver.language.dictionary, types),
      expected,
      wanted,
      at: node
    )
  }

  /// The types that the only entry of a literal consists of; nil if it holds values: `[X]()` makes
  /// an array.
  private func types(named holder: NodeIndex, _ types: [SwiftType]) -> [SwiftType]? {
    let names = Array(tree.children(holder))
    guard names.count == types.count else { return nil }
    var named: [SwiftType] = []
    for (node, type) in zip(names, types) {
      let isValue =
        tree.kind(node) == .memberAccess
        && tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
      if case .metatype(let instance) = type.form, !isValue {
        named.append(instance)
      } else if type.isUnknown, tree.kind(node) == .nameExpression, tree.namesType(node) {
        named.append(.external(tree.name(node), []))
      } else {
        return nil
      }
    }
    return named
  }

  /// The type of a literal: what is expected of it, into which it turns if that is no collection.
  private func collection(
    _ type: SwiftType,
    _ expected: SwiftType?,
    _ wanted: [SwiftType],
    at node: NodeIndex
  ) -> SwiftType {
    guard let expected else { return type }
    if wanted.isEmpty { recordConversion(of: type, to: expected, at: node) }
    return known(expected, orElse: type)
  }

  func inferKeyPath(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    var type = tree.type(in: node).map { resolve($0) }
    if type == nil {
      switch expected?.unwrapped.form {
      case .external(_, let arguments) where arguments.count == 2: type = arguments[0]
      case .function(let parameters, _) where parameters.count == 1: type = parameters[0].type
      case .external, .made: type = expected
      default: break
      }
    }
    var base = type ?? .unknown
    var isOptional = false
    for component in tree.children(node) where tree.kind(component) == .keyPathComponent {
      let token = tree.mainToken(component)
      let kind = tree.tokens.kinds[token.position]
      if kind.isIdentifierLike || kind == .integerLiteral || kind == .dollarIdentifier {
        base = deferred {
          member(tree.name(component), of: base, at: token, destination: nil).type
        }
      } else if kind == .postfixQuestion || kind == .postfixExclamation {
        isOptional = isOptional || kind == .postfixQuestion
        base = base.unwrappedOnce
      } else if kind == .leftBracket {
        base = deferred { element(of: base, at: component) }
        continue
      } else if kind != .kwSelf {
        base = .unknown
      }
      if let list = tree.child(component, .argumentList) { visitAll(list) }
    }
    if isOptional, !base.isUnknown { base = .optional(base.unwrappedOnce) }
    return keyPath(from: type ?? .unknown, to: base, expected: expected)
  }

  /// A path where a type is expected: it may stand for a function.
  private func keyPath(
    from root: SwiftType,
    to value: SwiftType,
    expected: SwiftType?
  ) -> SwiftType {
    guard let expected, expected.hasUnknown else {
      return expected ?? .external(resolver.language.keyPath, [root, value])
    }
    switch expected.unwrapped.form {
    case .function(let parameters, let result) where parameters.count == 1:
      return .function([.init(label: nil, type: root)], known(result, orElse: value))
    case .external(let name, let arguments) where arguments.count == 2:
      return .external(name, [root, value])
    default:
      return expected.isUnknown ? .external(resolver.language.keyPath, [root, value]) : expected
    }
  }

  func inferMacro(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    visitAll(node)
    return expected ?? .unknown
  }
}
