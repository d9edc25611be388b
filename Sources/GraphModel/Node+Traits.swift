extension Node {
  /// The yes-or-no facts about a node; the exchange format writes them by name.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The facts as bits, each of which has a name.
    public let rawValue: UInt32

    /// Makes a set from its bits; those without a name are dropped, as nothing could write them.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue & Traits.namedBits
    }

    /// A dependency that has a default value, so that an argument may be left out.
    public static let hasDefault = Traits(rawValue: 1 << 0)
    /// A dependency whose type is optional or holds any number of what it asks for, or a provider
    /// that may yield nothing.
    public static let isOptional = Traits(rawValue: 1 << 1)
    /// A wiring whose arguments could not be followed, or a node assumed to provide anything.
    public static let isOpaque = Traits(rawValue: 1 << 2)
    /// A node that only tests declare or use.
    public static let isTest = Traits(rawValue: 1 << 3)
    /// A node that runs of its own accord, without being asked for.
    public static let isStarted = Traits(rawValue: 1 << 4)
    /// A module that configures an object made by somebody else.
    public static let isConfigurator = Traits(rawValue: 1 << 5)
    /// A dependency that is a parameter of a function rather than a field.
    public static let isParameter = Traits(rawValue: 1 << 6)
    /// A node that the system calls, or clients out of sight, and that may therefore ask the root.
    public static let isEntryPoint = Traits(rawValue: 1 << 7)
    /// A dependency that is a property set after construction.
    public static let isProperty = Traits(rawValue: 1 << 8)
    /// A provider that builds a whole root when it is asked.
    public static let isResolver = Traits(rawValue: 1 << 9)
    /// A consumer or module that a root builds, or a registration in a container.
    public static let isBuiltByRoot = Traits(rawValue: 1 << 10)
    /// A provider that hands out one instance to everybody who names it.
    public static let isShared = Traits(rawValue: 1 << 11)
    /// A module that can be built without its dependencies, so that they may need it.
    public static let isFilledLater = Traits(rawValue: 1 << 12)
    /// A module that factories build.
    public static let hasFactory = Traits(rawValue: 1 << 13)
    /// A provider that a protocol requires, though nobody asks for it through the protocol either.
    public static let isRequired = Traits(rawValue: 1 << 14)
    /// A provider that is a function, which builds what it yields when it is called.
    public static let isFunction = Traits(rawValue: 1 << 15)
    /// A wiring that asks a container for what it needs.
    public static let isDemand = Traits(rawValue: 1 << 16)
    /// A provider that is a class whose members define what a container builds.
    public static let isAssembly = Traits(rawValue: 1 << 17)
    /// A provider that is built a second time if it is asked for while it is being built and not
    /// stored yet, so that two are handed out.
    public static let isDoubled = Traits(rawValue: 1 << 18)
    /// A provider that must not be built a second time while it is being built.
    public static let isSingular = Traits(rawValue: 1 << 19)
    /// A demand for what somebody else has to store before.
    public static let isPlaceholder = Traits(rawValue: 1 << 20)
    /// A provider that stands in for another one by its name.
    public static let isSubstitution = Traits(rawValue: 1 << 21)
    /// A demand by code that asks a container where it needs something, rather than being handed it.
    public static let isLookup = Traits(rawValue: 1 << 22)
    /// A dependency that an initializer takes: the parameter, or the property that keeps it.
    public static let isInjected = Traits(rawValue: 1 << 23)
    /// A type that a root is sure to have built and handed something; or a demand by its code, for the
    /// root's own instance or for another of its kind.
    public static let isInside = Traits(rawValue: 1 << 24)
    /// A consumer that is the code of an extension; its name is that of the extended type.
    public static let isExtension = Traits(rawValue: 1 << 25)
    /// A root that wires a part of the app, of which nothing tells where it belongs: its owner, the app's
    /// first root or one beside it, need not lead to it.
    public static let isUnplaced = Traits(rawValue: 1 << 26)
    /// A property that keeps what its initializer takes, and has another use for, or what its type
    /// makes itself.
    public static let isSpare = Traits(rawValue: 1 << 27)
  }
}

extension Node.Traits: Codable {
  /// The names in the exchange format; a name's position is its bit.
  private static let names = [
    "hasDefault", "isOptional", "isOpaque", "isTest", "isStarted", "isConfigurator",
    "isParameter", "isEntryPoint", "isProperty", "isResolver", "isBuiltByRoot", "isShared",
    "isFilledLater", "hasFactory", "isRequired", "isFunction", "isDemand",
    "isAssembly", "isDoubled", "isSingular", "isPlaceholder", "isSubstitution", "isLookup",
    "isInjected", "isInside", "isExtension", "isUnplaced", "isSpare",
  ]

  private static let namedBits = UInt32.max >> UInt32(32 - names.count)

  /// Decodes an array of names.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a name that is no trait.
  public init(from decoder: any Decoder) throws {
    var bits: UInt32 = 0
    for name in try [String](from: decoder) {
      guard let bit = Node.Traits.names.firstIndex(of: name) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "'\(name)' is not a trait"
          )
        )
      }
      bits |= 1 << UInt32(bit)
    }
    self.init(rawValue: bits)
  }

  /// Encodes an array of names, in the order of their bits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (bit, name) in Node.Traits.names.enumerated() where rawValue & 1 << UInt32(bit) != 0 {
      try container.encode(name)
    }
  }
}
