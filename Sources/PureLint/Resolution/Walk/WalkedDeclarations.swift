import PureLintSource
import PureLintSyntax

/// The types, extensions and functions at top level that a walk over a file looks at, where it is not
/// asked about all of them. Whatever else stands there it looks at: `#if`, macros and, in a script,
/// statements with the globals among them.
public struct WalkedDeclarations: Sendable {
  /// The bytes of the declarations, in source order.
  private let ranges: [Range<UInt32>]
  private let isScript: Bool
  /// The bytes of the other declarations.
  public let skippedByteCount: Int

  /// - Parameter declarations: Declarations of the file, at any depth.
  public init(around declarations: [DeclarationID], in file: Int, _ program: Program) {
    let wanted = Set(declarations.map { Int(program.topLevelDeclaration(around: $0).index) })
    let found = program.files[file]
    let isScript = found.hasTopLevelCode
    self.isScript = isScript
    ranges = found.topLevel.filter { wanted.contains($0.declaration) }.map(\.range)
    let others = found.topLevel.filter { entry in
      let isStatement = isScript && found.declarations[entry.declaration].kind == .variable
      return !isStatement && !wanted.contains(entry.declaration)
    }
    skippedByteCount = Self.byteCount(others.map(\.range))
  }

  /// The number of bytes that ranges cover, which may share some: `let (a, b) = pair` declares twice.
  private static func byteCount(_ ranges: [Range<UInt32>]) -> Int {
    var (count, end) = (0, UInt32(0))
    for range in ranges where range.upperBound > end {
      count += Int(range.upperBound - max(range.lowerBound, end))
      end = range.upperBound
    }
    return count
  }

  /// Whether the walk looks at an item of the file.
  func contain(_ item: NodeIndex, of tree: SyntaxTree) -> Bool {
    switch tree.kind(item) {
    case .functionDeclaration, .structDeclaration, .classDeclaration, .actorDeclaration,
      .enumDeclaration, .protocolDeclaration, .extensionDeclaration, .macroDeclaration:
      overlap(tree.range(item))
    case .variableDeclaration: isScript || overlap(tree.range(item))
    default: true
    }
  }

  private func overlap(_ range: Range<UInt32>) -> Bool {
    let first = ranges[...].partitioningIndex { $0.upperBound > range.lowerBound }
    return first < ranges.count && ranges[first].lowerBound < range.upperBound
  }
}
