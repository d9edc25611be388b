/// Where the boxes of a diagram stand and which way its arrows take.
///
/// The coordinates grow to the right and downwards, from 0 on.
public struct Drawing: Hashable, Sendable {
  /// The upper left corner of each box.
  public internal(set) var boxes: [Point]
  /// For each arrow, the points that it passes, all of them vertically, from an edge of its source
  /// to one of its target. An arrow from a box to itself has none.
  public internal(set) var arrows: [[Point]]
  /// The width of what is drawn.
  public internal(set) var width: Int
  /// The height of what is drawn.
  public internal(set) var height: Int

  /// A place in the drawing.
  public struct Point: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Int
    /// The distance from the upper edge.
    public var y: Int

    /// Makes a point.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }
}
