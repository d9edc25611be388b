/// The traits that modifiers and attributes give to a declaration.
extension DeclarationCollector {
  /// The traits that the `variableDeclaration` around the binding at hand gives to all its
  /// bindings.
  func variableTraits() -> Declaration.Traits {
    guard let declaration = scopes.last?.node, tree.kind(declaration) == .variableDeclaration
    else { return [] }
    var traits = traits(ofModifiersIn: declaration)
    if tree.tokens.kinds[tree.mainToken(declaration).position] == .kwLet {
      traits.insert(.isConstant)
    }
    if tree.child(declaration, .attribute) != nil { traits.insert(.hasWrapper) }
    return traits
  }

  func traits(ofModifiersIn node: NodeIndex) -> Declaration.Traits {
    var traits: Declaration.Traits = []
    for child in tree.children(node) where tree.kind(child) == .modifier {
      switch tree.tokens.kinds[tree.mainToken(child).position] {
      case .kwStatic, .kwClass: traits.insert(.isStatic)
      case .cwLazy: traits.insert(.isLazy)
      case .kwPrivate, .kwFileprivate:
        // `private(set)` leaves the getter visible.
        let node = tree.nodes[child.position]
        if node.endToken == node.firstToken + 1 { traits.insert(.isPrivate) }
      case .cwOverride: traits.insert(.isOverride)
      case .cwConvenience: traits.insert(.isConvenience)
      case .kwPublic, .cwOpen:
        // `public(set)` is about the setter alone.
        let node = tree.nodes[child.position]
        if node.endToken == node.firstToken + 1 { traits.insert(.isPublic) }
      default: break
      }
    }
    return traits
  }

  /// Whether attributes make the system start a type.
  func isMarkedMain(_ node: NodeIndex) -> Bool {
    tree.children(node).contains { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { Self.mainAttributes.contains(tree.name($0)) } == true
    }
  }

  private static let mainAttributes: Set<Name> = [
    "main", "UIApplicationMain", "NSApplicationMain",
  ]
}
