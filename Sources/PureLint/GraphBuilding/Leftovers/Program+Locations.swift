import GraphModel
import PureLintResolution
import PureLintSyntax

extension Program {
  /// The member or the free function around a location.
  func member(at location: Location) -> DeclarationID? {
    let file = location.file.position
    return files[file].declarations.indices.lazy
      .map { DeclarationID(file: file, index: $0) }
      .last { id in
        !self[id].traits.contains(.isLocal) && memberDeclaration(around: id) == id
          && !self[id].kind.isType && !self[id].kind.holdsMembers && holds(id, location)
      }
  }

  /// Whether a location stands in a declaration.
  func holds(_ id: DeclarationID, _ location: Location) -> Bool {
    guard location.file.position == self[id].file else { return false }
    let tree = tree(of: id)
    let node = tree.nodes[self[id].node.position]
    let start = tree.range(TokenIndex(node.firstToken)).lowerBound
    let end = tree.range(TokenIndex(node.endToken)).lowerBound
    return (start..<end).contains(location.offset)
  }
}
