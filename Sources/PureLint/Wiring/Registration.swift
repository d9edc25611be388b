import GraphModel

/// One registration of something in a container, under a key.
struct Registration {
  let place: Place
  /// The call that registers, in which what it builds is built; nil where that is not told.
  var call: NodeIndex?
  let container: Container
  let key: Key
  /// The blocks around the call, from its function or closure inwards.
  let blocks: [NodeIndex]
  let condition: ConditionID
  /// The type as the source writes it, with the name if there is one.
  let title: String
  /// The lifetime of what is registered, where it is known.
  var lifetime: Node.Lifetime?
  /// Whether the source chose the lifetime, rather than left it to the container's default.
  var isLifetimeExplicit = false
  /// Whether it counts as used though no demand for it is in sight.
  var isAssumedUsed = true

  /// A container as one body knows it.
  struct Container: Hashable {
    let file: Int
    /// The innermost closure or function around the call.
    let body: NodeIndex
    /// The expression that stands for the container, without `self.`.
    let text: String
  }

  /// The key that tells registrations of one container apart.
  struct Key: Hashable {
    let type: SwiftType
    var name: String?
    /// The types of what is given at run time, as the source writes them.
    var arguments: [String] = []
  }
}
