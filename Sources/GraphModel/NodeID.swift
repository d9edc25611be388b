/// The index of a node in its graph; ids are compact, from 0 to one less than the node count.
///
/// Being `Strideable`, ids form ranges: `Graph.nodeIDs` is one.
public struct NodeID: Hashable, Strideable, Sendable {
  /// The index into `Graph.nodes`.
  public let index: UInt32

  /// Makes the id of the node at an index.
  public init(index: UInt32) {
    self.index = index
  }

  /// The index as an array position, for state kept in an array beside the nodes.
  @inlinable public var position: Int { Int(index) }

  /// Orders ids by index.
  public static func < (first: NodeID, second: NodeID) -> Bool {
    first.index < second.index
  }

  /// The number of ids from this one to another, negative if the other comes first.
  public func distance(to other: NodeID) -> Int {
    other.position - position
  }

  /// The id that many places further.
  public func advanced(by count: Int) -> NodeID {
    NodeID(position: position + count)
  }
}

extension NodeID {
  /// Makes the id of the node at an array position, which must fit 32 bits.
  init(position: Int) {
    index = UInt32(position)
  }
}

extension NodeID: Codable {
  /// Decodes the bare index.
  public init(from decoder: any Decoder) throws {
    index = try WholeNumber(from: decoder).value
  }

  /// Encodes the bare index.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}
