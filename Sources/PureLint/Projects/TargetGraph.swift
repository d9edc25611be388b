/// The relation between targets and those that they are built with, at any remove.
struct TargetGraph: Sendable {
  /// Row by row, one bit for each pair of targets; empty if there are too many to keep.
  private var words: [UInt64]
  private let wordsInRow: Int

  /// More targets than this are not told apart: the bits would take more than 8 MB.
  private static let targetLimit = 8_192

  /// - Parameter edges: Element `i` holds what target `i` depends on directly.
  /// - Complexity: O(*e* × *n* / 64) for *n* targets and *e* edges.
  init(edges: [[Int]]) {
    wordsInRow = (edges.count + 63) / 64
    guard edges.count <= Self.targetLimit else {
      words = []
      return
    }
    words = Array(repeating: 0, count: edges.count * wordsInRow)
    let order = Self.dependenciesFirst(edges)
    // One round is enough where no targets depend on each other, and none that build do.
    for _ in 0..<8 {
      var isChanged = false
      for target in order { isChanged = absorb(edges[target], into: target) || isChanged }
      if !isChanged { break }
    }
  }

  /// Whether a target is built with another one; true if that is not known.
  func leads(from target: Int, to other: Int) -> Bool {
    if words.isEmpty { return true }
    return words[target * wordsInRow + other / 64] & 1 << UInt64(other % 64) != 0
  }

  private mutating func absorb(_ dependencies: [Int], into target: Int) -> Bool {
    var added: UInt64 = 0
    let row = target * wordsInRow
    for dependency in dependencies {
      let bit: UInt64 = 1 << UInt64(dependency % 64)
      added |= bit & ~words[row + dependency / 64]
      words[row + dependency / 64] |= bit
      for word in 0..<wordsInRow {
        let reached = words[dependency * wordsInRow + word]
        added |= reached & ~words[row + word]
        words[row + word] |= reached
      }
    }
    return added != 0
  }

  /// All targets, each after what it depends on, as far as there is no cycle.
  private static func dependenciesFirst(_ edges: [[Int]]) -> [Int] {
    var order: [Int] = []
    var isFound = Array(repeating: false, count: edges.count)
    for start in edges.indices where !isFound[start] {
      isFound[start] = true
      var path = [(target: start, next: 0)]
      while let (target, next) = path.last {
        if next == edges[target].count {
          order.append(target)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let dependency = edges[target][next]
        if !isFound[dependency] {
          isFound[dependency] = true
          path.append((dependency, 0))
        }
      }
    }
    return order
  }
}
