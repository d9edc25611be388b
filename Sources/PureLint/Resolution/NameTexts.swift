import PureLintSource
import PureLintSyntax

/// The names that some file mentions, for messages.
public struct NameTexts {
  private let texts: [Name: String]

  /// - Complexity: O(tokens in files whose bodies are read).
  init(_ program: Program, _ foreign: ForeignTypes) {
    var texts = foreign.texts
    for text in ["Any", "Bool", "Double", "Int", "String"] { texts[Name(text)] = text }
    for file in 0..<program.interfaceStart {
      let tree = program.trees[file]
      for position in tree.nodes.indices {
        let node = NodeIndex(position)
        guard
          tree.kind(node) == .identifierType || tree.kind(node) == .nameExpression
            || tree.kind(node) == .memberType || tree.kind(node) == .memberAccess
        else { continue }
        let name = tree.name(tree.mainToken(node))
        if texts[name] == nil { texts[name] = tree.text(tree.mainToken(node)) }
      }
    }
    self.texts = texts
  }

  /// The name as the sources first write it; `_` if they nowhere do.
  public func text(of name: Name) -> String { texts[name] ?? "_" }
}
