import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The closures that complete a value, and when they run. Each run asks for what its closure asks for,
/// so one closure counts once, however many calls of a helper pass it.
struct SwinjectCompletions {
  /// A closure and its tokens.
  struct Completion {
    let closure: NodeIndex
    let tokens: Range<UInt32>
    var timing: Edge.Timing
    /// The position of the closure around it, if there is one.
    fileprivate var around: Int?
  }

  private struct Key: Hashable {
    let file: Int
    let closure: NodeIndex
  }

  private var timings: [Key: Edge.Timing] = [:]
  /// By file, in the order of their first tokens.
  private var sorted: [Int: [Completion]] = [:]

  /// Notes when a closure runs; what is noted last counts.
  mutating func note(_ closure: NodeIndex, in file: Int, _ timing: Edge.Timing) {
    timings[Key(file: file, closure: closure)] = timing
  }

  /// Puts what was noted in order, after which it can be asked for. It takes n log n for n closures.
  mutating func sort(_ trees: TreeStore) {
    sorted = [:]
    for (key, timing) in timings {
      let covered = trees[key.file].nodes[key.closure.position]
      let tokens = covered.firstToken..<covered.endToken
      sorted[key.file, default: []].append(
        Completion(closure: key.closure, tokens: tokens, timing: timing)
      )
    }
    for file in sorted.keys { Self.nest(&sorted[file]!) }
  }

  /// The innermost closure around a token.
  func completion(around token: TokenIndex, in file: Int) -> Completion? {
    guard let all = sorted[file] else { return nil }
    let token = token.rawValue
    var position: Int? = all.partitioningIndex { $0.tokens.lowerBound > token } - 1
    while let index = position, index >= 0 {
      if all[index].tokens.upperBound > token { return all[index] }
      position = all[index].around
    }
    return nil
  }

  private static func nest(_ all: inout [Completion]) {
    all.sort {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
    var open: [Int] = []
    for index in all.indices {
      while let last = open.last, all[last].tokens.upperBound <= all[index].tokens.lowerBound {
        open.removeLast()
      }
      all[index].around = open.last
      open.append(index)
    }
  }
}
