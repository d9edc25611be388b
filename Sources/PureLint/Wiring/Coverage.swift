import GraphModel

/// The constructions of roots, and those among them that could not be followed.
struct Coverage: Hashable, Sendable {
  /// The number of constructions in roots, those that could not be followed included.
  var rootConstructionCount = 0
  /// Constructions in roots, and of modules elsewhere, that could not be followed, in source order.
  var unresolved: [Unresolved] = []
  /// Roots that the user names and sources declare, but that build nothing.
  var idleRoots: [RootName] = []

  /// One construction that could not be followed.
  struct Unresolved: Hashable, Sendable {
    var location: Location
    /// The construction and the reason why it is not followed: one phrase, lower case, without a
    /// period.
    var message: String
    var isInRoot: Bool
  }

  /// The number of constructions in roots that were followed.
  var resolvedCount: Int { rootConstructionCount - unresolved.count { $0.isInRoot } }
}
