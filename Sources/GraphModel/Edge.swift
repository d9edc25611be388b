/// One relation between two nodes, from the one that needs or names to the one that is needed.
public struct Edge: Hashable, Sendable {
  // The order keeps an edge at 48 bytes: what is aligned to eight first, single bytes last.

  /// The further fact that edges of the kind carry, where there is one.
  public var detail: Detail?
  /// The place where the source code states the relation.
  public var location: Location?
  /// The node that needs, declares or builds.
  public var source: NodeID
  /// The node that is needed, declared or built.
  public var target: NodeID
  /// The kind of relation.
  public var kind: Kind
  /// Whether building the source builds the target too.
  public var timing: Timing

  /// Makes an eager edge without a location, unless told otherwise.
  public init(
    source: NodeID,
    target: NodeID,
    kind: Kind,
    timing: Timing = .eager,
    location: Location? = nil,
    detail: Detail? = nil
  ) {
    self.source = source
    self.target = target
    self.kind = kind
    self.timing = timing
    self.location = location
    self.detail = detail
  }
}

extension Edge {
  /// The kind of relation between two nodes; the raw value is its name in the exchange format.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// A module or root to a dependency that it declares.
    case declares
    /// A dependency to the module whose instance or factory its type names.
    case asks
    /// A wiring to the module that it builds.
    case wires
    /// A wiring to a dependency that it has an argument for, or whoever calls a function to a
    /// parameter of it; the location is the argument.
    case supplies
    /// A root, provider, wiring or consumer to the provider, wiring or dependency it needs.
    case uses
    /// A consumer or module to a dependency whose value it reads.
    case reads
    /// A consumer to a module that it builds outside any root.
    case constructs
    /// A consumer or wiring to the configurator module that it applies.
    case configures
    /// A wiring to a dependency whose argument cannot be of its type.
    case mismatches
    /// A function that makes a module to a property of it that the function leaves unset, or a
    /// provider to a property that does not keep what it makes.
    case leavesUnset
    /// A dependency or property to the one that it is only copied to.
    case copies
    /// A wiring to the module whose dependencies it fills in without building the module, or to
    /// the one dependency that it fills in.
    case fills
    /// A registration to the first one for the same key in the same container, which it replaces.
    case replaces
    /// A dependency to the provider or dependency that its value comes from; a provider or consumer to
    /// the dependency that it reads, or to the code of a type that it builds; anybody to a place where
    /// the way to what it needs is lost. No rule looks at it.
    case restsOn
  }

  /// A further fact of a relation. Each kind of edge has one case at most.
  public enum Detail: Hashable, Sendable {
    /// The dependency that the value is handed to, for `uses` and `reads`.
    case receiver(NodeID)
    /// The source looks at the target while it is built, and keeps nothing of it, for `uses`.
    case letGo
    /// The source reads a name of a value of unknown type, which may mean the target, for `uses`.
    case guess
    /// The type of what the module asked for gets from the one that asks, for `asks`.
    case handedType(String)
    /// The type of the argument, for `mismatches`.
    case argumentType(String)
    /// The key under which both are registered, where it is not the source's own, for `replaces`.
    case sharedKey(String)
  }

  /// The time at which a need arises; the raw value is its name in the exchange format.
  public enum Timing: String, CaseIterable, Sendable, Codable {
    /// Building the source builds the target too.
    case eager
    /// Building the source builds the target too, but only once a container has stored the source:
    /// whoever asks for the source meanwhile gets what is stored.
    case stored
    /// Building the source may build the target along: on some ways through its code, or if what the
    /// code names is what it seems to be.
    case possible
    /// The target is built later, when the source first needs it, and then kept.
    case kept
    /// The target is asked for later, anew each time a closure runs that the source hands out.
    case repeated
    /// The target is built later, if at all: when a closure, factory or lazy member runs.
    case deferred

    /// Whether it is not certain that building the source builds the target.
    public var isLater: Bool { self != .eager && self != .stored }

    /// Whether the target is built after the source, if at all: when a closure, factory or lazy member
    /// runs.
    public var isDeferred: Bool { isLater && self != .possible }
  }
}

extension Edge {
  /// The dependency that the value is handed to: of `uses` and `reads`.
  public var receiver: NodeID? {
    if case .receiver(let id) = detail { id } else { nil }
  }

  /// The type of what the module asked for gets from the one that asks: of `asks`.
  public var handedType: String? {
    if case .handedType(let name) = detail { name } else { nil }
  }

  /// Whether the source keeps nothing of the target: of `uses`.
  public var isLetGo: Bool { detail == .letGo }

  /// Whether the source only reads a name that may mean the target: of `uses`.
  public var isGuess: Bool { detail == .guess }

  /// The type of the argument: of `mismatches`.
  public var argumentType: String? {
    if case .argumentType(let name) = detail { name } else { nil }
  }

  /// The key under which both are registered, where it is not the source's own: of `replaces`.
  public var sharedKey: String? {
    if case .sharedKey(let name) = detail { name } else { nil }
  }
}

extension Edge.Detail {
  /// Whether edges of a kind carry such a detail.
  func fits(_ kind: Edge.Kind) -> Bool {
    switch self {
    case .receiver: kind == .uses || kind == .reads
    case .letGo, .guess: kind == .uses
    case .handedType: kind == .asks
    case .argumentType: kind == .mismatches
    case .sharedKey: kind == .replaces
    }
  }

  /// Whether a detail comes before another of the same kind of edge; none comes first.
  static func isSorted(_ first: Edge.Detail?, before second: Edge.Detail?) -> Bool {
    switch (first, second) {
    case (nil, .some), (.letGo, .receiver), (.letGo, .guess), (.guess, .receiver): true
    case (.receiver(let first), .receiver(let second)): first < second
    case (.handedType(let first), .handedType(let second)),
      (.argumentType(let first), .argumentType(let second)),
      (.sharedKey(let first), .sharedKey(let second)):
      first < second
    default: false
    }
  }
}

extension Edge.Kind {
  /// The place of the kind among all kinds, by which edges are sorted.
  var rank: UInt8 {
    switch self {
    case .declares: 0
    case .asks: 1
    case .wires: 2
    case .supplies: 3
    case .uses: 4
    case .reads: 5
    case .constructs: 6
    case .configures: 7
    case .mismatches: 8
    case .leavesUnset: 9
    case .copies: 10
    case .fills: 11
    case .replaces: 12
    case .restsOn: 13
    }
  }
}

extension Edge.Timing {
  /// The place of the timing among all timings, by which edges are sorted.
  var rank: UInt8 {
    switch self {
    case .eager: 0
    case .stored: 1
    case .possible: 2
    case .kept: 3
    case .repeated: 4
    case .deferred: 5
    }
  }
}
