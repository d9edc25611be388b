import PureLintResolution
import PureLintSyntax

/// Names that are made of types: `String(describing: Clock.self)`, `"\(Clock.self)"`, and `Clock.id`
/// where `static var id: String { String(describing: self) }`.
struct TypeName {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The literal that an expression made of a type stands for; nil if it is none, or the type is
  /// generic.
  func text(_ node: NodeIndex, at place: Place) -> String? {
    let tree = program.trees[place.file]
    guard let described = described(by: node, tree), tree.kind(described) == .memberAccess,
      tree.name(described) == "self", let type = tree.expression(in: described)
    else { return nil }
    return text(ofType: type, at: place)
  }

  /// The literal that a static member yields which describes the type it is asked of.
  func text(of member: DeclarationID, askedBy node: NodeIndex, at place: Place) -> String? {
    let declaration = program[member]
    let tree = program.tree(of: member)
    guard declaration.traits.contains(.isStatic),
      let value = KeyName.constantValue(of: declaration, tree),
      var described = described(by: value, tree),
      let asked = program.trees[place.file].expression(in: node)
    else { return nil }
    if tree.kind(described) == .memberAccess, tree.name(described) == "self",
      let type = tree.expression(in: described)
    {
      described = type
    }
    let kind = tree.tokens.kinds[tree.mainToken(described).position]
    guard tree.kind(described) == .nameExpression, kind == .kwSelf || kind == .kwSelfType else {
      return nil
    }
    return text(ofType: asked, at: place)
  }

  /// The expression that is turned into text, whole and alone.
  private func described(by node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    if tree.kind(node) == .stringLiteral {
      let parts = Array(tree.children(node))
      guard parts.count == 1, tree.kind(parts[0]) == .interpolation,
        tree.text(node).hasPrefix("\"\\("), tree.text(node).hasSuffix(")\"")
      else { return nil }
      return tree.child(parts[0], .argument).flatMap { tree.expression(in: $0) }
    }
    guard tree.kind(node) == .call, let callee = tree.expression(in: node),
      tree.kind(callee) == .nameExpression, tree.name(callee) == "String",
      case let given = tree.callArguments(of: node), given.count == 1,
      given[0].label == "describing"
    else { return nil }
    return given[0].node
  }

  /// - Parameter node: Where it is no name of a type, nothing is told: a value may be a subclass.
  private func text(ofType node: NodeIndex, at place: Place) -> String? {
    let tree = program.trees[place.file]
    let token = tree.mainToken(node)
    guard tree.kind(node) == .nameExpression || tree.kind(node) == .memberAccess,
      tree.tokens.kinds[token.position].isIdentifierLike,
      resolver.references.references(in: place.file, token.rawValue..<token.rawValue + 1).isEmpty,
      let type = resolver.namedType(node, at: place).declaration,
      resolver.parameters(of: type).isEmpty
    else { return nil }
    return "\"\(program.text(type))\""
  }
}
