extension LayerPlacement {
  /// The drawing of the diagram with these coordinates.
  func drawing(of diagram: Diagram, links: DiagramLinks) -> Drawing {
    var drawing = Drawing(boxes: [], arrows: [], width: 0, height: 0)
    drawing.boxes = diagram.boxes.indices.map { corner(of: $0, in: diagram) }
    let ways = links.all.map { way(of: $0, boxes: drawing.boxes, in: diagram) }
    drawing.arrows = diagram.arrows.indices.map { arrow in
      guard let link = links.ofArrows[arrow] else { return [] }
      let isTurned = links.all[link].upper != diagram.arrows[arrow].source
      return isTurned ? ways[link].reversed() : ways[link]
    }
    drawing.fitEdges(of: diagram)
    return drawing
  }

  /// The upper left corner of a box, which stands in the middle of its column.
  private func corner(of box: Int, in diagram: Diagram) -> Drawing.Point {
    let rank = layers.ranks[box]
    let column = ranks[rank].columns[columns[box]]
    return Drawing.Point(
      x: lefts[rank][columns[box]] + (column.width - diagram.boxes[box].width) / 2,
      y: tops[rank] + rows[box] * (ranks[rank].rowHeight + spacing.betweenRows)
    )
  }

  /// The points of a link from top to bottom: beside the boxes of its own columns, by its bends.
  private func way(
    of link: DiagramLinks.Link,
    boxes: [Drawing.Point],
    in diagram: Diagram
  ) -> [Drawing.Point] {
    let start = boxes[link.upper]
    let end = boxes[link.lower]
    let startBox = diagram.boxes[link.upper]
    let bottom = Drawing.Point(x: start.x + startBox.width / 2, y: start.y + startBox.height)
    let top = Drawing.Point(x: end.x + diagram.boxes[link.lower].width / 2, y: end.y)
    var way = [bottom] + wayOut(of: link.upper, center: bottom.x)
    for bend in layers.bends(of: link) {
      let rank = layers.ranks[bend]
      let x = lefts[rank][columns[bend]]
      way.append(Drawing.Point(x: x, y: tops[rank]))
      way.append(Drawing.Point(x: x, y: tops[rank] + ranks[rank].height(spacing: spacing)))
    }
    return way + wayIn(to: link.lower) + [top]
  }

  /// How far from a column those pass who come by it.
  private var channel: Int { spacing.betweenBoxes / 4 }

  /// The points from a box down to the end of its rank: to the right of the boxes below it, or
  /// straight if there are none.
  private func wayOut(of box: Int, center: Int) -> [Drawing.Point] {
    let rank = layers.ranks[box]
    let column = ranks[rank].columns[columns[box]]
    let bottom = tops[rank] + ranks[rank].height(spacing: spacing)
    guard rows[box] < column.items.count - 1 else {
      let isLastRow = rows[box] == ranks[rank].rowCount - 1
      return isLastRow ? [] : [Drawing.Point(x: center, y: bottom)]
    }
    let x = lefts[rank][columns[box]] + column.width + channel
    let next = tops[rank] + (rows[box] + 1) * (ranks[rank].rowHeight + spacing.betweenRows)
    return [Drawing.Point(x: x, y: next), Drawing.Point(x: x, y: bottom)]
  }

  /// The points to the left of the boxes above a box, if there are any.
  private func wayIn(to box: Int) -> [Drawing.Point] {
    guard rows[box] > 0 else { return [] }
    let rank = layers.ranks[box]
    let x = lefts[rank][columns[box]] - channel
    let before = tops[rank] + rows[box] * (ranks[rank].rowHeight + spacing.betweenRows)
    return [
      Drawing.Point(x: x, y: tops[rank]), Drawing.Point(x: x, y: before - spacing.betweenRows),
    ]
  }
}

extension Drawing {
  /// Moves everything so that it begins at 0, and finds out how large it is.
  fileprivate mutating func fitEdges(of diagram: Diagram) {
    let points = arrows.lazy.joined()
    let left = min(boxes.lazy.map(\.x).min() ?? 0, points.map(\.x).min() ?? .max)
    let right = zip(boxes, diagram.boxes).lazy.map { $0.x + $1.width }.max() ?? 0
    let bottom = zip(boxes, diagram.boxes).lazy.map { $0.y + $1.height }.max() ?? 0
    width = max(right, points.map(\.x).max() ?? 0) - left
    height = bottom
    for box in boxes.indices { boxes[box].x -= left }
    for arrow in arrows.indices {
      for point in arrows[arrow].indices { arrows[arrow][point].x -= left }
    }
  }
}
