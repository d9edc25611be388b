import PureLintSource
import PureLintSyntax

/// Values that come out of code that is not analysed: of the sources' declarations, that code knows
/// only what it was given.
extension Resolver {
  /// A member of a value that is of a library's type, or inherits from one, by a name that no
  /// source declares for it.
  func foreignMember(_ name: Name, of base: SwiftType) -> SwiftType {
    answer(.init(type: base, name: name), in: known.foreignMembers, cost: 0) {
      if let id = base.declaration, hasDynamicMembers(id) || !hasLibraryMembers(id) {
        return .unknown
      }
      return .made(of: [base, resultsOfForeignMembers(name)], by: name)
    }
  }

  /// The results of the members by which sources extend types of libraries, which are told by name
  /// alone: `extension View { var theme: Theme }`. An app can have as many of one name as screens.
  private func resultsOfForeignMembers(_ name: Name) -> SwiftType {
    let members = symbols.foreignMembers(name)
    guard !members.isEmpty else { return .foreign }
    return answer(name, in: known.resultsOfForeignMembers, cost: 0) {
      .made(
        of: members.map { member in
          let type = program[member].kind == .variable ? type(of: member) : resultType(of: member)
          return type.withoutParameters
        }
      )
    }
  }

  /// Whether a declared type may have members that no source shows: inherited from a library's, or
  /// added by a macro.
  func mayHaveUnseenMembers(_ id: DeclarationID) -> Bool {
    answer(id, in: known.unseenMembers) {
      mayInheritUnseen(id) || hasDynamicMembers(id) || hasMacro(id)
        || !program.isSource(id) || program.tree(of: id).hasError(in: program[id].node)
    }
  }

  /// Whether a type is a library's, of which its interface shows a part, or inherits from one, and
  /// has no member that a macro adds.
  private func hasLibraryMembers(_ id: DeclarationID) -> Bool {
    guard program.isSource(id) else { return true }
    return mayInheritUnseen(id) && !hasMacro(id)
  }

  /// Whether a declared type inherits from types that no source declares and that have members.
  func mayInheritUnseen(_ id: DeclarationID) -> Bool {
    return allSupertypes(of: .nominal(id, [])).contains { supertype in
      switch supertype.form {
      case .external(let name, _): !program.libraries.knows(name, .addsNoMembers)
      case .unknown: true
      default: false
      }
    }
  }

  /// Whether a type bears an attribute that may be a macro's.
  private func hasMacro(_ id: DeclarationID) -> Bool { !program.bearsOnly(.isPlainOnTypes, id) }
}

extension SwiftType {
  /// What a library makes of values of some types; `unknown` if one of these is.
  /// - Parameter name: The member that was asked for on the way.
  static func made(of types: [SwiftType], by name: Name? = nil) -> SwiftType {
    var origins = Origins()
    for type in types {
      guard origins.add(type) else { return .unknown }
    }
    guard !origins.types.isEmpty else { return .foreign }
    if let name, !origins.names.contains(name) { origins.names.append(name) }
    return origins.isTooLarge ? .unknown : .made(origins.types, origins.names)
  }

  /// The type without the generic parameters in it: what these stand for comes from the base or an
  /// argument, and is among these.
  var withoutParameters: SwiftType { map { $0.isGeneric ? .foreign : nil } }
}

/// The declared types in some types, and the names by which others come out of these.
private struct Origins {
  var types: [SwiftType] = []
  var names: [Name] = []

  /// Whether there are so many that keeping them would cost more than they tell.
  var isTooLarge: Bool { types.count > 24 || names.count > 24 }

  /// - Returns: Whether all of the type is known.
  mutating func add(_ type: SwiftType) -> Bool {
    guard type.mayHoldDeclared else { return true }
    switch type.form {
    case .unknown, .parameter, .member: return false
    case .made(let types, let names):
      for name in names where !self.names.contains(name) { self.names.append(name) }
      return types.allSatisfy { add($0) }
    case .nominal(_, let arguments):
      if !types.contains(type) { types.append(type) }
      return arguments.allSatisfy { add($0) }
    case .external(_, let parts), .composition(let parts): return parts.allSatisfy { add($0) }
    case .optional(let type), .metatype(let type): return add(type)
    case .tuple(let elements): return elements.allSatisfy { add($0.type) }
    case .function(let parameters, let result):
      return add(result) && parameters.allSatisfy { add($0.type) }
    }
  }
}
