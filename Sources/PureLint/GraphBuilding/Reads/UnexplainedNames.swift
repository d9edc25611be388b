import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The names in code of which nothing tells what they mean: behind something of unknown type, in key
/// paths, in what libraries look up.
final class UnexplainedNames {
  private let resolver: Resolver
  private let names: NameSet?
  private lazy var found = find()

  private var program: Program { resolver.program }

  /// - Parameter names: The names that are asked about; others are not looked for.
  init(_ resolver: Resolver, _ names: Set<Name>) {
    self.resolver = resolver
    self.names = names.isEmpty ? nil : NameSet(names)
  }

  /// Whether some such name may be that of a declaration.
  func mayMean(_ id: DeclarationID) -> Bool { found.contains(program[id].name) }

  private func find() -> Set<Name> {
    guard let names else { return [] }
    var found: Set<Name> = []
    for file in program.filesWithBodies where file < program.interfaceStart {
      guard !program.targets.isTest(file: file) else { continue }
      let tree = program.trees[file]
      names.visit(in: program.trees.source(file).bytes[...]) { _, offset in
        guard let token = tree.token(at: UInt32(offset)), !found.contains(tree.name(token)),
          isUnexplained(token, tree, file)
        else { return true }
        found.insert(tree.name(token))
        return true
      }
    }
    return found
  }

  private func isUnexplained(_ token: TokenIndex, _ tree: SyntaxTree, _ file: Int) -> Bool {
    guard resolver.references.references(in: file, token.rawValue..<token.rawValue + 1).isEmpty
    else {
      return false
    }
    let position = token.position
    let last = position > 0 ? String(tree.text(TokenIndex(UInt32(position - 1)))) : ""
    // What stands alone is found in the scopes around it, or declares something.
    return last == "." || last == "\\"
  }
}

extension SyntaxTree {
  /// The identifier that begins at an offset.
  fileprivate func token(at offset: UInt32) -> TokenIndex? {
    let position = tokens.starts[...].partitioningIndex { $0 >= offset }
    guard position < tokens.starts.count, tokens.starts[position] == offset,
      tokens.kinds[position].isIdentifierLike
    else { return nil }
    return TokenIndex(UInt32(position))
  }
}
