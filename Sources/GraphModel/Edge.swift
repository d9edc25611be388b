/// One relation between two nodes, from the one that needs or names to the one that is needed.
public struct Edge: Hashable, Sendable, Codable {
  /// The node that needs, declares or builds.
  public var source: NodeID
  /// The node that is needed, declared or built.
  public var target: NodeID
  /// What relates the two.
  public var kind: Kind
  /// Whether building the source builds the target too.
  public var timing: Timing
  /// Where the source code states the relation.
  public var location: Location?
  /// The dependency that the value is handed to, for `uses`, `reads`, `lacks` and `offers`; for
  /// `suits` a wiring.
  public var through: NodeID?
  /// The type of the value that is handed over, for `mismatches`, or could be, for `offers`; for
  /// `asks`, of what the module asked for gets from the one that asks.
  public var typeName: String?

  /// Makes an eager edge without a location, unless told otherwise.
  public init(
    source: NodeID,
    target: NodeID,
    kind: Kind,
    timing: Timing = .eager,
    location: Location? = nil,
    through: NodeID? = nil,
    typeName: String? = nil
  ) {
    self.source = source
    self.target = target
    self.kind = kind
    self.timing = timing
    self.location = location
    self.through = through
    self.typeName = typeName
  }
}

extension Edge {
  /// What relates two nodes; the raw value is its name in the exchange format.
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
    /// A function that makes a module to a property of it that the function leaves unset.
    case omits
    /// A dependency or property to the one that it is only copied to.
    case copies
    /// A wiring to the module whose dependencies it fills in without building the module, or to
    /// the one dependency that it fills in.
    case fills
    /// What nobody uses to a dependency or property that it could be for, and that has nothing;
    /// `through` is the wiring that leaves it out, if one does.
    case suits
    /// A wiring to a provider that its argument names, but that no build compiles together with it.
    case lacks
    /// A registration to the first one for the same key in the same container, which it replaces.
    case replaces
    /// A wiring to a provider or parameter within its reach that could be what it lacks; `through`
    /// is the dependency, `typeName` the provider's type.
    case offers
    /// A wiring to a dependency that it lacks and that an argument with a similar label may be for;
    /// the location is the label.
    case mislabels
  }

  /// When a need arises; the raw value is its name in the exchange format.
  public enum Timing: String, CaseIterable, Sendable, Codable {
    /// Building the source builds the target too.
    case eager
    /// The target is built later, if at all: when a closure, factory or lazy member runs.
    case deferred
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
    case .omits: 9
    case .copies: 10
    case .fills: 11
    case .suits: 12
    case .lacks: 13
    case .replaces: 14
    case .offers: 15
    case .mislabels: 16
    }
  }
}

extension Edge.Timing {
  /// The place of the timing among all timings, by which edges are sorted.
  var rank: UInt8 {
    switch self {
    case .eager: 0
    case .deferred: 1
    }
  }
}
