import PureLintResolution

extension Registration.Key {
  /// Whether some part of the key is not known, so that it may be one of several.
  package var isOpen: Bool {
    type.hasGap || isNameOpen || arguments.map { $0.contains(where: \.hasGap) } ?? true
  }

  /// Whether two places with this key mean the same, whatever it is.
  package var isCertain: Bool {
    !type.hasGap && (!isNameOpen || name != nil)
      && arguments.map { !$0.contains(where: \.hasGap) } ?? false
  }

  /// Whether two keys may be the same.
  package func mayBe(_ other: Self, _ resolver: Resolver) -> Bool {
    let comparison = KeyComparison(resolver: resolver)
    guard comparison.mayBe(type, other.type),
      name == other.name || isNameOpen || other.isNameOpen
    else { return false }
    guard let arguments, let others = other.arguments else { return true }
    return comparison.mayBe(arguments, others)
  }
}

extension SwiftType {
  /// Whether some part of the type is not known, or is some library's.
  fileprivate var hasGap: Bool {
    if hasUnknown { return true }
    var found = false
    _ = map { part in
      if part == .foreign { found = true }
      return nil
    }
    return found
  }
}

extension SwiftType {
  /// The same type with the parts of compositions in one order, whatever the order they are written in
  /// and the aliases that stand for some: `Y & X` is `X & Y`.
  var inOneOrder: SwiftType {
    switch form {
    case .nominal(_, let arguments) where arguments.isEmpty: return self
    default: break
    }
    return map { type in
      guard case .composition(let parts) = type.form else { return nil }
      let flat = parts.flatMap { part in
        if case .composition(let inner) = part.form { Array(inner) } else { [part] }
      }
      let declared = flat.compactMap { part in part.bareDeclaration.map { (id: $0, type: part) } }
      // What no source declares has no order of its own.
      guard declared.count == flat.count else { return .composition(flat) }
      return .composition(declared.sorted { $0.id < $1.id }.map(\.type))
    }
  }
}

/// The comparison of types that keys are made of.
private struct KeyComparison {
  let resolver: Resolver

  private var libraries: LibraryTable { resolver.program.libraries }

  /// Whether two types may be the same, as far as they are known.
  func mayBe(_ type: SwiftType, _ other: SwiftType) -> Bool {
    if isOpen(type) || isOpen(other) || type == other { return true }
    switch (type.form, other.form) {
    case (.optional(let type), .optional(let other)), (.metatype(let type), .metatype(let other)):
      return mayBe(type, other)
    case (.nominal(let id, let types), .nominal(let other, let others)):
      // `let tags: Set = [1]` leaves the arguments to the compiler.
      return id == other && (types.isEmpty || others.isEmpty || mayBe(Array(types), Array(others)))
    case (.external(let name, let types), .external(let other, let others))
    where resolver.mayBeOneForeignType(name, other):
      return types.isEmpty || others.isEmpty || mayBe(Array(types), Array(others))
    case (.tuple(let elements), .tuple(let others)):
      return mayBe(elements.map(\.type), others.map(\.type))
    case (.function(let types, let result), .function(let others, let otherResult)):
      return mayBe(types.map(\.type), others.map(\.type)) && mayBe(result, otherResult)
    case (.composition(let parts), .composition(let others)):
      let areOrdered = [parts, others].joined().allSatisfy { $0.bareDeclaration != nil }
      return !areOrdered || mayBe(Array(parts), Array(others))
    default: return mayBeAlias(type, of: other) || mayBeAlias(other, of: type)
    }
  }

  func mayBe(_ types: [SwiftType], _ others: [SwiftType]) -> Bool {
    types.count == others.count && zip(types, others).allSatisfy(mayBe)
  }

  private func isOpen(_ type: SwiftType) -> Bool {
    type.isUnknown || type.isGeneric || type == .foreign
  }

  /// Whether a name that no source declares may be an alias for another type: libraries have them
  /// for plain data, functions and tuples. A name that is known for a class is no alias.
  private func mayBeAlias(_ type: SwiftType, of other: SwiftType) -> Bool {
    guard case .external(let name, let arguments) = type.form, arguments.isEmpty,
      !libraries.knows(name, .isData), !libraries.knows(name, .isObject),
      !libraries.isOfSystem(named: resolver.names.text(of: name))
    else { return false }
    switch other.form {
    case .external(let name, _): return libraries.knows(name, .isData)
    case .function, .tuple, .metatype: return true
    default: return false
    }
  }
}
