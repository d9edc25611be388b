import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The code by which registrations build what they yield, before any of them is part of a graph.
struct BuilderCode {
  /// By file, in source order once something is asked.
  private var parts: [Int: [Part]] = [:]

  /// A node with the tokens that it takes up, and the place of its registration.
  private struct Part {
    let tokens: Range<UInt32>
    let place: Place
    /// The position, in the same list, of the innermost part around it.
    var outer: Int?
  }

  /// - Parameter code: The node that builds, and the place of the registration.
  init(_ program: Program, _ code: [(node: NodeIndex, place: Place)]) {
    for (file, code) in Dictionary(grouping: code, by: \.place.file) {
      let tree = program.trees[file]
      var found = code.map { node, place in
        let covered = tree.nodes[node.position]
        return Part(tokens: covered.firstToken..<covered.endToken, place: place)
      }
      found.sort {
        ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
      }
      var open: Int?
      for position in found.indices {
        while let outer = open, found[outer].tokens.upperBound <= found[position].tokens.lowerBound
        {
          open = found[outer].outer
        }
        found[position].outer = open
        open = position
      }
      parts[file] = found
    }
  }

  /// The registration whose value is built by what stands at a place; of several in each other, the
  /// innermost.
  ///
  /// - Complexity: O(log *n* + *d*) for *n* registrations in the file, *d* of them in each other.
  func registration(around place: Place) -> Place? {
    guard let found = parts[place.file] else { return nil }
    let token = place.token.rawValue
    let behind = found[...].partitioningIndex { $0.tokens.lowerBound > token }
    var next = behind > 0 ? behind - 1 : nil
    while let position = next, !found[position].tokens.contains(token) {
      next = found[position].outer
    }
    return next.map { found[$0].place }
  }
}
