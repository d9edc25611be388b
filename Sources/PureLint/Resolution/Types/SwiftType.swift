/// What is known of the type of an expression or a declaration.
///
/// `unknown` may be anything, so nothing is concluded from it; `external` is a type that no
/// analysed source declares, which therefore can hold analysed values only as generic arguments.
///
/// A type is one row of the process-wide `TypeTable`: it is copied and compared as one word, and
/// what is asked all the time stands in its row.
/// Unchecked: rows never change.
struct SwiftType: Hashable, @unchecked Sendable {
  /// Nil for `unknown`.
  private let row: UnsafePointer<Row>?

  /// What a type is, for matching against patterns.
  enum Form: Hashable {
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

  struct Element: Hashable, Sendable {
    var label: Name?
    var type: SwiftType
  }

  struct Parameter: Hashable, Sendable {
    var label: Name?
    var type: SwiftType
    /// An `@autoclosure`: the argument is evaluated later, if at all.
    var isDeferred = false
    var isVariadic = false
    var hasDefault = false
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

  var form: Form {
    @inline(__always) get { row?.pointee.form ?? .unknown }
  }

  func _rawHashValue(seed: Int) -> Int {
    let product = (UInt(bitPattern: row) ^ UInt(bitPattern: seed)) &* 0x9e37_79b9_7f4a_7c15
    return Int(bitPattern: product ^ product >> 32)
  }
}

// MARK: Making types

extension SwiftType {
  static let unknown = SwiftType(nil)

  static let void = SwiftType.tuple([])

  /// A type that no source declares and that holds none of their values, whatever it is called.
  static let foreign = SwiftType.external("_", [])

  static func made(_ types: [SwiftType], _ names: [Name]) -> SwiftType {
    types.withParts { types in names.withParts { SwiftType(.made(types, $0)) } }
  }

  static func nominal(_ id: DeclarationID, _ arguments: [SwiftType]) -> SwiftType {
    arguments.withParts { SwiftType(.nominal(id, $0)) }
  }

  static func nominal(_ id: DeclarationID, _ arguments: TypeParts<SwiftType>) -> SwiftType {
    SwiftType(.nominal(id, arguments))
  }

  static func external(_ name: Name, _ arguments: [SwiftType]) -> SwiftType {
    arguments.withParts { SwiftType(.external(name, $0)) }
  }

  static func external(_ name: Name, _ arguments: TypeParts<SwiftType>) -> SwiftType {
    SwiftType(.external(name, arguments))
  }

  static func parameter(_ id: DeclarationID) -> SwiftType { SwiftType(.parameter(id)) }

  static func member(_ base: SwiftType, _ name: Name) -> SwiftType {
    SwiftType(.member(base, name))
  }

  static func optional(_ type: SwiftType) -> SwiftType { SwiftType(.optional(type)) }

  static func tuple(_ elements: [Element]) -> SwiftType {
    elements.withParts { SwiftType(.tuple($0)) }
  }

  static func function(_ parameters: [Parameter], _ result: SwiftType) -> SwiftType {
    parameters.withParts { SwiftType(.function($0, result)) }
  }

  static func function(_ parameters: TypeParts<Parameter>, _ result: SwiftType) -> SwiftType {
    SwiftType(.function(parameters, result))
  }

  static func metatype(_ instance: SwiftType) -> SwiftType { SwiftType(.metatype(instance)) }

  static func composition(_ types: [SwiftType]) -> SwiftType {
    types.withParts { SwiftType(.composition($0)) }
  }
}

// MARK: Asking types

extension SwiftType {
  /// The type under all optionals.
  var unwrapped: SwiftType {
    var type = self
    while case .optional(let wrapped) = type.form { type = wrapped }
    return type
  }

  /// The type with one optional taken off; the same type if it is none.
  var unwrappedOnce: SwiftType {
    if case .optional(let wrapped) = form { return wrapped }
    return self
  }

  /// The declared type itself, under optionals.
  var declaration: DeclarationID? {
    if case .nominal(let id, _) = unwrapped.form { return id }
    return nil
  }

  /// The declared type itself, if it is not optional.
  var bareDeclaration: DeclarationID? {
    if case .nominal(let id, _) = form { return id }
    return nil
  }

  /// What a call of a function type yields.
  var result: SwiftType {
    if case .function(_, let result) = unwrapped.form { return result }
    return .unknown
  }

  /// The type that a metatype is of.
  var instance: SwiftType? {
    if case .metatype(let instance) = form { return instance }
    return nil
  }

  /// Whether it is a function type, under optionals.
  var isFunction: Bool {
    if case .function = unwrapped.form { return true }
    return false
  }

  /// Whether it stands for a type that the caller chooses.
  var isGeneric: Bool {
    switch form {
    case .parameter, .member: true
    default: false
    }
  }

  var isUnknown: Bool {
    switch form {
    case .unknown, .made: true
    default: false
    }
  }

  /// Whether some part of the type is not known.
  var hasUnknown: Bool { row?.pointee.hasUnknown ?? true }

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

  private var size: Int { row?.pointee.size ?? 1 }
}

extension SwiftType.Row {
  /// - Complexity: O(parts of the outermost level).
  init(_ form: SwiftType.Form) {
    self.form = form
    var (hasUnknown, mayHoldDeclared, isParametric) = (false, false, false)
    var size = 1
    form.forEachPart { part in
      hasUnknown = hasUnknown || part.hasUnknown
      mayHoldDeclared = mayHoldDeclared || part.mayHoldDeclared
      isParametric = isParametric || part.isParametric
      size = min(size + part.size, SwiftType.sizeLimit + 1)
    }
    switch form {
    case .made: (hasUnknown, mayHoldDeclared) = (true, true)
    case .parameter, .member: (hasUnknown, mayHoldDeclared, isParametric) = (true, true, true)
    case .nominal: mayHoldDeclared = true
    default: break
    }
    self.hasUnknown = hasUnknown
    self.mayHoldDeclared = mayHoldDeclared
    self.isParametric = isParametric
    self.size = size
  }
}

extension SwiftType.Form {
  fileprivate func forEachPart(_ body: (SwiftType) -> Void) {
    switch self {
    case .unknown, .parameter: break
    case .nominal(_, let types), .external(_, let types), .composition(let types),
      .made(let types, _):
      types.forEach(body)
    case .member(let type, _), .optional(let type), .metatype(let type): body(type)
    case .tuple(let elements): elements.forEach { body($0.type) }
    case .function(let parameters, let result):
      parameters.forEach { body($0.type) }
      body(result)
    }
  }
}
