extension Diagram {
  /// The diagram drawn in layers, so that arrows lead downwards, except for one of each cycle at
  /// least.
  ///
  ///             ┌──────┐
  ///             │ root │
  ///             └──┬───┘
  ///          ┌─────┴─────┐
  ///        ┌─▼─┐       ┌─▼─┐        root ──▶ a, root ──▶ b, a ──▶ c, b ──▶ c
  ///        │ a │       │ b │
  ///        └─┬─┘       └─┬─┘
  ///          └─────┬─────┘
  ///              ┌─▼─┐
  ///              │ c │
  ///              └───┘
  ///
  /// What no arrow connects is drawn beside each other. Of each part, the steps are those of
  /// Sugiyama, Tagawa and Toda 1981 in the form that Gansner, Koutsofios, North and Vo gave them in
  /// "A Technique for Drawing Directed Graphs" (1993): cycles are opened (`DiagramLinks`), boxes get
  /// ranks (`Ranks`), arrows over several ranks get bends (`Layers`), each rank an order with few
  /// crossings (`LayerOrder`), and all of it coordinates (`LayerPlacement`). Unlike there, arrows to
  /// the same box share their bends, and wide ranks are broken into rows (`RankColumns`), so that a
  /// picture of thousands of boxes is not a line.
  ///
  /// - Returns: A drawing in which no boxes overlap. The order of the boxes decides where nothing
  ///   else does, that of the arrows nowhere.
  /// - Complexity: O((*n* + *e*) log (*n* + *e*)) time for *n* boxes and *e* arrows, O(*n* + *e*)
  ///   space.
  public func drawing() -> Drawing {
    let parts = parts()
    return Drawing(packing: parts.map { $0.diagram.drawingOfOnePart() }, of: parts, in: self)
  }

  /// The drawing of a diagram whose boxes are all connected.
  private func drawingOfOnePart() -> Drawing {
    let links = DiagramLinks(self)
    let ranks = Ranks(of: self, links: links)
    let layers = Layers(of: self, links: links.all, ranks: ranks.ofBoxes)
    let order = LayerOrder(of: layers, clusters: boxes.map(\.cluster))
    let placement = LayerPlacement(of: self, layers: layers, order: order.ranks)
    return placement.drawing(of: self, links: links)
  }
}
