/// The children of nodes that have hundreds of them, such as long bodies: who looks for the one
/// around a place need not pass all those in front of it.
struct WideNodes: Sendable {
  /// In trees of fewer nodes, to pass all children takes no longer than to search.
  private static let smallestTree = 1024
  /// The number of children from which on a node is wide.
  private static let fewest = 128

  /// The positions of the children of each wide node.
  private let children: [UInt32: [UInt32]]

  /// - Complexity: O(nodes) for large trees, O(1) for all others.
  init(_ nodes: NodeList) {
    var found: [UInt32: [UInt32]] = [:]
    if nodes.count >= Self.smallestTree {
      nodes.forEachLarge { node in
        let children = Self.children(of: node, in: nodes)
        if children.count >= Self.fewest { found[UInt32(node)] = children }
      }
    }
    children = found
  }

  private static func children(of node: Int, in nodes: NodeList) -> [UInt32] {
    var children: [UInt32] = []
    var next = node + 1
    while next < node + Int(nodes.size(node)) {
      children.append(UInt32(next))
      next += Int(nodes.size(next))
    }
    return children
  }

  /// The positions of the children of a wide node; nil for all others.
  @inline(__always)
  subscript(node: NodeIndex) -> [UInt32]? {
    children.isEmpty ? nil : children[node.rawValue]
  }
}
