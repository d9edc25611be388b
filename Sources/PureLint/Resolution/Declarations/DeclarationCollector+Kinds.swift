import PureLintSyntax

/// The kinds of nodes that declarations are read off.
extension DeclarationCollector {
  /// The kinds of nodes that declare something or that declarations stand in; all others, most of a
  /// body, are passed by.
  static let kinds = NodeKindSet(
    [
      .importDeclaration, .extensionDeclaration, .inheritanceClause, .variableDeclaration,
      .ifConfig, .ifConfigClause, .patternBinding, .closure,
    ] + NodeKind.allCases.filter { Declaration.Kind.declared(by: $0) != nil }
  )
}

extension Declaration.Kind {
  /// The kind of the declaration at a node, if it declares one named thing.
  static func declared(by kind: NodeKind) -> Declaration.Kind? {
    switch kind {
    case .structDeclaration: .structType
    case .classDeclaration: .classType
    case .actorDeclaration: .actorType
    case .enumDeclaration: .enumType
    case .protocolDeclaration: .protocolType
    case .typealiasDeclaration: .typealiasType
    case .associatedtypeDeclaration: .associatedType
    case .genericParameter: .genericParameter
    case .functionDeclaration: .function
    case .initializerDeclaration: .initializer
    case .deinitializerDeclaration: .deinitializer
    case .subscriptDeclaration: .subscriptMember
    case .parameter: .parameter
    case .enumCaseElement: .enumCase
    default: nil
    }
  }
}
