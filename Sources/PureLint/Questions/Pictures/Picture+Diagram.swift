import GraphModel
import PureLintOutput

extension Picture {
  /// The boxes by the room that their names take, and the arrows.
  func diagram(starts: Set<NodeID>) -> Diagram {
    Diagram(
      boxes: boxes.map { box in
        let lines = lines(of: box)
        let room = max(
          17 * lines[0].displayWidth / 2,
          7 * (lines.dropFirst().first?.displayWidth ?? 0)
        )
        return Diagram.Box(
          width: min(max(28 + room, 90), 300),
          height: 40,
          isRoot: box.kind == .root || box.nodes.contains(where: starts.contains),
          cluster: box.cluster
        )
      },
      arrows: arrows.map { Diagram.Arrow(from: $0.source, to: $0.target) }
    )
  }

  /// The text of a box: the type of what a provider yields, and below it the provider; of all others the
  /// name, and below it the owner of a member, or the folder.
  func lines(of box: Box) -> [String] {
    ownLines(of: box)
      ?? [box.name, box.cluster.map { clusters[$0] }].compactMap { $0?.printable() }
  }

  /// The text of a box that does not show its name and folder; nil for all others.
  func ownLines(of box: Box) -> [String]? {
    if box.kind == .group { return ["\(box.name.printable()) (\(box.nodes.count))"] }
    if let type = box.type { return [type.name, type.provider] }
    let end = box.name.firstIndex(of: "(") ?? box.name.endIndex
    guard box.kind == .provider, let dot = box.name[..<end].lastIndex(of: ".") else { return nil }
    return [box.name[box.name.index(after: dot)...], box.name[..<dot]]
      .map { String($0).printable() }
  }
}
