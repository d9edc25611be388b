/// What is known of the type of an expression or a declaration.
///
/// `unknown` may be anything, so nothing is concluded from it; `external` is a type that no
/// analysed source declares, which therefore can hold analysed values only as generic arguments.
enum SwiftType: Hashable, Sendable {
  case unknown
  /// What code that is not analysed made of values of some types: one of them, or something that
  /// holds or yields one. Members of the given names were asked of it on the way; nothing else is
  /// known, as of `unknown`.
  indirect case made([SwiftType], [Name])
  /// A declared type with its generic arguments; a protocol stands for its existential too.
  case nominal(DeclarationID, [SwiftType])
  case external(Name, [SwiftType])
  /// A generic parameter; a protocol's id stands for its `Self`.
  case parameter(DeclarationID)
  /// An associated type of what is not known yet.
  indirect case member(SwiftType, Name)
  indirect case optional(SwiftType)
  case tuple([Element])
  indirect case function([Parameter], SwiftType)
  indirect case metatype(SwiftType)
  case composition([SwiftType])

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

  static let void = SwiftType.tuple([])

  /// A type that no source declares and that holds none of their values, whatever it is called.
  static let foreign = SwiftType.external("_", [])
}

extension SwiftType {
  /// The type under all optionals.
  var unwrapped: SwiftType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// The declared type itself, under optionals.
  var declaration: DeclarationID? {
    if case .nominal(let id, _) = unwrapped { return id }
    return nil
  }

  /// What a call of a function type yields.
  var result: SwiftType {
    if case .function(_, let result) = unwrapped { return result }
    return .unknown
  }

  /// Whether it is a function type, under optionals.
  var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }

  /// Whether it stands for a type that the caller chooses.
  var isGeneric: Bool {
    switch self {
    case .parameter, .member: true
    default: false
    }
  }

  var isUnknown: Bool {
    switch self {
    case .unknown, .made: true
    default: false
    }
  }

  /// Whether some part of the type is not known.
  var hasUnknown: Bool {
    switch self {
    case .unknown, .made, .parameter, .member: true
    case .nominal(_, let arguments), .external(_, let arguments), .composition(let arguments):
      arguments.contains { $0.hasUnknown }
    case .optional(let type), .metatype(let type): type.hasUnknown
    case .tuple(let elements): elements.contains { $0.type.hasUnknown }
    case .function(let parameters, let result):
      result.hasUnknown || parameters.contains { $0.type.hasUnknown }
    }
  }

  /// Whether a declared type, or what may be one, occurs anywhere in it.
  var mayHoldDeclared: Bool {
    switch self {
    case .unknown, .made, .nominal, .parameter, .member: true
    case .external(_, let arguments), .composition(let arguments):
      arguments.contains { $0.mayHoldDeclared }
    case .optional(let type), .metatype(let type): type.mayHoldDeclared
    case .tuple(let elements): elements.contains { $0.type.mayHoldDeclared }
    case .function(let parameters, let result):
      result.mayHoldDeclared || parameters.contains { $0.type.mayHoldDeclared }
    }
  }

  /// The type with parts replaced; `transform` answers nil for what stays.
  func map(_ transform: (SwiftType) -> SwiftType?) -> SwiftType {
    if let replaced = transform(self) { return replaced }
    switch self {
    case .unknown, .parameter: return self
    case .made(let types, let names): return .made(types.map { $0.map(transform) }, names)
    case .nominal(let id, let arguments): return .nominal(id, arguments.map { $0.map(transform) })
    case .external(let name, let arguments):
      return .external(name, arguments.map { $0.map(transform) })
    case .member(let base, let name): return .member(base.map(transform), name)
    case .optional(let type): return .optional(type.map(transform))
    case .metatype(let type): return .metatype(type.map(transform))
    case .composition(let types): return .composition(types.map { $0.map(transform) })
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.map(transform)) })
    case .function(let parameters, let result):
      let mapped = parameters.map { parameter in
        var parameter = parameter
        parameter.type = parameter.type.map(transform)
        return parameter
      }
      return .function(mapped, result.map(transform))
    }
  }
}

extension SwiftType {
  /// What a closure of this type is handed, with generic parameters left open that nothing is known
  /// of where it stands; its result may still tell what they stand for.
  func forgettingParameters(where isOpen: (DeclarationID) -> Bool) -> SwiftType {
    if case .optional(let wrapped) = self {
      return .optional(wrapped.forgettingParameters(where: isOpen))
    }
    guard case .function(let parameters, let result) = self else { return self }
    let handed = parameters.map { parameter in
      var parameter = parameter
      parameter.type = parameter.type.map { part in
        if case .parameter(let id) = part, isOpen(id) { return .unknown }
        return nil
      }
      return parameter
    }
    return .function(handed, result)
  }
}

extension SwiftType {
  /// How many parts a type may have before it counts as unknown.
  ///
  /// Types are values that share their parts, so one that doubles with each step costs little to
  /// make and would take for ever to look through. Whatever makes a type of others ends with
  /// `bounded`, so that no type is larger than a few of those that went into it.
  static let sizeLimit = 500

  /// The type, unless it has too many parts.
  /// - Complexity: O(`sizeLimit`), whatever the size.
  var bounded: SwiftType { isLargerThan(Self.sizeLimit) ? .unknown : self }

  /// A nominal type by its declaration alone.
  var withoutArguments: SwiftType {
    if case .nominal(let id, _) = self { return .nominal(id, []) }
    return self
  }

  /// Whether a type has more parts than a limit.
  /// - Complexity: O(limit).
  private func isLargerThan(_ limit: Int) -> Bool {
    var remaining = limit
    return !fits(in: &remaining)
  }

  private func fits(in remaining: inout Int) -> Bool {
    remaining -= 1
    guard remaining >= 0 else { return false }
    switch self {
    case .unknown, .parameter: return true
    case .nominal(_, let parts), .external(_, let parts), .composition(let parts),
      .made(let parts, _):
      return parts.allSatisfy { $0.fits(in: &remaining) }
    case .member(let type, _), .optional(let type), .metatype(let type):
      return type.fits(in: &remaining)
    case .tuple(let elements): return elements.allSatisfy { $0.type.fits(in: &remaining) }
    case .function(let parameters, let result):
      return result.fits(in: &remaining)
        && parameters.allSatisfy { $0.type.fits(in: &remaining) }
    }
  }
}

/// What stands for generic parameters, and for the `Self` of protocols, in one use.
typealias Substitution = [DeclarationID: SwiftType]
