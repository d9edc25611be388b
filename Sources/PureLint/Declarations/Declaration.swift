/// The position of a declaration in its program.
struct DeclarationID: Hashable, Comparable, Sendable {
  let rawValue: UInt32

  init(_ position: Int) { rawValue = UInt32(position) }

  var position: Int { Int(rawValue) }

  static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Something that a file gives a name to, and where to read the rest of it in the file's tree.
struct Declaration: Sendable {
  let kind: Kind
  var traits: Traits = []
  /// For an extension the last name of the extended type; for `init` and `subscript` the keyword.
  let name: Name
  /// The index of the file in its program.
  let file: Int
  /// The declaration's node; for a variable its `patternBinding`, for a parameter its `parameter`.
  let node: NodeIndex
  /// The token that a message about the declaration points at.
  let nameToken: TokenIndex
  /// The declaration that lexically holds this one.
  let parent: DeclarationID?
  /// The `#if` clauses around the declaration; see `FileDeclarations.conditions`.
  let condition: ConditionID

  enum Kind: UInt8, Sendable {
    case structType, classType, actorType, enumType, protocolType
    case extensionBlock, typealiasType, associatedType, genericParameter
    case function, initializer, deinitializer, subscriptMember, variable, parameter, enumCase
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    /// `static` or `class`.
    static let isStatic = Traits(rawValue: 1 << 0)
    static let isLazy = Traits(rawValue: 1 << 1)
    /// `let` rather than `var`.
    static let isConstant = Traits(rawValue: 1 << 2)
    /// A variable with a getter instead of storage.
    static let isComputed = Traits(rawValue: 1 << 3)
    static let hasInitialValue = Traits(rawValue: 1 << 4)
    /// `private` or `fileprivate`.
    static let isPrivate = Traits(rawValue: 1 << 5)
    static let isOverride = Traits(rawValue: 1 << 6)
    /// Declared inside a function, an initialiser, a closure or an accessor.
    static let isLocal = Traits(rawValue: 1 << 7)
    static let hasWrapper = Traits(rawValue: 1 << 8)
    static let isConvenience = Traits(rawValue: 1 << 9)
  }
}

extension Declaration.Kind {
  /// A type with members of its own.
  var isNominalType: Bool { rawValue <= Declaration.Kind.protocolType.rawValue }

  /// Anything a name in type position may mean.
  var isType: Bool { rawValue <= Declaration.Kind.genericParameter.rawValue && self != .extensionBlock }

  /// A scope whose declarations are members.
  var holdsMembers: Bool { isNominalType || self == .extensionBlock }
}

/// A chain of `#if` clauses, as an index into its file's table; `none` is outside all of them.
struct ConditionID: Hashable, Sendable {
  let rawValue: UInt32

  static let none = ConditionID(rawValue: 0)
}

/// What one file declares, in source order.
struct FileDeclarations: Sendable {
  var declarations: [Declaration] = []
  /// Element `i` is the clause of condition `i + 1` and the condition around it.
  var conditions: [Condition] = []
  /// The names of imported modules: the first component of each path.
  var imports: [Name] = []

  struct Condition: Sendable {
    let clause: NodeIndex
    /// The `#if` block that the clause belongs to.
    let block: NodeIndex
    let outer: ConditionID
  }
}
