import GraphModel
import Testing

@Suite struct DrawingTests {
  @Test func nothingIsDrawnOfNothing() {
    let drawing = Diagram(boxes: [], arrows: []).drawing()
    #expect(drawing.boxes.isEmpty && drawing.arrows.isEmpty)
    #expect(drawing.width == 0 && drawing.height == 0)
  }

  @Test func everySmallDiagramIsDrawnWell() {
    forEachSmallGraph { graph in
      let diagram = makeDiagram(of: graph)
      expectGoodDrawing(of: diagram)
      let naive = NaiveGraph(graph) { _ in true }
      let drawing = diagram.drawing()
      for arrow in diagram.arrows {
        let (source, target) = (NodeID(index: UInt32(arrow.source)), UInt32(arrow.target))
        let isOnCycle = naive.reachable(from: NodeID(index: target)).contains(source)
        let bottom = drawing.boxes[arrow.source].y + diagram.boxes[arrow.source].height
        let isDownwards = bottom < drawing.boxes[arrow.target].y
        expectEqual(isDownwards || isOnCycle, true, "\(arrow) in \(diagram)")
      }
    }
  }

  @Test(arguments: [(40, 60), (200, 500), (400, 390)])
  func largerDiagramsAreDrawnWell(boxCount: Int, arrowCount: Int) {
    for seed in 0..<6 {
      var generator = SmallGenerator(seed: UInt64(seed))
      let diagram = makeDiagram(boxCount: boxCount, arrowCount: arrowCount, using: &generator)
      expectGoodDrawing(of: diagram)
    }
  }

  @Test func theOrderOfArrowsDoesNotMatter() {
    var generator = SmallGenerator(seed: 3)
    for _ in 0..<20 {
      var diagram = makeDiagram(boxCount: 60, arrowCount: 130, using: &generator)
      let drawing = diagram.drawing()
      diagram.arrows.shuffle(using: &generator)
      let other = diagram.drawing()
      #expect(other.boxes == drawing.boxes)
      #expect(Set(other.arrows) == Set(drawing.arrows))
      #expect(diagram.drawing() == other)
    }
  }

  @Test func rootsStandOnTop() {
    let drawing = makeDiagram(5, [(0, 2), (1, 3), (2, 3), (4, 3)], roots: [0, 1]).drawing()
    #expect(drawing.boxes[0].y == 0 && drawing.boxes[1].y == 0)
    #expect(drawing.boxes[4].y == drawing.boxes[2].y)
  }

  @Test func ofACycleTheArrowToTheRootLeadsUpwards() throws {
    let diagram = makeDiagram(3, [(0, 1), (1, 2), (2, 0)], roots: [1])
    let drawing = diagram.drawing()
    #expect(drawing.boxes[1].y < drawing.boxes[2].y && drawing.boxes[2].y < drawing.boxes[0].y)
    let way = drawing.arrows[0]
    #expect(way.first?.y == drawing.boxes[0].y)
    #expect(way.last?.y == drawing.boxes[1].y + diagram.boxes[1].height)
  }

  @Test func boxesOfAClusterStandTogether() {
    var diagram = makeDiagram(9, (1...8).map { (0, $0) }, roots: [0])
    for box in 1...8 { diagram.boxes[box].cluster = box % 2 }
    let drawing = diagram.drawing()
    let order = (1...8).sorted { drawing.boxes[$0].x < drawing.boxes[$1].x }
    #expect(order.map { $0 % 2 } == [0, 0, 0, 0, 1, 1, 1, 1])
  }

  @Test func partsStandBesideEachOtherAndThoseWithARootFirst() {
    let drawing = makeDiagram(7, [(0, 1), (1, 2), (4, 5)], roots: [4]).drawing()
    #expect(drawing.boxes[4] == Drawing.Point(x: 0, y: 0))
    #expect(drawing.boxes[0].x > drawing.boxes[4].x)
    #expect(drawing.boxes[3].x > drawing.boxes[0].x && drawing.boxes[6].x > drawing.boxes[3].x)
  }

  @Test func aRankOfManyBoxesIsNoLine() {
    let diagram = makeDiagram(2_001, (1...2_000).map { (0, $0) }, roots: [0])
    let drawing = diagram.drawing()
    #expect(drawing.width < 4 * drawing.height && drawing.height < 4 * drawing.width)
    expectGoodDrawing(of: diagram)
  }

  @Test func longDiagramsDoNotOverflowTheStack() {
    let drawing = makeDiagram(100_000, (1..<100_000).map { ($0 - 1, $0) }).drawing()
    #expect(drawing.boxes.allSatisfy { $0.x == drawing.boxes[0].x })
    #expect(zip(drawing.boxes, drawing.boxes.dropFirst()).allSatisfy { $0.y < $1.y })
  }

  @Test func longArrowsHaveFewPoints() {
    let count = 10_000
    let chain = (1..<count).map { ($0 - 1, $0) }
    let drawing = makeDiagram(count, chain + (2..<count).map { (0, $0) }).drawing()
    #expect(drawing.arrows.lazy.map(\.count).reduce(0, +) < 8 * count)
  }
}
