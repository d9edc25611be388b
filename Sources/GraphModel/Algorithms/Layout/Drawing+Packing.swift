extension Drawing {
  /// The drawings of a diagram's parts beside each other, in rows: those with a root first, then the
  /// larger ones.
  ///
  /// - Complexity: O(*n* + *e* + *p* log *p*) for *p* parts.
  init(packing drawings: [Drawing], of parts: [Diagram.Part], in diagram: Diagram) {
    let order = Drawing.packingOrder(of: parts)
    let spacing = diagram.spacing
    let gap = spacing.betweenBoxes * 2
    self.init(
      boxes: [Point](repeating: Point(x: 0, y: 0), count: diagram.boxes.count),
      arrows: [[Point]](repeating: [], count: diagram.arrows.count),
      width: 0,
      height: 0
    )
    let rowWidth = Drawing.rowWidth(of: drawings, gap: gap, least: spacing.leastWidth)
    var corner = Point(x: 0, y: 0)
    for part in order {
      let drawing = drawings[part]
      if corner.x > 0, corner.x + drawing.width > rowWidth {
        corner = Point(x: 0, y: height + gap)
      }
      add(drawing, of: parts[part], at: corner)
      width = max(width, corner.x + drawing.width)
      height = max(height, corner.y + drawing.height)
      corner.x += drawing.width + gap
    }
  }

  private static func packingOrder(of parts: [Diagram.Part]) -> [Int] {
    let hasNoRoot = parts.map { part in !part.diagram.boxes.contains(where: \.isRoot) }
    let cluster = parts.map { $0.diagram.boxes[0].cluster ?? .max }
    return parts.indices.sorted { first, second in
      if hasNoRoot[first] != hasNoRoot[second] { return hasNoRoot[second] }
      let sizes = (parts[first].boxes.count, parts[second].boxes.count)
      if sizes.0 != sizes.1 { return sizes.0 > sizes.1 }
      return (cluster[first], first) < (cluster[second], second)
    }
  }

  /// A width for which the whole gets about as high as it is wide.
  private static func rowWidth(of drawings: [Drawing], gap: Int, least: Int) -> Int {
    let area = drawings.reduce(0.0) { $0 + Double($1.width + gap) * Double($1.height + gap) }
    return max(drawings.lazy.map(\.width).max() ?? 0, Int((area * 1.5).squareRoot()), least)
  }

  private mutating func add(_ drawing: Drawing, of part: Diagram.Part, at corner: Point) {
    for (box, point) in zip(part.boxes, drawing.boxes) {
      boxes[box] = Point(x: point.x + corner.x, y: point.y + corner.y)
    }
    for (arrow, way) in zip(part.arrows, drawing.arrows) {
      arrows[arrow] = way.map { Point(x: $0.x + corner.x, y: $0.y + corner.y) }
    }
  }
}
