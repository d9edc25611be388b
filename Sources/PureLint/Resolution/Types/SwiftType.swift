import PureLintSource

/// The type of an expression or a declaration, as far as it is known.
///
/// `unknown` may be anything, so nothing is concluded from it; `external` is a type that no
/// analysed source declares, which therefore can hold analysed values only as generic arguments.
///
/// A type is one row of the process-wide `TypeTable`: it is copied and compared as one word, and
/// what is asked all the time stands in its row.
/// Unchecked: rows never change.
public struct SwiftType: Hashable, @unchecked Sendable {
  /// Nil for `unknown`.
  private let row: UnsafePointer<Row>?

  /// The kind of a type with its parts, for matching against patterns.
  public enum Form: Hashable {
    case unknown
    /// What code that is not analysed made of values of some types: one of them, or something that
    /// holds or yields one. Members of the given names were asked of it on the way; nothing else is
    /// known, as of `unknown`.
    case made(TypeParts<SwiftType>, TypeParts<Name>)
    /// A declared type with its generic arguments; a protocol stands for its existential too.
    case nominal(DeclarationID, TypeParts<SwiftType>)
    case external(Name, TypeParts<SwiftType>)
    /// A generic parameter; a protocol's id stands for its `Self`.
    case parameter(DeclarationID)
    /// An associated type of what is not known yet.
    case member(SwiftType, Name)
    case optional(SwiftType)
    case tuple(TypeParts<Element>)
    case function(TypeParts<Parameter>, SwiftType)
    case metatype(SwiftType)
    case composition(TypeParts<SwiftType>)
  }

  /// An element of a tuple.
  public struct Element: Hashable, Sendable {
    /// The label; nil if there is none.
    public var label: Name?
    /// The type of the value.
    public var type: SwiftType

    /// Stores the parts as they are.
    public init(label: Name? = nil, type: SwiftType) {
      self.label = label
      self.type = type
    }
  }

  /// A parameter of a function type, or of something that is declared to have parameters.
  public struct Parameter: Hashable, Sendable {
    /// The label of the argument; nil if there is none, or `_`.
    public var label: Name?
    /// The type of one argument: of an `@autoclosure` what it yields, of a variadic one each value.
    public var type: SwiftType
    /// An `@autoclosure`: the argument is evaluated later, if at all.
    public var isDeferred = false
    /// `...`: it takes any number of arguments.
    public var isVariadic = false
    /// A call may leave the argument out, because something else yields the value.
    public var hasDefault = false

    /// Stores the parts as they are.
    public init(
      label: Name? = nil,
      type: SwiftType,
      isDeferred: Bool = false,
      isVariadic: Bool = false,
      hasDefault: Bool = false
    ) {
      self.label = label
      self.type = type
      self.isDeferred = isDeferred
      self.isVariadic = isVariadic
      self.hasDefault = hasDefault
    }
  }

  /// A type's form, and what is often asked of it.
  struct Row {
    let form: Form
    let hasUnknown: Bool
    let mayHoldDeclared: Bool
    let isParametric: Bool
    /// The number of parts, up to one more than `sizeLimit`.
    let size: Int
  }

  private init(_ row: UnsafePointer<Row>?) { self.row = row }

  private init(_ form: Form) { row = TypeTable.shared.row(of: form) }

  /// The form of the type, for matching against patterns.
  public var form: Form {
    @inline(__always) get { row?.pointee.form ?? .unknown }
  }

  /// Spreads the address of the row by one multiplication: equal types have the same row.
  public func _rawHashValue(seed: Int) -> Int {
    let product = (UInt(bitPattern: row) ^ UInt(bitPattern: seed)) &* 0x9e37_79b9_7f4a_7c15
    return Int(bitPattern: product ^ product >> 32)
  }
}

// MARK: Making types

extension SwiftType {
  /// The type of which nothing is known.
  public static let unknown = SwiftType(nil)

  /// The type of the empty tuple.
  public static let void = SwiftType.tuple([])

  /// A type that no source declares and that holds none of their values, whatever it is called.
  public static let foreign = SwiftType.external("_", [])

  static func made(_ types: [SwiftType], _ names: [Name]) -> SwiftType {
    types.withParts { types in names.withParts { SwiftType(.made(types, $0)) } }
  }

  /// A declared type with its generic arguments; a protocol stands for its existential too.
  public static func nominal(_ id: DeclarationID, _ arguments: [SwiftType]) -> SwiftType {
    arguments.withParts { SwiftType(.nominal(id, $0)) }
  }

  static func nominal(_ id: DeclarationID, _ arguments: TypeParts<SwiftType>) -> SwiftType {
    SwiftType(.nominal(id, arguments))
  }

  /// A type that no source declares, with its generic arguments.
  public static func external(_ name: Name, _ arguments: [SwiftType]) -> SwiftType {
    arguments.withParts { SwiftType(.external(name, $0)) }
  }

  static func external(_ name: Name, _ arguments: TypeParts<SwiftType>) -> SwiftType {
    SwiftType(.external(name, arguments))
  }

  /// A generic parameter, or the `Self` of a protocol.
  public static func parameter(_ id: DeclarationID) -> SwiftType { SwiftType(.parameter(id)) }

  static func member(_ base: SwiftType, _ name: Name) -> SwiftType {
    SwiftType(.member(base, name))
  }

  /// The optional of a type.
  public static func optional(_ type: SwiftType) -> SwiftType { SwiftType(.optional(type)) }

  /// The tuple of some elements.
  public static func tuple(_ elements: [Element]) -> SwiftType {
    elements.withParts { SwiftType(.tuple($0)) }
  }

  /// The type of a function with some parameters and a result.
  public static func function(_ parameters: [Parameter], _ result: SwiftType) -> SwiftType {
    parameters.withParts { SwiftType(.function($0, result)) }
  }

  static func function(_ parameters: TypeParts<Parameter>, _ result: SwiftType) -> SwiftType {
    SwiftType(.function(parameters, result))
  }

  /// The type of a type itself: `X.Type`.
  public static func metatype(_ instance: SwiftType) -> SwiftType {
    SwiftType(.metatype(instance))
  }

  /// The composition of some types: `X & Y`.
  public static func composition(_ types: [SwiftType]) -> SwiftType {
    types.withParts { SwiftType(.composition($0)) }
  }
}

// MARK: Asking types

extension SwiftType {
  /// The type under all optionals.
  public var unwrapped: SwiftType {
    var type = self
    while case .optional(let wrapped) = type.form { type = wrapped }
    return type
  }

  /// The type with one optional taken off; the same type if it is none.
  public var unwrappedOnce: SwiftType {
    if case .optional(let wrapped) = form { return wrapped }
    return self
  }

  /// The declared type itself, under optionals.
  public var declaration: DeclarationID? {
    if case .nominal(let id, _) = unwrapped.form { return id }
    return nil
  }

  /// The declared type itself, if it is not optional.
  public var bareDeclaration: DeclarationID? {
    if case .nominal(let id, _) = form { return id }
    return nil
  }

  /// What a call of a function type yields.
  public var result: SwiftType {
    if case .function(_, let result) = unwrapped.form { return result }
    return .unknown
  }

  /// The type that a metatype is of.
  public var instance: SwiftType? {
    if case .metatype(let instance) = form { return instance }
    return nil
  }

  /// Whether it is a function type, under optionals.
  public var isFunction: Bool {
    if case .function = unwrapped.form { return true }
    return false
  }

  /// Whether it stands for a type that the caller chooses.
  public var isGeneric: Bool {
    switch form {
    case .parameter, .member: true
    default: false
    }
  }

  /// Whether nothing is known of the type, save perhaps what it was made of.
  public var isUnknown: Bool {
    switch form {
    case .unknown, .made: true
    default: false
    }
  }

  /// Whether some part of the type is not known.
  public var hasUnknown: Bool { row?.pointee.hasUnknown ?? true }

  /// Whether a declared type, or what may be one, occurs anywhere in it.
  var mayHoldDeclared: Bool { row?.pointee.mayHoldDeclared ?? true }

  /// Whether a generic parameter or an associated type occurs anywhere in it.
  var isParametric: Bool { row?.pointee.isParametric ?? false }
}

// MARK: Sizes

extension SwiftType {
  /// How many parts a type may have before it counts as unknown.
  ///
  /// Types share their parts, so one that doubles with each step costs little to make and would
  /// take for ever to look through. Whatever makes a type of others ends with `bounded`, so that no
  /// type is larger than a few of those that went into it.
  static let sizeLimit = 500

  /// The type, unless it has too many parts.
  var bounded: SwiftType { size > Self.sizeLimit ? .unknown : self }

  /// The number of parts, up to one more than `sizeLimit`.
  var size: Int { row?.pointee.size ?? 1 }
}
