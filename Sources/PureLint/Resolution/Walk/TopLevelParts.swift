/// What a walk looks at of a file, where not all of it is asked about: some declarations at top level, and
/// statements with the globals among them.
struct TopLevelParts: Sendable {
  /// The bytes of the declarations, in source order.
  private let ranges: [Range<UInt32>]
  private let hasStatements: Bool
  /// The bytes of the other declarations.
  let skippedByteCount: Int

  /// - Parameter declarations: Declarations at top level of the file.
  init(of declarations: [DeclarationID], in file: Int, _ program: Program) {
    let wanted = Set(declarations.map { Int($0.index) })
    let found = program.files[file]
    let hasStatements = found.hasTopLevelCode
    self.hasStatements = hasStatements
    ranges = found.topLevel.filter { wanted.contains($0.declaration) }.map(\.range)
    skippedByteCount = found.topLevel.reduce(0) { count, entry in
      let isStatement = hasStatements && found.declarations[entry.declaration].kind == .variable
      return count + (isStatement || wanted.contains(entry.declaration) ? 0 : entry.range.count)
    }
  }

  /// Whether the walk looks at an item of the file; of a `#if`, at all that is in it.
  func contain(_ item: NodeIndex, of tree: SyntaxTree) -> Bool {
    switch tree.kind(item) {
    case .functionDeclaration, .structDeclaration, .classDeclaration, .actorDeclaration,
      .enumDeclaration, .protocolDeclaration, .extensionDeclaration, .macroDeclaration:
      overlap(tree.range(item))
    default: hasStatements || overlap(tree.range(item))
    }
  }

  private func overlap(_ range: Range<UInt32>) -> Bool {
    let first = ranges[...].partitioningIndex { $0.upperBound > range.lowerBound }
    return first < ranges.count && ranges[first].lowerBound < range.upperBound
  }
}
