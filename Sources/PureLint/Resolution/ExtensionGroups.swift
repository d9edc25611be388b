import PureLintSyntax

/// The extensions of types of one name, grouped once for all of these types.
///
/// An extension of a qualified name (`extension A.B`) is not assigned here: other extensions may
/// declare `A.B`, so whoever asks finds out its type.
struct ExtensionGroups {
  /// The extensions that name their type alone, by that type, each list in source order.
  private(set) var byType: [DeclarationID: [DeclarationID]] = [:]
  /// The extensions of qualified names, in source order.
  private(set) var qualified: [DeclarationID] = []

  static let none = ExtensionGroups()

  private init() {}

  /// - Parameter all: All extensions of the name, in source order.
  init(_ all: [DeclarationID], _ resolver: Resolver) {
    for block in all {
      let tree = resolver.program.tree(of: block)
      let type = tree.type(in: resolver.program[block].node)
      if type.map(tree.kind) == .memberType {
        qualified.append(block)
      } else if case .nominal(let type, _) = resolver.extendedType(of: block).form {
        byType[type, default: []].append(block)
      }
    }
  }
}
