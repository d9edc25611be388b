/// The arrows of a diagram without cycles: all between the same two boxes as one link, which leads
/// downwards, whichever way the arrows point.
struct DiagramLinks {
  /// Two boxes that arrows connect.
  struct Link: Hashable {
    let upper: Int
    let lower: Int
  }

  /// The links, sorted by their ends; none leads back to where another one comes from.
  let all: [Link]
  /// For each arrow, its link's position in `all`; nil if it leads from a box to itself.
  let ofArrows: [Int?]

  /// Opens the cycles: turns each arrow that leads back to a box from which a search in depth came.
  ///
  /// The search begins with the roots, so that what they build stands below them. An arrow on no
  /// cycle is never turned.
  ///
  /// - Complexity: O(*n* + *e* log *e*).
  init(_ diagram: Diagram) {
    var search = BackLinkSearch(diagram)
    search.run(from: diagram.searchStarts)
    let links = diagram.arrows.map { arrow -> Link? in
      guard arrow.source != arrow.target else { return nil }
      return search.leadsBack(arrow)
        ? Link(upper: arrow.target, lower: arrow.source)
        : Link(upper: arrow.source, lower: arrow.target)
    }
    let order = links.indices.filter { links[$0] != nil }
      .sorted { DiagramLinks.precedes(links[$0], links[$1]) }
    var all: [Link] = []
    var ofArrows = [Int?](repeating: nil, count: links.count)
    for arrow in order {
      if let link = links[arrow], link != all.last { all.append(link) }
      ofArrows[arrow] = all.count - 1
    }
    self.all = all
    self.ofArrows = ofArrows
  }

  private static func precedes(_ first: Link?, _ second: Link?) -> Bool {
    guard let first, let second else { return false }
    return (first.upper, first.lower) < (second.upper, second.lower)
  }
}

extension Diagram {
  /// All boxes, in the order in which a search begins with them: roots, those that no arrow leads
  /// to, the others.
  fileprivate var searchStarts: [Int] {
    var isTarget = [Bool](repeating: false, count: boxes.count)
    for arrow in arrows { isTarget[arrow.target] = true }
    let others = boxes.indices.filter { !boxes[$0].isRoot }
    return boxes.indices.filter { boxes[$0].isRoot }
      + others.filter { !isTarget[$0] } + others.filter { isTarget[$0] }
  }
}

/// A search in depth that gives each box the times at which it was entered and left.
private struct BackLinkSearch {
  private let targets: AdjacencyRows
  private var enteredAt: [Int]
  private var leftAt: [Int]
  private var nextTarget: [Int]
  private var time = 0

  init(_ diagram: Diagram) {
    let targets = AdjacencyRows(
      count: diagram.boxes.count,
      pairs: diagram.arrows.map { ($0.source, $0.target) }.sorted(by: <)
    )
    self.targets = targets
    enteredAt = [Int](repeating: 0, count: diagram.boxes.count)
    leftAt = enteredAt
    nextTarget = diagram.boxes.indices.map { targets[$0].startIndex }
  }

  /// Whether an arrow leads to a box on the way to its source.
  func leadsBack(_ arrow: Diagram.Arrow) -> Bool {
    enteredAt[arrow.target] < enteredAt[arrow.source] && leftAt[arrow.target] > leftAt[arrow.source]
  }

  mutating func run(from starts: [Int]) {
    for start in starts where enteredAt[start] == 0 {
      var path = [start]
      enter(start)
      while let box = path.last {
        if let next = nextUnknownTarget(of: box) {
          enter(next)
          path.append(next)
        } else {
          time += 1
          leftAt[box] = time
          path.removeLast()
        }
      }
    }
  }

  private mutating func enter(_ box: Int) {
    time += 1
    enteredAt[box] = time
  }

  private mutating func nextUnknownTarget(of box: Int) -> Int? {
    let row = targets[box]
    while nextTarget[box] < row.endIndex {
      let target = row[nextTarget[box]]
      nextTarget[box] += 1
      if enteredAt[target] == 0 { return target }
    }
    return nil
  }
}
