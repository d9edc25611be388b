import PureLintSyntax

/// The lists of a tree whose elements commas divide, each gone through once, however many removals
/// ask for it.
final class CommaLists {
  private let tree: SyntaxTree
  private var elements: [NodeIndex: [NodeIndex]] = [:]
  private var notes: [NodeIndex: ParameterNotes?] = [:]

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// What stands between the commas of a list, in source order.
  func elements(of list: NodeIndex) -> [NodeIndex] {
    if let known = elements[list] { return known }
    let kind = tree.kind(list).element
    let found = tree.children(list).filter { tree.kind($0) == kind }
    elements[list] = found
    return found
  }

  /// What the documentation of a function says of the parameters in a list; nil if there is none.
  func notes(of list: NodeIndex, _ find: () -> ParameterNotes?) -> ParameterNotes? {
    if let known = notes[list] { return known }
    let found = find()
    notes[list] = .some(found)
    return found
  }
}
