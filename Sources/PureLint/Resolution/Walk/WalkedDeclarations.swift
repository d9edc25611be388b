import PureLintSource
import PureLintSyntax

/// The types, extensions and functions at top level that a walk over a file looks at, where it is not
/// asked about all of them. Whatever else stands there it looks at: `#if`, macros and, in a script,
/// statements with the globals among them. It may look at some members alone of the types.
public struct WalkedDeclarations: Equatable, Sendable {
  /// The bytes of the declarations, in source order.
  private let ranges: [Range<UInt32>]
  private let isScript: Bool
  /// The bytes of the members to look at, in source order; nil for all.
  private let members: [Range<UInt32>]?
  /// The bytes of the other declarations.
  public let skippedByteCount: Int

  /// - Parameters:
  ///   - declarations: Declarations of the file, at any depth.
  ///   - isByMember: Whether only these members of the types around them are looked at.
  public init(
    around declarations: [DeclarationID],
    in file: Int,
    _ program: Program,
    isByMember: Bool = false
  ) {
    let wanted = Set(declarations.map { Int(program.topLevelDeclaration(around: $0).index) })
    let found = program.files[file]
    let isScript = found.hasTopLevelCode
    self.isScript = isScript
    ranges = found.topLevel.filter { wanted.contains($0.declaration) }.map(\.range)
    let others = found.topLevel.filter { entry in
      let isStatement = isScript && found.declarations[entry.declaration].kind == .variable
      return !isStatement && !wanted.contains(entry.declaration)
    }
    members = isByMember ? Self.ranges(of: declarations, in: file, program) : nil
    skippedByteCount = Self.byteCount(others.map(\.range))
  }

  /// The bytes of declarations without those that stand in others, in source order.
  private static func ranges(
    of declarations: [DeclarationID],
    in file: Int,
    _ program: Program
  ) -> [Range<UInt32>] {
    let tree = program.trees[file]
    let all = declarations.map { tree.range(program[$0].node) }
      .sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    return all.reduce(into: []) { found, range in
      if range.lowerBound >= found.last?.upperBound ?? 0 { found.append(range) }
    }
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
      Self.overlap(ranges, tree.range(item))
    case .variableDeclaration: isScript || Self.overlap(ranges, tree.range(item))
    default: true
    }
  }

  /// Whether only some members of types are looked at.
  var isByMember: Bool { members != nil }

  /// Whether the walk looks at a member of a type: where not all are looked at, `#if` and macros are.
  func containMember(_ member: NodeIndex, of tree: SyntaxTree) -> Bool {
    guard let members else { return true }
    return switch tree.kind(member) {
    case .ifConfig, .macroExpansion: true
    default: Self.overlap(members, tree.range(member))
    }
  }

  private static func overlap(_ ranges: [Range<UInt32>], _ range: Range<UInt32>) -> Bool {
    let first = ranges[...].partitioningIndex { $0.upperBound > range.lowerBound }
    return first < ranges.count && ranges[first].lowerBound < range.upperBound
  }
}
