import GraphModel

/// One registration of something in a container, under a key.
struct Registration {
  let place: Place
  /// The call that registers, in which what it builds is built; nil where that is not told.
  var call: NodeIndex?
  /// The call in the body of a function that registers what its callers choose, where the
  /// registration is one of those.
  var helperCall: HelperCall?
  var container: Container
  /// The containers in which it is made, as far as these can be told.
  var containers = ContainerSet.unknown
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
  /// Whether two of it are handed out if it is asked for while it is being built.
  var isDoubled = false
  /// Whether it must not be asked for while it is being built.
  var isSingular = false
  /// The type whose initializer it hands over, if it builds by one.
  var builds: DeclarationID?
  /// The other keys under which the same is found.
  var aliases: [Key] = []
  /// Whether a container finds it; what only stands for others is no answer to any demand.
  var isFindable = true
  /// Whether it fills a container, rather than provides for what is around one place.
  var fillsContainer = true
  /// Whether it counts as used though no demand for it is in sight.
  var isAssumedUsed = true
  /// The registration that it replaces, where that shows only from the order in which several are
  /// made.
  var replaced: Place?
  /// The words of its library for what rules say of it.
  var words: Words?

  /// A call that stands for others, and the whole of what it registers.
  struct HelperCall: Hashable {
    let place: Place
    let call: NodeIndex
  }

  /// What rules say of a registration, in the words of its library.
  struct Words: Sendable {
    /// What is said of one that nobody asks for, behind its name.
    let unused: String
    let adviceOnUnused: String
    let adviceOnDuplicate: String
    /// What ends a cycle that it is on.
    var adviceOnCycle: String?
    /// What is said of one that is asked for again while it is being built, behind its name.
    var rebuilt: String?
  }

  /// All keys under which it is found.
  var keys: [Key] { isFindable ? [key] + aliases : [] }

  /// A container as one body knows it.
  struct Container: Hashable {
    let file: Int
    /// The innermost closure or function around the call.
    let body: NodeIndex
    /// The expression that stands for the container, without `self.`.
    var text: String
  }

  /// The key that tells registrations of one container apart.
  struct Key: Hashable {
    var type: SwiftType
    var name: String?
    /// Whether the name may be another one each time, or another one than it looks.
    var isNameOpen = false
    /// The types of what is given at run time; nil if nothing is known of them.
    var arguments: [SwiftType]? = []
  }
}
