/// A rank whose boxes stand in columns: one box each where all fit beside each other, several where
/// the rank would be too wide.
///
///     a b c d e f          a c e
///                   ──▶    b d f
struct RankColumns {
  /// Boxes below each other, or one bend.
  struct Column {
    /// The boxes from top to bottom, or the bend.
    let items: [Int]
    /// The width of the widest box; 0 of a bend.
    let width: Int
    let isBend: Bool
    /// The distance from the left edge of the column before to that of this one, at least.
    let step: Int
  }

  /// The columns from left to right.
  private(set) var columns: [Column] = []
  /// The number of boxes in a full column.
  let rowCount: Int
  /// The height of the highest box.
  let rowHeight: Int

  /// Breaks a rank into rows so that none is much wider than a number allows.
  init(items: [Int], layers: Layers, diagram: Diagram, widest: Int) {
    let boxes = items.lazy.filter { !layers.isBend($0) }.map { diagram.boxes[$0] }
    let spacing = diagram.spacing
    let width = boxes.reduce(0) { $0 + $1.width + spacing.betweenBoxes }
    rowCount = max(1, (width + widest - 1) / widest)
    rowHeight = boxes.map(\.height).max() ?? 0
    let bendCount = items.count - boxes.count
    let bendStep = min(spacing.betweenArrows, widest / 4 / max(bendCount, 1))
    var waiting: [Int] = []
    var bends: [Int] = []
    for item in items {
      if layers.isBend(item) {
        bends.append(item)
      } else {
        waiting.append(item)
      }
      if waiting.isEmpty || waiting.count == rowCount {
        addColumn(of: waiting, diagram: diagram)
        waiting = []
        addBends(bends, step: bendStep, spacing: spacing)
        bends = []
      }
    }
    addColumn(of: waiting, diagram: diagram)
    addBends(bends, step: bendStep, spacing: spacing)
  }

  /// The height of all rows.
  func height(spacing: Diagram.Spacing) -> Int {
    rowCount * rowHeight + (rowCount - 1) * spacing.betweenRows
  }

  private mutating func addColumn(of boxes: [Int], diagram: Diagram) {
    guard let width = boxes.lazy.map({ diagram.boxes[$0].width }).max() else { return }
    let spacing = diagram.spacing
    let step = columns.last.map {
      $0.width + ($0.isBend ? spacing.betweenBoxes / 2 : spacing.betweenBoxes)
    }
    columns.append(Column(items: boxes, width: width, isBend: false, step: step ?? 0))
  }

  private mutating func addBends(_ bends: [Int], step: Int, spacing: Diagram.Spacing) {
    for bend in bends {
      let step = columns.last.map { $0.isBend ? step : $0.width + spacing.betweenBoxes / 2 }
      columns.append(Column(items: [bend], width: 0, isBend: true, step: step ?? 0))
    }
  }
}
