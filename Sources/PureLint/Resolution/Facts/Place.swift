import PureLintSyntax

/// Where in the sources something is said, and by whom; in 16 bytes, because every record of a walk
/// has one, and there are many.
public struct Place: Hashable, Sendable {
  private let fileIndex: UInt32
  /// The token at which it is said.
  public let token: TokenIndex
  /// The index of `source` in its file.
  private let sourceIndex: UInt32
  private let traits: Traits

  private static let noSource = UInt32.max

  private struct Traits: OptionSet, Hashable {
    let rawValue: UInt8

    static let isDeferred = Traits(rawValue: 1 << 0)
    static let isConditional = Traits(rawValue: 1 << 1)
    static let isOnWrite = Traits(rawValue: 1 << 2)
    static let isSourceDeferred = Traits(rawValue: 1 << 3)
    static let isDecidedByBuild = Traits(rawValue: 1 << 4)
  }

  /// - Parameter source: A declaration of the file, if any; one of another file is not kept.
  public init(
    file: Int,
    token: TokenIndex,
    source: DeclarationID? = nil,
    isDeferred: Bool = false,
    isConditional: Bool = false,
    isOnWrite: Bool = false,
    isSourceDeferred: Bool = false,
    isDecidedByBuild: Bool = false
  ) {
    assert(source.map { $0.file == file } ?? true, "what is around a place is in its file")
    fileIndex = UInt32(file)
    self.token = token
    sourceIndex = source.flatMap { $0.file == file ? $0.index : nil } ?? Self.noSource
    var traits: Traits = []
    if isDeferred { traits.insert(.isDeferred) }
    if isConditional { traits.insert(.isConditional) }
    if isOnWrite { traits.insert(.isOnWrite) }
    if isSourceDeferred { traits.insert(.isSourceDeferred) }
    if isDecidedByBuild { traits.insert(.isDecidedByBuild) }
    self.traits = traits
  }

  /// The index of the file in its program.
  public var file: Int { Int(fileIndex) }

  /// The innermost declaration around it: a local, a member, a function.
  public var source: DeclarationID? {
    sourceIndex == Self.noSource ? nil : DeclarationID(file: file, index: Int(sourceIndex))
  }

  /// Inside a closure, a function value or an `@autoclosure` argument, counted from `source`.
  public var isDeferred: Bool { traits.contains(.isDeferred) }
  /// Inside a branch that may not be taken.
  public var isConditional: Bool { traits.contains(.isConditional) }
  /// Conditional by `#if` alone: in a build that compiles it, nothing else decides about it.
  public var isDecidedByBuild: Bool { traits.contains(.isDecidedByBuild) }
  /// In a branch that may not be taken when the program runs.
  public var isUncertain: Bool { isConditional && !isDecidedByBuild }
  /// In a setter or an observer: who reads the property does not get here.
  public var isOnWrite: Bool { traits.contains(.isOnWrite) }
  /// The source is a local inside a closure or a branch: what holds it may get here later, or never.
  public var isSourceDeferred: Bool { traits.contains(.isSourceDeferred) }
}

/// A declaration or none in the space of a declaration: the records of a walk hold several each, and
/// are a good part of what a run keeps in memory.
@propertyWrapper
public struct Packed: Hashable, Sendable {
  private static var none: DeclarationID { DeclarationID(file: Int(UInt32.max), index: 0) }

  private var id: DeclarationID

  /// Packs a declaration, or none.
  public init(wrappedValue: DeclarationID?) { id = wrappedValue ?? Self.none }

  /// The declaration; nil if there is none.
  public var wrappedValue: DeclarationID? {
    get { id == Self.none ? nil : id }
    set { id = newValue ?? Self.none }
  }
}

extension Program {
  /// Whether a place is in the user's sources.
  public func isSource(_ place: Place) -> Bool { place.file < interfaceStart }

  /// Whether something around a place is not Swift: then what stands there is half seen.
  public func isBroken(around place: Place) -> Bool {
    place.source.map { isBroken(around: $0) } ?? !trees[place.file].errors.isEmpty
  }
}
