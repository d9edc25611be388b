import PureLintResolution
import PureLintSyntax

extension Program {
  /// Whether a keyword stands in front of a property's name, in its declaration.
  func bears(_ keyword: TokenKind, _ property: DeclarationID) -> Bool {
    let tree = tree(of: property)
    let declaration = tree.nodes[tree.variableDeclaration(of: self[property].node).position]
    return (declaration.firstToken..<self[property].nameToken.rawValue).contains {
      tree.tokens.kinds[Int($0)] == keyword
    }
  }

  /// Whether a private property is seen by its type and that one's extensions, not by its whole file.
  func isSeenByTypeAlone(_ property: DeclarationID) -> Bool {
    bears(.kwPrivate, property) && !bears(.kwFileprivate, property)
  }

  /// Whether nothing gets to a stored property of instances but what names it: neither a wrapper, an
  /// observer or an heir, nor code of the system's.
  func isSettledByName(_ property: DeclarationID) -> Bool {
    let declaration = self[property]
    return declaration.traits.isDisjoint(with: [.isComputed, .isStatic, .isOverride])
      && !mayBeWrapped(property) && !bears(.cwDynamic, property)
      && tree(of: property).child(declaration.node, .accessorBlock) == nil
  }
}
