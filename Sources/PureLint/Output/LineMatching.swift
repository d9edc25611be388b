import PureLintSource

/// Finds the lines that two versions of a file have in common.
///
/// Lines that stand in both just once are matched first, as long as their order is the same; then the
/// most lines between them that keep it. It takes no longer for many changes than for few.
struct LineMatching {
  /// How often as many pairs as lines are looked at, and how many where there are few lines.
  private static let mostPairsOfLine = 16
  private static let fewPairs = 10_000

  /// A line of the old version and the same one of the new version, by their positions.
  private typealias Pair = (old: Int, new: Int)

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// The positions of lines that are only in the old version, and only in the new one.
  private(set) var changes: (removed: Set<Int>, added: Set<Int>) = ([], [])

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    (self.old, self.new) = (old, new)
    var (first, second) = (0, 0)
    for pair in Self.rising(uniquePairs()) + [(old: old.count, new: new.count)] {
      compare(first..<pair.old, second..<pair.new)
      (first, second) = (pair.old + 1, pair.new + 1)
    }
  }

  private mutating func compare(_ first: Range<Int>, _ second: Range<Int>) {
    var (start, other) = (first.lowerBound, second.lowerBound)
    while start < first.upperBound, other < second.upperBound, old[start] == new[other] {
      start += 1
      other += 1
    }
    let end = (old: first.upperBound, new: second.upperBound)
    let pairs = pairs(start..<first.upperBound, other..<second.upperBound)
    for pair in Self.rising(pairs) + [end] {
      changes.removed.formUnion(start..<pair.old)
      changes.added.formUnion(other..<pair.new)
      (start, other) = (pair.old + 1, pair.new + 1)
    }
  }

  /// The lines that stand in both versions just once, in the old order.
  private func uniquePairs() -> [Pair] {
    let places = Self.unique(new)
    return Self.unique(old).compactMap { line, position in
      places[line].map { (old: position, new: $0) }
    }
    .sorted { $0.old < $1.old }
  }

  private static func unique(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
    Dictionary(grouping: lines.indices) { lines[$0] }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// All pairs of the same line in two ranges, in the old order, and against the new one where that is
  /// the same. Where they are too many, each line is only paired with the one that comes as often before.
  private func pairs(_ first: Range<Int>, _ second: Range<Int>) -> [Pair] {
    let places = Dictionary(grouping: second) { new[$0] }
    let count = first.reduce(0) { $0 + (places[old[$1]]?.count ?? 0) }
    guard count > max(Self.fewPairs, Self.mostPairsOfLine * (first.count + second.count)) else {
      return first.flatMap { position in
        (places[old[position]] ?? []).reversed().map { (old: position, new: $0) }
      }
    }
    var seen: [ArraySlice<UInt8>: Int] = [:]
    return first.compactMap { position in
      let number = seen[old[position], default: 0]
      seen[old[position]] = number + 1
      guard let all = places[old[position]], number < all.count else { return nil }
      return (old: position, new: all[number])
    }
  }

  /// The longest run of pairs that rises in both versions.
  /// - Parameter pairs: In the old order.
  private static func rising(_ pairs: [Pair]) -> [Pair] {
    // By length of a run, less one, the pair at its end with the lowest new position.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].new >= pair.new }
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count {
        ends.append(index)
      } else if pair.new < pairs[ends[length]].new {
        ends[length] = index
      }
    }
    var found: [Pair] = []
    var next = ends.last
    while let index = next {
      found.append(pairs[index])
      next = previous[index]
    }
    return found.reversed()
  }
}
