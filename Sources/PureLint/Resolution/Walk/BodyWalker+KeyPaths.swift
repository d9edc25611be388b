import PureLintSyntax

/// Key paths: their root and their value.
extension BodyWalker {
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
        let found = deferred {
          member(tree.name(component), of: base, at: token, destination: nil)
        }
        // A path begins with whatever value it is used on.
        markAnother(found.recorded)
        base = found.type
      } else if kind == .postfixQuestion || kind == .postfixExclamation {
        isOptional = isOptional || kind == .postfixQuestion
        base = base.unwrappedOnce
      } else if kind == .leftBracket {
        base = deferred { subscripted(base, at: component) }
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
}
