import PureLintResolution
import PureLintSource
import PureLintWiring

/// The role that values of a type have in a graph of objects.
package enum ObjectKind {
  /// What has an identity: an instance of a class or actor, an existential or a closure, which may hold
  /// one.
  case object
  /// A value that holds objects: a struct, a tuple or a collection of them.
  case carrier
  /// A value, whatever keyword declares its type.
  case data
  /// A type of which the sources say too little.
  case unknown

  /// Whether a value is an object, or leads to some.
  package var mayLeadToObjects: Bool { self == .object || self == .carrier }
}

/// The kinds of all types, as outlines tell.
///
/// A class is data if it only keeps data that it is given: all that it stores are constants, and it
/// does nothing. So is the record of a store, whatever it does. Each type is looked at once.
package final class ObjectKinds {
  private let resolver: Resolver
  @exclusivity(unchecked) private(set) var known: [DeclarationID: ObjectKind]
  /// The types that are asked about, if they are noted.
  @exclusivity(unchecked) private var asked: [DeclarationID]?
  /// The number of types that are being looked at.
  @exclusivity(unchecked) private var depth = 0

  /// The number of types in types up to which is looked.
  private static let deepest = 64

  private var program: Program { resolver.program }

  /// - Parameter known: What was found out before, by the same outlines.
  package init(_ resolver: Resolver, after known: [DeclarationID: ObjectKind] = [:]) {
    self.resolver = resolver
    self.known = known
  }

  /// The kind of the values of a type.
  package func kind(of type: SwiftType) -> ObjectKind {
    switch type.unwrapped.form {
    case .function, .composition: .object
    case .tuple(let elements): joined(elements.lazy.map(\.type), otherwise: .data)
    case .metatype: .data
    case .nominal(let id, let arguments):
      program.isSource(id) ? kind(of: id) : libraryKind(of: id, arguments)
    case .external(let name, let arguments):
      if program.libraries.knows(name, .isData) {
        .data
      } else if program.libraries.knows(name, .isObject) {
        .object
      } else {
        joined(arguments, otherwise: .unknown)
      }
    case .parameter: kindOfBounded(type)
    case .optional, .unknown, .made, .member: .unknown
    }
  }

  /// Whether the values of a type are objects, or lead to some: those of the system's classes for what
  /// is shown, too, which nobody composes by handing them on.
  func mayHoldObjects(_ type: SwiftType) -> Bool {
    if case .external(let name, _) = type.unwrapped.form,
      program.libraries.knows(name, .isScreen)
    {
      return true
    }
    return kind(of: type).mayLeadToObjects
  }

  /// The kind of the values of a declared type.
  package func kind(of id: DeclarationID) -> ObjectKind {
    if asked != nil, depth == 0 { asked?.append(id) }
    if let found = known[id] { return found }
    guard depth < Self.deepest else { return .unknown }
    // What holds itself is told by the rest of it.
    known[id] = program[id].kind == .classType ? .object : .data
    depth += 1
    let found = findKind(of: id)
    depth -= 1
    known[id] = found
    return found
  }

  /// Runs something, and tells of which types it asks for the kinds, in order.
  func notingQuestions<Result>(_ ask: () -> Result) -> (Result, [DeclarationID]) {
    asked = []
    defer { asked = nil }
    let result = ask()
    return (result, asked ?? [])
  }

  private func findKind(of id: DeclarationID) -> ObjectKind {
    switch program[id].kind {
    case .classType: isRecord(id) || isOfStore(id) ? .data : .object
    case .actorType: .object
    case .protocolType: kindOfExistential(id)
    case .structType: kindOfStruct(id)
    case .enumType: .data
    default: .unknown
    }
  }

  /// A type that stores nothing may be anything.
  private func kindOfStruct(_ id: DeclarationID) -> ObjectKind {
    let stored = resolver.storedProperties(of: id)
    return joined(stored.map(resolver.type), otherwise: stored.isEmpty ? .unknown : .data)
  }

  /// A carrier if some value of the types leads to objects.
  private func joined(_ types: some Sequence<SwiftType>, otherwise kind: ObjectKind) -> ObjectKind {
    types.contains { self.kind(of: $0).mayLeadToObjects } ? .carrier : kind
  }

  private func libraryKind(
    of id: DeclarationID,
    _ arguments: TypeParts<SwiftType>
  ) -> ObjectKind {
    if program.libraries.knows(program[id].name, .isData) { return .data }
    if !arguments.isEmpty { return joined(arguments, otherwise: .data) }
    return program[id].kind == .classType || program[id].kind == .actorType ? .object : .unknown
  }

  /// A value of a generic parameter may be whatever meets a declared bound.
  private func kindOfBounded(_ parameter: SwiftType) -> ObjectKind {
    let isObject = resolver.bounds(of: parameter).contains { bound in
      bound.declaration.map(program.isSource) == true && kind(of: bound) == .object
    }
    return isObject ? .object : .unknown
  }

  /// Values as a protocol are objects, unless all that conform in sight are data.
  private func kindOfExistential(_ id: DeclarationID) -> ObjectKind {
    let conforming = resolver.heirs(of: id).filter { program[$0].kind != .protocolType }
    let isData = !conforming.isEmpty && conforming.allSatisfy { kind(of: $0) == .data }
    return isData ? .data : .object
  }

  // MARK: Records

  /// Whether a class is a value in all but the keyword. A class and those that inherit from it are all
  /// values, or none is; what stores nothing but others of its kind may be anything.
  private func isRecord(_ id: DeclarationID) -> Bool {
    if let base = superclass(of: id) { return kind(of: base) == .data }
    let family = Set([id] + resolver.heirs(of: id))
    let stored = family.flatMap(resolver.storedProperties)
    return stored.contains { !program[$0].traits.contains(.hasInitialValue) }
      && stored.allSatisfy { program[$0].traits.contains(.isConstant) }
      && family.allSatisfy(isPassive)
      && family.allSatisfy { inheritsNothing($0, but: family) }
      && stored.allSatisfy { isData(resolver.type(of: $0), orOf: family) }
      && stored.contains { isData(resolver.type(of: $0), orOf: []) }
  }

  /// Whether values of a type are data, or lists of a family's: a tree of values is one, too.
  private func isData(_ type: SwiftType, orOf family: Set<DeclarationID>) -> Bool {
    switch type.unwrapped.form {
    case .nominal(let id, _) where family.contains(id): true
    case .nominal(let id, let arguments) where !program.isSource(id) && !arguments.isEmpty:
      arguments.allSatisfy { isData($0, orOf: family) }
    default: kind(of: type) == .data
    }
  }

  /// Whether instances of a class are records that a library puts into a store, as an attribute of the
  /// class or what it inherits from tells.
  private func isOfStore(_ id: DeclarationID) -> Bool {
    let tree = program.tree(of: id)
    let isMarked = tree.children(program[id].node).contains { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { program.libraries.knows(tree.name($0), .isRecord) } == true
    }
    return isMarked
      || resolver.allSupertypes(of: .nominal(id, [])).contains { supertype in
        guard case .external(let name, _) = supertype.form else { return false }
        return program.libraries.knows(name, .isRecord)
      }
  }

  private func superclass(of id: DeclarationID) -> DeclarationID? {
    resolver.superclass(of: .nominal(id, [])).declaration.flatMap { base in
      program[base].kind == .classType && program.isSource(base) ? base : nil
    }
  }

  /// Whether the instances of a type do nothing. What its static members do is not theirs.
  private func isPassive(_ type: DeclarationID) -> Bool {
    ([type] + resolver.extensions(of: type)).flatMap { resolver.symbols.members(heldBy: $0) }
      .allSatisfy { member in
        switch program[member].kind {
        case .subscriptMember, .deinitializer: false
        case .function: program[member].traits.contains(.isStatic)
        case .variable:
          program[member].traits.isDisjoint(with: .isComputed)
            || program[member].traits.contains(.isStatic)
        default: true
        }
      }
  }

  /// Whether a type inherits from nothing that does something, besides its relatives.
  private func inheritsNothing(_ id: DeclarationID, but family: Set<DeclarationID>) -> Bool {
    resolver.allSupertypes(of: .nominal(id, [])).allSatisfy { supertype in
      switch supertype.form {
      case .external(let name, _): program.libraries.knows(name, [.isBare, .isValue])
      case .nominal(let base, _):
        program.isSource(base)
          ? family.contains(base)
          : program.libraries.knows(program[base].name, [.isBare, .isValue])
      default: false
      }
    }
  }
}
