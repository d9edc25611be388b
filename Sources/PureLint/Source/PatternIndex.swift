/// Patterns by what a path must have in it for them to match, so that few of many are tried.
///
/// Up to `limit` patterns are all tried, which costs less than looking them up.
struct PatternIndex<Letter: Hashable & Sendable>: Sendable {
  /// A part that a path must have to match a pattern.
  enum Need: Hashable, Sendable {
    /// A whole part, between slashes.
    case part(ArraySlice<Letter>)
    /// Letters within a part.
    case piece(ArraySlice<Letter>)

    var count: Int {
      switch self {
      case .part(let letters), .piece(let letters): letters.count
      }
    }
  }

  private let count: Int
  /// The positions of patterns, by the rarest of their needs.
  private var positions: [Need: [Int]] = [:]
  /// The lengths of the pieces among these needs.
  private var lengths: Set<Int> = []
  /// The positions of patterns that need nothing.
  private var always: [Int] = []

  /// So many patterns are all tried.
  private static var limit: Int { 128 }
  /// Longer pieces are looked for by their ends.
  private static var longestPiece: Int { 8 }

  /// - Parameter needs: Those of each pattern, of which one is enough to know.
  init(_ needs: [[Need]]) {
    count = needs.count
    guard count > Self.limit else { return }
    let uses = needs.joined().reduce(into: [Need: Int]()) { $0[$1, default: 0] += 1 }
    for (position, needs) in needs.enumerated() {
      let rarest = needs.min {
        (uses[$0] ?? 0, -$0.count) < (uses[$1] ?? 0, -$1.count)
      }
      guard let rarest else {
        always.append(position)
        continue
      }
      positions[rarest, default: []].append(position)
      if case .piece(let letters) = rarest { lengths.insert(letters.count) }
    }
  }

  /// The needs of a part that has some letters in a row, and wildcards around them.
  static func pieces(_ letters: ArraySlice<Letter>) -> [Need] {
    guard letters.count > longestPiece else { return letters.isEmpty ? [] : [.piece(letters)] }
    return [.piece(letters.prefix(longestPiece)), .piece(letters.suffix(longestPiece))]
  }

  /// The positions of the patterns that may match a path with some parts, or the folders around it,
  /// in their order.
  func candidates(for parts: some Sequence<[Letter]>) -> [Int] {
    guard count > Self.limit else { return Array(0..<count) }
    var found = Set(always)
    for part in parts {
      found.formUnion(positions[.part(part[...])] ?? [])
      for length in lengths where length <= part.count {
        for start in 0...part.count - length {
          found.formUnion(positions[.piece(part[start..<start + length])] ?? [])
        }
      }
    }
    return found.sorted()
  }
}
