import PureLintSyntax

/// Tuples, collections and macros.
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
        let destination = inner.flatMap { declaration(at: tree.mainToken($0)) }
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

  /// The type of a literal: the expected type, if that is no collection.
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

  func inferMacro(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    visitAll(node)
    return expected ?? .unknown
  }
}
