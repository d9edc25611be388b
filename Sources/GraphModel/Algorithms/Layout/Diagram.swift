/// Boxes and arrows to be drawn in layers: all that a layout needs to know of a picture.
public struct Diagram: Hashable, Sendable {
  /// The boxes; arrows refer to them by their positions.
  public var boxes: [Box]
  /// The arrows, in any order, repeated ones and ones from a box to itself included.
  public var arrows: [Arrow]
  /// The distances to keep.
  public var spacing: Spacing

  /// Makes a diagram, all of whose arrows have to lead from one of the boxes to one of them.
  public init(boxes: [Box], arrows: [Arrow], spacing: Spacing = Spacing()) {
    for arrow in arrows {
      precondition(
        boxes.indices.contains(arrow.source) && boxes.indices.contains(arrow.target),
        "an arrow leads from one of the boxes to one of them"
      )
    }
    self.boxes = boxes
    self.arrows = arrows
    self.spacing = spacing
  }

  /// A box by its size; what it shows is up to who draws it.
  public struct Box: Hashable, Sendable {
    /// The width, which is no less than 0.
    public var width: Int
    /// The height, which is no less than 0.
    public var height: Int
    /// Whether the picture begins here: the box stands as far up as the arrows to it allow.
    public var isRoot: Bool
    /// The number of the group that the box belongs to. Where arrows leave it open, boxes of one
    /// group stand together.
    public var cluster: Int?

    /// Makes a box.
    public init(width: Int, height: Int, isRoot: Bool = false, cluster: Int? = nil) {
      self.width = width
      self.height = height
      self.isRoot = isRoot
      self.cluster = cluster
    }
  }

  /// An arrow by the positions of its ends in `boxes`.
  public struct Arrow: Hashable, Sendable {
    /// The box that the arrow leaves.
    public var source: Int
    /// The box that it points to.
    public var target: Int

    /// Makes an arrow.
    public init(from source: Int, to target: Int) {
      self.source = source
      self.target = target
    }
  }

  /// Distances in a drawing, in the unit of the boxes' sizes; the defaults suit boxes that are some
  /// 40 high.
  public struct Spacing: Hashable, Sendable {
    /// The distance between boxes beside each other, in which arrows pass.
    public var betweenBoxes = 28
    /// The distance between the rows of a rank that is too wide for one.
    public var betweenRows = 24
    /// The least distance between ranks.
    public var betweenRanks = 56
    /// The distance between arrows that pass through a rank.
    public var betweenArrows = 10
    /// The width up to which no rank is broken into rows.
    public var leastWidth = 1_600

    /// The default distances.
    public init() {}
  }
}
