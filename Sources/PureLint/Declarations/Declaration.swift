/// Which declaration is meant: the file and the position among what it declares.
///
/// Files are read in parallel without a shared counter, and nothing is renumbered afterwards.
struct DeclarationID: Hashable, Comparable, Sendable {
  let file: UInt32
  let index: UInt32

  init(file: Int, index: Int) {
    self.file = UInt32(file)
    self.index = UInt32(index)
  }

  static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }

  /// One multiplication spreads two small numbers well enough; the default took a tenth of a run.
  func _rawHashValue(seed: Int) -> Int {
    let bits = UInt64(file) << 32 | UInt64(index)
    let product = (bits ^ UInt64(bitPattern: Int64(seed))) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}

/// Something that a file gives a name to, and where to read the rest of it in the file's tree.
struct Declaration: Sendable {
  /// For an extension the last name of the extended type; for `init` and `subscript` the keyword.
  let name: Name
  /// The declaration's node; for a variable its `patternBinding`, for a parameter its `parameter`.
  let node: NodeIndex
  /// The token that a message about the declaration points at.
  let nameToken: TokenIndex
  /// The `#if` clauses around the declaration; see `FileDeclarations.clauses`.
  let condition: ConditionID
  /// The number of declarations inside, this one included: children come right after it.
  fileprivate(set) var size: UInt32 = 1
  private let fileIndex: UInt32
  /// -1 at top level.
  private let parentIndex: Int32
  var traits: Traits = []
  let kind: Kind

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
  var file: Int { Int(fileIndex) }

  /// The declaration that lexically holds this one.
  var parent: DeclarationID? {
    parentIndex < 0 ? nil : DeclarationID(file: file, index: Int(parentIndex))
  }

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
    /// Declared inside a function, an initializer, a closure or an accessor.
    static let isLocal = Traits(rawValue: 1 << 7)
    static let hasWrapper = Traits(rawValue: 1 << 8)
    static let isConvenience = Traits(rawValue: 1 << 9)
    /// `public` or `open`.
    static let isPublic = Traits(rawValue: 1 << 10)
    /// A type that the system starts: `@main` and its older forms.
    static let isMain = Traits(rawValue: 1 << 15)
  }
}

extension Declaration.Kind {
  /// A type with members of its own.
  var isNominalType: Bool { rawValue <= Declaration.Kind.protocolType.rawValue }

  /// Anything a name in type position may mean.
  var isType: Bool {
    rawValue <= Declaration.Kind.genericParameter.rawValue && self != .extensionBlock
  }

  /// A type whose instances may inherit from a library's, or conform to its protocols unseen.
  var isReferenceType: Bool { self == .classType || self == .actorType || self == .protocolType }

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
  /// Element `i` is the clause of condition `i + 1`, in source order.
  var clauses: [Clause] = []
  /// The names that clauses declare which no build in question compiles.
  var excludedNames: Set<Name> = []
  /// Whether some statement stands outside of all declarations.
  var hasTopLevelCode = false
  /// The names of imported modules: the first component of each path.
  var imports: [Name] = []
  /// Those of them that whoever imports this file's module imports too: `@_exported import X`.
  var exports: [Name] = []
  /// The last names of the types in inheritance clauses and behind type aliases, each with the
  /// declaration that names it.
  var supertypeNames: [(declaration: Int, name: Name)] = []

  /// The declarations at top level with the bytes that each takes up, in source order.
  var topLevel: [TopLevel] = []

  /// How many places the parser found not to be Swift, outside of bodies that it skipped.
  var syntaxErrorCount = 0
  /// The offset of the first of them.
  var firstSyntaxError: UInt32?
  /// Whether the file is in UTF-16 or UTF-32, so that nothing is known of it.
  var isWide = false

  /// Sets the size of a declaration once everything inside it is known.
  mutating func close(_ index: Int) {
    declarations[index].size = UInt32(declarations.count - index)
  }

  struct TopLevel: Sendable {
    /// The index of the declaration.
    let declaration: Int
    let range: Range<UInt32>
  }

  /// The declaration at top level that takes up the byte at an offset.
  /// - Complexity: O(log declarations).
  func topLevelDeclaration(at offset: UInt32) -> TopLevel? {
    var low = 0
    var high = topLevel.count
    while low < high {
      let middle = (low + high) / 2
      if topLevel[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < topLevel.count && topLevel[low].range.contains(offset) ? topLevel[low] : nil
  }

  struct Clause: Sendable {
    let node: NodeIndex
    let outer: ConditionID
    /// What holds inside: its own condition, that none of those before it holds, and what holds
    /// around it.
    let conditions: [Condition]
  }
}
