import PureLintSource
import PureLintSyntax

/// Something that a file gives a name to, and where to read the rest of it in the file's tree.
public struct Declaration: Sendable {
  /// For an extension the last name of the extended type; for `init` and `subscript` the keyword.
  public let name: Name
  /// The declaration's node; for a variable its `patternBinding`, for a parameter its `parameter`.
  public private(set) var node: NodeIndex
  /// The token that a message about the declaration points at.
  public private(set) var nameToken: TokenIndex
  /// The `#if` clauses around the declaration; see `FileDeclarations.clauses`.
  public let condition: ConditionID
  /// The number of declarations inside, this one included, without those in a body that was skipped
  /// at first: children come right after it.
  public private(set) var size: UInt32 = 1
  /// The index of the first declaration in its own bodies, if these were skipped at first and
  /// declare something: those follow each other behind the whole outline. Otherwise 0.
  private(set) var firstLocal: UInt32 = 0
  private let fileIndex: UInt32
  /// -1 at top level.
  private let parentIndex: Int32
  /// The traits; `isGeneric` is added once a generic parameter is found.
  public var traits: Traits = []
  /// The kind of thing that is declared.
  public let kind: Kind

  init(
    _ kind: Kind,
    _ name: Name,
    traits: Traits,
    node: NodeIndex,
    nameToken: TokenIndex,
    file: Int,
    parent: Int?,
    condition: ConditionID
  ) {
    self.kind = kind
    self.name = name
    self.traits = traits
    self.node = node
    self.nameToken = nameToken
    self.condition = condition
    fileIndex = UInt32(file)
    parentIndex = Int32(parent ?? -1)
  }

  /// The index of the file in its program.
  public var file: Int { Int(fileIndex) }

  /// The declaration that lexically holds this one.
  public var parent: DeclarationID? {
    parentIndex < 0 ? nil : DeclarationID(file: file, index: Int(parentIndex))
  }

  /// Whether the declaration stands directly inside another one of its file.
  func isDirectly(inside index: Int) -> Bool { parentIndex == Int32(index) }

  /// Sets the size once everything inside is known.
  mutating func close(size: Int) { self.size = UInt32(size) }

  /// Takes note that the declarations in its own bodies begin at a position.
  mutating func setFirstLocal(_ index: Int) { firstLocal = UInt32(index) }

  /// Moves to where the bodies of the outline push it.
  mutating func move(
    _ pushedNode: inout PushedPositions.Lookup,
    _ pushedToken: inout PushedPositions.Lookup
  ) {
    node = NodeIndex(pushedNode(node.rawValue))
    nameToken = TokenIndex(pushedToken(nameToken.rawValue))
  }

  /// The kind of a declaration. The order matters: kinds of types stand in front.
  public enum Kind: UInt8, Sendable {
    case structType, classType, actorType, enumType, protocolType
    case extensionBlock, typealiasType, associatedType, genericParameter
    case function, initializer, deinitializer, subscriptMember, variable, parameter, enumCase
  }

  /// The properties of a declaration that need no look at its tree.
  public struct Traits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt16

    /// Takes traits from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `static` or `class`.
    public static let isStatic = Traits(rawValue: 1 << 0)
    /// `lazy`.
    public static let isLazy = Traits(rawValue: 1 << 1)
    /// `let` rather than `var`.
    public static let isConstant = Traits(rawValue: 1 << 2)
    /// A variable with a getter instead of storage.
    public static let isComputed = Traits(rawValue: 1 << 3)
    /// A variable with `=` and a value behind it.
    public static let hasInitialValue = Traits(rawValue: 1 << 4)
    /// `private` or `fileprivate`.
    public static let isPrivate = Traits(rawValue: 1 << 5)
    /// `override`.
    public static let isOverride = Traits(rawValue: 1 << 6)
    /// Declared inside a function, an initializer, a closure or an accessor.
    public static let isLocal = Traits(rawValue: 1 << 7)
    /// A variable with an attribute, which may be a property wrapper.
    public static let hasWrapper = Traits(rawValue: 1 << 8)
    /// `convenience`.
    public static let isConvenience = Traits(rawValue: 1 << 9)
    /// `public` or `open`.
    public static let isPublic = Traits(rawValue: 1 << 10)
    /// With generic parameters of its own.
    public static let isGeneric = Traits(rawValue: 1 << 11)
    /// `package`.
    public static let isOfPackage = Traits(rawValue: 1 << 12)
    /// A type that the system starts: `@main` and its older forms.
    public static let isMain = Traits(rawValue: 1 << 15)
  }
}

extension Declaration.Kind {
  /// A type with members of its own.
  public var isNominalType: Bool { rawValue <= Declaration.Kind.protocolType.rawValue }

  /// Anything a name in type position may mean.
  public var isType: Bool {
    rawValue <= Declaration.Kind.genericParameter.rawValue && self != .extensionBlock
  }

  /// A type whose instances may inherit from a library's, or conform to its protocols unseen.
  public var isReferenceType: Bool {
    self == .classType || self == .actorType || self == .protocolType
  }

  /// A scope whose declarations are members.
  public var holdsMembers: Bool { isNominalType || self == .extensionBlock }
}
