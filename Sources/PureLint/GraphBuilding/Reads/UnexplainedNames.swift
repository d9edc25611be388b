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

  /// Whether some such name may be that of a declaration; only its own file can name what is private.
  /// - Parameter inTests: Whether those in tests count.
  func mayMean(_ id: DeclarationID, inTests: Bool = false) -> Bool {
    guard let files = found[program[id].name] else { return false }
    if program[id].traits.contains(.isPrivate) { return files.contains(program[id].file) }
    return inTests || files.contains { !program.targets.isTest(file: $0) }
  }

  /// The names, with the files in which they stand so.
  private func find() -> [Name: Set<Int>] {
    guard let names else { return [:] }
    var found: [Name: Set<Int>] = [:]
    for file in program.filesWithBodies where file < program.interfaceStart {
      let tree = program.trees[file]
      // What stands alone is found in the scopes around it, or declares something.
      tree.tokens.kinds.visitNames { position in
        let token = TokenIndex(UInt32(position))
        let name = tree.name(token)
        guard names.slot(of: name) != nil, found[name]?.contains(file) != true,
          isUnexplained(token, file), tree.isWord(token)
        else { return }
        found[name, default: []].insert(file)
      }
    }
    return found
  }

  private func isUnexplained(_ token: TokenIndex, _ file: Int) -> Bool {
    resolver.references.references(in: file, token.rawValue..<token.rawValue + 1).isEmpty
  }
}

extension [TokenKind] {
  /// Calls `body` with the position of each name that stands behind a period or a backslash, in some
  /// order.
  fileprivate func visitNames(_ body: (Int) -> Void) {
    withUnsafeBytes { bytes in
      for kind in [TokenKind.period, .prefixPeriod, .backslash] {
        bytes.forEachOffset(of: kind.rawValue) { offset in
          let position = offset + 1
          if position < count, self[position].isIdentifierLike { body(position) }
        }
      }
    }
  }
}

extension SyntaxTree {
  /// Whether a token is a whole word as it stands: a name in back ticks is none.
  fileprivate func isWord(_ token: TokenIndex) -> Bool {
    let (bytes, range) = (source.bytes, range(token))
    let end = Int(range.upperBound)
    return NameSet.isWordByte[Int(bytes[Int(range.lowerBound)])]
      && (end == bytes.count || !NameSet.isWordByte[Int(bytes[end])])
  }
}
