import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Keys in the words of messages.
extension Resolver {
  /// The key as a message says it: `Clock named "utc" with Int`.
  ///
  /// - Parameter argument: The argument `X.self` that says the type, if one does.
  package func title(
    of key: Registration.Key,
    writtenAs argument: NodeIndex? = nil,
    _ tree: SyntaxTree? = nil
  ) -> String {
    let written = argument.flatMap { tree?.typeText(inFrontOfSelf: $0) }
    let name = key.name.map { " named \($0)" } ?? ""
    let arguments = key.arguments ?? []
    let given = arguments.map { keyText(of: $0) }
    let isSaid = zip(arguments, given).contains { !$0.hasUnknown && $1 != "_" }
    return (written ?? keyText(of: key.type)) + name
      + (isSaid ? " with " + given.joined(separator: ", ") : "")
  }

  /// A type with the names of what no source declares.
  package func keyText(of type: SwiftType) -> String {
    switch type.form {
    case .external(let name, let arguments):
      arguments.isEmpty
        ? names.text(of: name)
        : "\(names.text(of: name))<\(arguments.map { keyText(of: $0) }.joined(separator: ", "))>"
    case .nominal(let id, let arguments):
      program.qualifiedName(id)
        + (arguments.isEmpty
          ? "" : "<\(arguments.map { keyText(of: $0) }.joined(separator: ", "))>")
    case .optional(let wrapped): keyText(of: wrapped) + "?"
    case .metatype(let instance): keyText(of: instance) + ".Type"
    case .function(let parameters, let result):
      "(\(parameters.map { keyText(of: $0.type) }.joined(separator: ", "))) -> \(keyText(of: result))"
    case _ where type == .void: "Void"
    case .tuple(let elements):
      "(\(elements.map { keyText(of: $0.type) }.joined(separator: ", ")))"
    case .composition(let parts): parts.map { keyText(of: $0) }.joined(separator: " & ")
    default: text(of: type)
    }
  }

  /// The type whose initializer an expression refers to: `Clock.init`.
  package func initializedType(_ node: NodeIndex, at place: Place) -> SwiftType? {
    let tree = program.trees[place.file]
    guard tree.kind(node) == .memberAccess, tree.name(tree.mainToken(node)) == "init" else {
      return nil
    }
    return tree.expression(in: node).map { namedType($0, at: place) }
  }

  /// The type that an expression names in some place.
  package func namedType(_ node: NodeIndex, at place: Place) -> SwiftType {
    let walker = BodyWalker(self, file: place.file, scope: place.source)
    if case .metatype(let type) = walker.infer(node, expected: nil).form { return type }
    return .unknown
  }
}

extension SyntaxTree {
  /// The type that stands in front of `.self`, as it is written, but without parentheses; nil for any
  /// other expression.
  package func typeText(inFrontOfSelf node: NodeIndex) -> String? {
    guard kind(node) == .memberAccess, tokens.kinds[mainToken(node).position] == .kwSelf,
      let type = expression(in: node)
    else { return nil }
    let parts = children(type).compactMap { expression(in: $0) }
    return text(kind(type) == .tupleExpression && parts.count == 1 ? parts[0] : type)
  }
}
