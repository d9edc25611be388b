import GraphModel

/// The constructions of roots, and those among them that could not be followed.
package struct Coverage: Hashable, Sendable {
  /// The number of constructions in roots, those that could not be followed included.
  package var rootConstructionCount = 0
  /// Constructions, requests and ways that could not be followed, in source order.
  package var unresolved: [Unresolved] = []
  /// Roots that the user names and sources declare, but that build nothing.
  package var idleRoots: [RootName] = []
  /// The other things that dialects recognised, besides modules and roots.
  package var recognitions: [Recognition] = []
  /// The types that wire by hand and are not judged, in source order.
  package var passedOver: [PassedOver] = []

  package init(
    rootConstructionCount: Int = 0,
    unresolved: [Unresolved] = [],
    idleRoots: [RootName] = [],
    recognitions: [Recognition] = [],
    passedOver: [PassedOver] = []
  ) {
    self.rootConstructionCount = rootConstructionCount
    self.unresolved = unresolved
    self.idleRoots = idleRoots
    self.recognitions = recognitions
    self.passedOver = passedOver
  }

  /// A type that a user may expect to be a root.
  package struct PassedOver: Hashable, Sendable {
    package let name: String
    package var location: Location
    package let reason: Reason

    package init(name: String, location: Location, reason: Reason) {
      self.name = name
      self.location = location
      self.reason = reason
    }

    package enum Reason: Sendable {
      /// Nothing outside tests mentions it, so that nothing can lead to it.
      case unmentioned
      /// A library shows it to clients out of sight, who may use whatever it has.
      case isForClients
    }
  }

  /// One thing that could not be followed, so that no rule speaks of what it may lead to.
  package struct Unresolved: Hashable, Sendable {
    package var location: Location
    /// The thing and the reason why it is not followed: one phrase, lower case, without a period.
    package var message: String
    /// The word for the kind of thing, by which it is counted: `construction`, `request`, `way`.
    package var noun: String
    package var isInRoot: Bool

    package init(
      location: Location,
      message: String,
      noun: String = Unresolved.construction,
      isInRoot: Bool
    ) {
      self.location = location
      self.message = message
      self.noun = noun
      self.isInRoot = isInRoot
    }

    /// The word for what makes an object.
    package static let construction = "construction"
  }

  /// Adds what else could not be followed.
  package mutating func add(_ others: [Unresolved]) {
    if !others.isEmpty { unresolved = Self.ordered(unresolved + others) }
  }

  /// The places that could not be followed, in source order, each once.
  package static func ordered(_ all: [Unresolved]) -> [Unresolved] {
    Set(all).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
  }

  /// The number of constructions in roots that were followed.
  package var resolvedCount: Int { rootConstructionCount - unresolved.count { $0.isInRoot } }
}
