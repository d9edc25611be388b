import GraphModel
import Testing

/// A diagram with these arrows, and boxes of one size.
func makeDiagram(_ boxCount: Int, _ arrows: [(Int, Int)], roots: Set<Int> = []) -> Diagram {
  Diagram(
    boxes: (0..<boxCount).map { Diagram.Box(width: 100, height: 40, isRoot: roots.contains($0)) },
    arrows: arrows.map { Diagram.Arrow(from: $0.0, to: $0.1) }
  )
}

/// The nodes and edges of a graph, with boxes of several sizes, and the first one as a root.
func makeDiagram(of graph: Graph) -> Diagram {
  Diagram(
    boxes: graph.nodeIDs.map {
      Diagram.Box(
        width: 40 + $0.position * 7,
        height: 20 + $0.position * 5,
        isRoot: $0.position == 0
      )
    },
    arrows: graph.edges.map { Diagram.Arrow(from: $0.source.position, to: $0.target.position) }
  )
}

/// A made-up diagram whose arrows mostly lead from one box to one of the next.
func makeDiagram(
  boxCount: Int,
  arrowCount: Int,
  using generator: inout SmallGenerator
) -> Diagram {
  let boxes = (0..<boxCount).map { box in
    Diagram.Box(
      width: .random(in: 60...200, using: &generator),
      height: .random(in: 20...60, using: &generator),
      isRoot: box < 3,
      cluster: box.isMultiple(of: 5) ? nil : box * 8 / boxCount
    )
  }
  let arrows = (0..<arrowCount).map { _ in
    let source = Int.random(in: 0..<boxCount, using: &generator)
    let distance = Int.random(in: -3...30, using: &generator)
    return Diagram.Arrow(from: source, to: min(max(source + distance, 0), boxCount - 1))
  }
  return Diagram(boxes: boxes, arrows: arrows)
}

/// Records an issue unless boxes keep apart, everything is inside the drawing, and each arrow leads
/// from its source to its target by points outside all boxes.
func expectGoodDrawing(of diagram: Diagram, sourceLocation: SourceLocation = #_sourceLocation) {
  let drawing = diagram.drawing()
  let frames = zip(drawing.boxes, diagram.boxes).map { corner, box in
    Frame(left: corner.x, top: corner.y, right: corner.x + box.width, bottom: corner.y + box.height)
  }
  func expect(_ isGood: Bool, _ description: @autoclosure () -> String) {
    expectEqual(
      isGood,
      true,
      "\(description()) in \(diagram)",
      sourceLocation: sourceLocation
    )
  }
  let byTop = frames.indices.sorted { frames[$0].top < frames[$1].top }
  for (position, first) in byTop.enumerated() {
    let rest = byTop[(position + 1)...].prefix { frames[$0].top < frames[first].bottom }
    for second in rest { expect(!frames[first].overlaps(frames[second]), "\(first), \(second)") }
  }
  for frame in frames {
    let isInside = frame.left >= 0 && frame.top >= 0
    expect(isInside && frame.right <= drawing.width && frame.bottom <= drawing.height, "\(frame)")
  }
  for (arrow, way) in zip(diagram.arrows, drawing.arrows) {
    guard let first = way.first, let last = way.last else {
      expect(arrow.source == arrow.target, "\(arrow)")
      continue
    }
    let (source, target) = (frames[arrow.source], frames[arrow.target])
    let isDownwards = source.bottom < target.top
    expect(first.y == (isDownwards ? source.bottom : source.top), "\(arrow)")
    expect(last.y == (isDownwards ? target.top : target.bottom), "\(arrow)")
    for point in way {
      let isOutside = point.x >= 0 && point.x <= drawing.width
      expect(isOutside && !frames.contains { $0.contains(point) }, "\(point) of \(arrow)")
    }
  }
}

/// What a box covers.
private struct Frame {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  func overlaps(_ other: Frame) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func contains(_ point: Drawing.Point) -> Bool {
    left < point.x && point.x < right && top < point.y && point.y < bottom
  }
}
