import GraphModel
import PureLintOutput
import PureLintSource

/// A place where the way to a need is lost, so anything may be needed behind it.
struct LostWay: Hashable, Sendable {
  let location: Location
  /// The reason: one phrase, lower case, without a period.
  let reason: String

  init(location: Location, reason: String) {
    self.location = location
    self.reason = reason
  }

  /// The way that a node stands for; nil if it is a participant or a part of one.
  init?(_ node: Node) {
    guard node.kind == .external, node.traits.contains(.isOpaque), let place = node.location else {
      return nil
    }
    self.init(location: place, reason: node.name)
  }
}

extension NeedGraph {
  /// The places where the way to what some participants need, directly or by way of others, is lost;
  /// sorted, each once.
  ///
  /// - Complexity: O(*n* + *e*), and O(*l* log *l*) for *l* places.
  func lostWays(from sources: [NodeID]) -> [LostWay] {
    guard !lost.isEmpty else { return [] }
    var found: Set<LostWay> = []
    for node in needs.reachable(from: sources) { found.formUnion(lost[node] ?? []) }
    return sorted(found)
  }

  /// The places where the way to what some participants need themselves is lost, sorted.
  func lostWays(of isWanted: (NodeID) -> Bool) -> [LostWay] {
    sorted(Set(lost.filter { isWanted($0.key) }.values.joined()))
  }

  /// All places where a way is lost, sorted.
  var lostWays: [LostWay] { sorted(Set(lost.values.joined())) }

  private func sorted(_ ways: Set<LostWay>) -> [LostWay] {
    ways.sorted { first, second in
      let paths = (whole[first.location.file], whole[second.location.file])
      return (paths.0, first.location.offset, first.reason)
        < (paths.1, second.location.offset, second.reason)
    }
  }
}

extension AnswerPage {
  /// The end of a sentence that says where a way is lost: `at A.swift:3:5, where …, and in 2 other
  /// places`.
  mutating func text(of ways: [LostWay]) -> String {
    guard let first = ways.first else { return "" }
    let others = ways.count - 1
    let end = others > 0 ? ", and at \(others) other \(others > 1 ? "places" : "place")" : ""
    return "\(place(first.location)), where \(first.reason.printable())\(end)"
  }

  /// A line on the ways that are lost; none if there are none.
  mutating func note(on ways: [LostWay]) -> String {
    ways.isEmpty ? "" : "\nnot followed: the way is lost at \(text(of: ways))\n"
  }

  /// Ways that are lost as documents have them.
  mutating func json(_ ways: [LostWay]) -> JSONText {
    .list(ways.map { .object(["reason": .text($0.reason), "location": json($0.location)]) })
  }
}
