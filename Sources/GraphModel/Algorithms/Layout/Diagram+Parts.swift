extension Diagram {
  /// A part of a diagram that no arrow connects with the rest.
  struct Part {
    /// The part as a diagram of its own.
    let diagram: Diagram
    /// For each of its boxes, the position in the whole.
    let boxes: [Int]
    /// For each of its arrows, the position in the whole.
    let arrows: [Int]
  }

  /// The parts, in the order of their first boxes.
  ///
  /// - Complexity: O(*n* + *e*).
  func parts() -> [Part] {
    let (partOfBox, count) = partOfEachBox()
    let boxRows = AdjacencyRows(count: count, pairs: boxes.indices.lazy.map { (partOfBox[$0], $0) })
    let arrowRows = AdjacencyRows(
      count: count,
      pairs: arrows.indices.lazy.map { (partOfBox[arrows[$0].source], $0) }
    )
    var positions = [Int](repeating: 0, count: boxes.count)
    return (0..<count).map { part in
      let boxes = Array(boxRows[part])
      let arrows = Array(arrowRows[part])
      for (position, box) in boxes.enumerated() { positions[box] = position }
      let diagram = Diagram(
        boxes: boxes.map { self.boxes[$0] },
        arrows: arrows.map {
          Arrow(from: positions[self.arrows[$0].source], to: positions[self.arrows[$0].target])
        },
        spacing: spacing
      )
      return Part(diagram: diagram, boxes: boxes, arrows: arrows)
    }
  }

  private func partOfEachBox() -> (parts: [Int], count: Int) {
    let neighbors = AdjacencyRows(
      count: boxes.count,
      pairs: arrows.map { ($0.source, $0.target) } + arrows.map { ($0.target, $0.source) }
    )
    var parts = [Int](repeating: -1, count: boxes.count)
    var count = 0
    for start in boxes.indices where parts[start] < 0 {
      var waiting = [start]
      parts[start] = count
      while let box = waiting.popLast() {
        for neighbor in neighbors[box] where parts[neighbor] < 0 {
          parts[neighbor] = count
          waiting.append(neighbor)
        }
      }
      count += 1
    }
    return (parts, count)
  }
}
