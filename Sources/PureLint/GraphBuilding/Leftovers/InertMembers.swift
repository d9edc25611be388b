import PureLintResolution
import PureLintSyntax

/// The private members of a root whose values do nothing by being made. If nothing names such a
/// member, it is of no use, whatever its type.
struct InertMembers {
  private let resolver: Resolver
  private let lasting: LastingValues

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ lasting: LastingValues) {
    self.resolver = resolver
    self.lasting = lasting
  }

  /// Whether a stored property is private, named nowhere, and made of nothing that could work by
  /// itself or be told of it, or holds what is there anyway and lasts.
  func contain(_ property: DeclarationID) -> Bool {
    let declaration = program[property]
    guard declaration.kind == .variable, declaration.traits.contains(.isPrivate),
      declaration.traits.isDisjoint(with: [.isComputed, .isLocal]),
      !program.mayBeWrapped(property),
      resolver.references.references(to: property).isEmpty, !program.isBroken(around: property),
      let scope = declaration.parent, isSettledByItself(property, in: scope)
    else { return false }
    let tree = program.tree(of: property)
    guard tree.child(declaration.node, .accessorBlock) == nil,
      tree.child(declaration.node, .identifierPattern) != nil
    else { return false }
    // A static member is made when it is first named.
    if declaration.traits.contains(.isStatic) { return true }
    return tree.initialValue(of: declaration.node).map { value in
      isInert(value, tree) || lasting.contain(value, in: declaration.file)
    } ?? true
  }

  /// Whether neither an initializer that nobody wrote nor a function that the compiler derives needs
  /// a property.
  private func isSettledByItself(_ property: DeclarationID, in scope: DeclarationID) -> Bool {
    let traits = program[property].traits
    if traits.contains(.isStatic) { return true }
    // Of a class nobody derives but what a coder needs.
    if program[scope].kind.isReferenceType { return !resolver.mayBeLookedInto(scope) }
    return traits.isSuperset(of: [.isConstant, .hasInitialValue])
      && !resolver.conformsToLibrary(scope, besides: .isObserved)
  }

  /// Whether a value is a closure, a literal, a case, or what the system tells of itself: nothing is
  /// called, and no instance is named that begins to work when it is first asked for.
  private func isInert(_ value: NodeIndex, _ tree: SyntaxTree) -> Bool {
    if tree.kind(value) == .closure { return true }
    return (value.position..<tree.end(of: value)).allSatisfy { position in
      let node = NodeIndex(position)
      switch tree.kind(node) {
      case .call, .subscriptCall, .closure, .macroExpansion, .error, .skippedBody: return false
      case .nameExpression: return program.libraries.knows(tree.name(node), .onlyTells)
      default: return true
      }
    }
  }
}
