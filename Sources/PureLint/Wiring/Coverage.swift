import GraphModel

/// The constructions of roots, and those among them that could not be followed.
struct Coverage: Hashable, Sendable {
  /// The number of constructions in roots, those that could not be followed included.
  var rootConstructionCount = 0
  /// Constructions in roots, and of modules elsewhere, that could not be followed, in source order.
  var unresolved: [Unresolved] = []
  /// Roots that the user names and sources declare, but that build nothing.
  var idleRoots: [RootName] = []
  /// What dialects recognised that is neither a module nor a root.
  var recognitions: [Recognition] = []
  /// The types that are named as what wires an app and have no part in it, in source order.
  var passedOver: [PassedOver] = []

  /// A type that a user may expect to be a root.
  struct PassedOver: Hashable, Sendable {
    let name: String
    var location: Location
    let reason: PassedOverType.Reason
  }

  /// One construction that could not be followed.
  struct Unresolved: Hashable, Sendable {
    var location: Location
    /// The construction and the reason why it is not followed: one phrase, lower case, without a
    /// period.
    var message: String
    var isInRoot: Bool
  }

  /// Adds what else could not be followed.
  mutating func add(_ others: [Unresolved]) {
    if !others.isEmpty { unresolved = Self.ordered(unresolved + others) }
  }

  /// What could not be followed in source order, each once.
  static func ordered(_ all: [Unresolved]) -> [Unresolved] {
    Set(all).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
  }

  /// The number of constructions in roots that were followed.
  var resolvedCount: Int { rootConstructionCount - unresolved.count { $0.isInRoot } }
}
