import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The names in code of which nothing tells what they mean: behind something of unknown type, in key
/// paths, in what libraries look up.
final class UnexplainedNames {
  private let resolver: Resolver
  private let names: Set<Name>
  private let known: FoundNames
  private lazy var found = find()

  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - names: The names that are asked about; others are not looked for.
  ///   - known: What the searches of a session have found.
  init(_ resolver: Resolver, _ names: Set<Name>, _ known: KnownSearches?) {
    self.resolver = resolver
    self.names = names
    self.known = known?.found(.unexplained, among: names) ?? FoundNames(among: names)
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
    if names.isEmpty { return [:] }
    let set = NameSet(names)
    var files: [Name: Set<Int>] = [:]
    for file in program.filesWithBodies where file < program.interfaceStart {
      for name in known.names(in: file, of: program, { find(set, in: $0) }) {
        files[name, default: []].insert(file)
      }
    }
    return files
  }

  private func find(_ names: NameSet, in file: Int) -> Set<Name> {
    let tree = program.trees[file]
    var found: Set<Name> = []
    // What stands alone is found in the scopes around it, or declares something.
    tree.tokens.kinds.visitNames { position in
      let token = TokenIndex(UInt32(position))
      let name = tree.name(token)
      guard names.slot(of: name) != nil, !found.contains(name), isUnexplained(token, file),
        tree.isWord(token)
      else { return }
      found.insert(name)
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
