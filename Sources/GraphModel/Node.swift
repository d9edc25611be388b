/// One participant of an app's object graph.
public struct Node: Hashable, Sendable {
  /// The part the node plays.
  public var kind: Kind
  /// The name as messages print it: `TimerModule`, `TimerModule.Dependency.clock`.
  public var name: String
  /// The type as the source writes it, where there is one.
  public var typeName: String?
  /// The names of the types that a provider builds for what it yields, in source order.
  public var builtTypes: [String]
  /// The time that the node's value lives, where that is known.
  public var lifetime: Lifetime?
  /// Whether the source chose the lifetime, rather than left it to a default.
  public var isLifetimeExplicit: Bool
  /// The yes-or-no facts about the node.
  public var traits: Traits
  /// The place that a message about the node points to.
  public var location: Location?
  /// The node that this one is a part of: a dependency's module or root, a provider's root, the root
  /// or module that a root helps to build.
  public var owner: NodeID?

  /// Makes a node of which no more is known than what is passed.
  public init(
    kind: Kind,
    name: String,
    typeName: String? = nil,
    builtTypes: [String] = [],
    lifetime: Lifetime? = nil,
    isLifetimeExplicit: Bool = false,
    traits: Traits = [],
    location: Location? = nil,
    owner: NodeID? = nil
  ) {
    self.kind = kind
    self.name = name
    self.typeName = typeName
    self.builtTypes = builtTypes
    self.lifetime = lifetime
    self.isLifetimeExplicit = isLifetimeExplicit
    self.traits = traits
    self.location = location
    self.owner = owner
  }
}

extension Node {
  /// The part a node plays in the graph; the raw value is its name in the exchange format.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// A place where the graph is built.
    case root
    /// A type that declares what it needs.
    case module
    /// One field of what a module or a root declares that it needs.
    case dependency
    /// An expression or a registration that yields a value of a type.
    case provider
    /// One construction of a module in a root, with its arguments.
    case wiring
    /// Code outside any root that uses the graph.
    case consumer
    /// A type that no analysed source declares, assumed to be buildable.
    case external
  }

  /// The time that the value of a node lives; the raw value is its name in the exchange format.
  public enum Lifetime: String, CaseIterable, Sendable, Codable {
    /// Made anew each time it is asked for.
    case transient
    /// Shared while one graph is being resolved.
    case perGraph
    /// Shared as long as somebody holds it.
    case weak
    /// Made once and kept.
    case singleton
  }
}
