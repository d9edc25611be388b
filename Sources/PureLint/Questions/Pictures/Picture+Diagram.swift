import GraphModel
import PureLintOutput

extension Picture {
  /// The widest box.
  private static let widest = 320
  /// What a box has beside its text, on both sides together.
  static let textMargin = 20

  /// The boxes by the room that their names take, and the arrows. What building starts from stands on
  /// top, and of boxes of several those with a root that is no part of another one.
  func diagram(_ survey: Survey) -> Diagram {
    let (starts, roots) = (Set(survey.starts), Set(survey.startingRoots))
    return Diagram(
      boxes: boxes.map { box in
        let lines = lines(of: box)
        let room = zip(lines, TextLine.ofBox).map { text, line in line.width(of: text) }.max() ?? 0
        let first = box.kind == .group ? roots : starts
        return Diagram.Box(
          width: min(max(Picture.textMargin + room, 90), Picture.widest),
          height: 40,
          isRoot: box.nodes.contains(where: first.contains),
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
