import PureLintResolution
import PureLintSyntax

/// A name in a key, as an argument says it.
package struct KeyName {
  package private(set) var text: String?
  package private(set) var isOpen = false
  /// The parameter of the function around that it is.
  package private(set) var parameter: DeclarationID?

  /// - Parameter node: The argument; nil where it is left out.
  package init(_ resolver: Resolver, _ node: NodeIndex?, at place: Place) {
    guard let node else { return }
    let tree = resolver.program.trees[place.file]
    switch tree.kind(node) {
    case .nilLiteral: break
    case .stringLiteral where tree.child(node, .interpolation) == nil: text = tree.text(node)
    case .memberAccess, .implicitMember, .nameExpression:
      let token = tree.mainToken(node).rawValue
      let meant = resolver.references.references(in: place.file, token..<token + 1).map(\.target)
      isOpen = true
      if tree.kind(node) != .nameExpression, !Self.varies(node, in: place.file, resolver) {
        text = tree.text(node).filter { !$0.isWhitespace }
      }
      guard let only = meant.first, Set(meant).count == 1 else { break }
      let declaration = resolver.program[only]
      if declaration.kind == .parameter {
        parameter = only
      } else if let value = Self.constant(only, resolver) {
        text = value
        isOpen = false
      }
    default: isOpen = true
    }
  }

  /// Whether an expression is a member of what each run of the function around it has for itself: a
  /// parameter or a local.
  private static func varies(_ node: NodeIndex, in file: Int, _ resolver: Resolver) -> Bool {
    let tree = resolver.program.trees[file]
    var root = node
    while tree.kind(root).isLink || tree.kind(root) == .forceUnwrapExpression
      || tree.kind(root) == .optionalChainingExpression, let base = tree.expression(in: root)
    {
      root = base
    }
    guard tree.kind(root) == .nameExpression else { return false }
    let token = tree.mainToken(root).rawValue
    return resolver.references.references(in: file, token..<token + 1).contains { reference in
      let declaration = resolver.program[reference.target]
      return declaration.kind == .parameter || declaration.traits.contains(.isLocal)
    }
  }

  /// The literal that a constant is, or is made of, with its quotation marks.
  private static func constant(_ id: DeclarationID, _ resolver: Resolver) -> String? {
    let declaration = resolver.program[id]
    let tree = resolver.program.tree(of: id)
    guard declaration.kind == .variable, declaration.traits.contains(.isConstant),
      var value = tree.initialValue(of: declaration.node)
    else { return nil }
    if tree.kind(value) == .call {
      let given = tree.callArguments(of: value)
      guard given.count == 1 else { return nil }
      value = given[0].node
    }
    guard tree.kind(value) == .stringLiteral, tree.child(value, .interpolation) == nil else {
      return nil
    }
    return tree.text(value)
  }
}
