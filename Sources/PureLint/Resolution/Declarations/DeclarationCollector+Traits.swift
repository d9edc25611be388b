import PureLintSource
import PureLintSyntax

/// The traits that modifiers and attributes give to a declaration.
extension DeclarationCollector {
  /// The traits that the `variableDeclaration` around the binding at hand gives to all its
  /// bindings.
  @inline(__always)
  func variableTraits() -> Declaration.Traits {
    guard let declaration = scopes.last?.node, tree.kind(declaration) == .variableDeclaration
    else { return [] }
    var traits = tree.traits(ofModifiersIn: declaration)
    if tree.tokens.kinds[tree.mainToken(declaration).position] == .kwLet {
      traits.insert(.isConstant)
    }
    if tree.child(declaration, .attribute) != nil { traits.insert(.hasWrapper) }
    return traits
  }
}

extension SyntaxTree {
  /// The traits that modifiers give to a declaration.
  func traits(ofModifiersIn node: NodeIndex) -> Declaration.Traits {
    var traits: Declaration.Traits = []
    for child in children(node) where kind(child) == .modifier {
      switch tokens.kinds[mainToken(child).position] {
      case .kwStatic, .kwClass: traits.insert(.isStatic)
      case .cwLazy: traits.insert(.isLazy)
      case .kwPrivate, .kwFileprivate:
        // `private(set)` leaves the getter visible.
        let node = nodes[child.position]
        if node.endToken == node.firstToken + 1 { traits.insert(.isPrivate) }
      case .cwOverride: traits.insert(.isOverride)
      case .cwConvenience: traits.insert(.isConvenience)
      case .kwPublic, .cwOpen:
        // `public(set)` is about the setter alone.
        let node = nodes[child.position]
        if node.endToken == node.firstToken + 1 { traits.insert(.isPublic) }
      case .cwPackage:
        let node = nodes[child.position]
        if node.endToken == node.firstToken + 1 { traits.insert(.isOfPackage) }
      default: break
      }
    }
    return traits
  }

  /// Whether attributes make the system start a type.
  func isMarkedMain(_ node: NodeIndex) -> Bool {
    children(node).contains { child in
      kind(child) == .attribute
        && type(in: child).map { Self.mainAttributes.contains(name($0)) } == true
    }
  }

  private static let mainAttributes: Set<Name> = [
    "main", "UIApplicationMain", "NSApplicationMain",
  ]
}
