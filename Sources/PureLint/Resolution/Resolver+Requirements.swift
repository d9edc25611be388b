import PureLintSyntax

/// Requirements that a member may satisfy: those of protocols and base classes, declared or a library's.
extension Resolver {
  /// Whether a member may satisfy a requirement of a protocol, declared or a library's, or
  /// override an inherited member.
  public func mayBeRequired(_ member: DeclarationID) -> Bool {
    requirements(of: member)?.isEmpty != true
  }

  /// The requirements of declared protocols that a member may satisfy; nil if something else may
  /// require it too.
  /// - Parameter byClasses: Whether a declared class may require something: of its heirs' initializers
  ///   it requires only those that say so themselves, by `required` or `override`.
  public func requirements(
    of member: DeclarationID,
    byClasses: Bool = true
  ) -> [DeclarationID]? {
    let name = program[member].name
    var asked: LibraryTable.Member?
    var found: [DeclarationID] = []
    for promised in promised(by: selfType(of: member)).naming(name) {
      if case .nominal(let id, _) = promised.type.form {
        guard let declared = members(of: id)[name] else { continue }
        if !byClasses, program[id].kind == .classType { continue }
        guard program[id].kind == .protocolType, program.isSource(id) else { return nil }
        found += declared
      } else if !promised.isForeignClass || mayBeCalledUnseen(member) {
        asked = asked ?? libraryMember(member)
        if let asked, mayRequire(asked, by: promised) { return nil }
      }
    }
    return found
  }

  /// Whether a superclass may use a member without knowing it: of an heir's properties and initializers
  /// it knows those that override its own, while it may look for functions by name.
  private func mayBeCalledUnseen(_ member: DeclarationID) -> Bool {
    let kind = program[member].kind
    return kind != .variable && kind != .initializer
      || program[member].traits.contains(.isOverride)
  }

  /// What a library may know of a member.
  private func libraryMember(_ member: DeclarationID) -> LibraryTable.Member {
    let isProperty = program[member].kind == .variable
    return LibraryTable.Member(
      name: program[member].name,
      isProperty: isProperty,
      isInitializer: program[member].kind == .initializer,
      hasOwnTypes: !isProperty && namesOwnTypes(member)
    )
  }

  /// The parts of a composition, each of which is promised; which of them a clause names, it does not
  /// tell.
  private static func parts(of promised: PromisedType) -> [PromisedType] {
    guard case .composition(let parts) = promised.type.form else { return [promised] }
    return parts.map { PromisedType(type: $0, text: "") }
  }

  /// The requirements of declared protocols that a function may satisfy, as far as they are called as
  /// it is itself: with the same labels, and for as many types.
  public func requirementsCalledAlike(_ function: DeclarationID) -> [DeclarationID] {
    let labels = parameterList(of: function).map(\.label)
    let count = parameters(of: function).count
    return (requirements(of: function) ?? []).filter { required in
      parameterList(of: required).map(\.label) == labels && parameters(of: required).count == count
    }
  }

  /// The supertypes whose requirements a type's own members may satisfy.
  private func promised(by type: SwiftType) -> PromisedTypes {
    // What extends a protocol meets the requirements of those that it refines.
    if case .parameter(let id) = type.form, program[id].kind == .protocolType {
      return promised(by: bareType(id))
    }
    guard let id = type.declaration else { return .none }
    return answer(id, in: known.promisedTypes) {
      let conformancesOfBases = mayBeKnownToObjectiveC(type)
      return PromisedTypes(
        supertypesWithText(of: type, conformancesOfBases: conformancesOfBases).flatMap(Self.parts),
        self
      )
    }
  }

  /// Whether a class may inherit from one of a library's, so that members that Objective-C looks for
  /// by name may stand in any heir.
  private func mayBeKnownToObjectiveC(_ type: SwiftType) -> Bool {
    ([type] + allSupertypes(of: type)).contains { ancestor in
      guard let id = ancestor.declaration, program[id].kind == .classType,
        let base = inherited(in: id).first
      else { return false }
      if case .external = base.type.form { return true }
      return base.type.isUnknown
    }
  }

  /// Whether a function takes or yields something of a type that the sources declare.
  private func namesOwnTypes(_ function: DeclarationID) -> Bool {
    let types =
      parameterDeclarations(of: function).map { type(of: $0) } + [resultType(of: function)]
    return types.contains { $0.declaration.map(program.isSource) == true }
  }

  private func mayRequire(_ member: LibraryTable.Member, by promised: PromisedType) -> Bool {
    switch promised.type.form {
    case .nominal(let id, _): members(of: id)[member.name] != nil
    case .external(let external, _):
      program.libraries.mayRequire(member, by: external, named: promised.text)
    case .composition: Self.parts(of: promised).contains { mayRequire(member, by: $0) }
    default: false
    }
  }

  /// Whether a library may know types of the sources by a type's conformance to a protocol of its
  /// own, whose associated types they are.
  func mayFillAssociatedTypes(_ id: DeclarationID) -> Bool {
    supertypesWithText(of: .nominal(id, [])).contains { promised in
      if case .external = promised.type.form {
        return !program.libraries.isOfSystem(named: promised.text)
      }
      return false
    }
  }

  /// All supertypes, each with its name as some inheritance clause writes it.
  ///
  /// - Parameter conformancesOfBases: Whether with the protocols that base classes conform to, which
  ///   they have to satisfy themselves.
  private func supertypesWithText(
    of type: SwiftType,
    conformancesOfBases: Bool = true
  ) -> [PromisedType] {
    var found: [PromisedType] = []
    var waiting = [type.declaration].compactMap(\.self)
    var seen = Set(waiting)
    while let id = waiting.popLast() {
      let isBase = id != type.declaration && program[id].kind == .classType
      for entry in ([id] + extensions(of: id)).flatMap({ inherited(in: $0) }) {
        let isClass = entry.type.declaration.map { program[$0].kind == .classType } == true
        guard conformancesOfBases || !isBase || isClass else { continue }
        found.append(entry)
        let parts =
          if case .composition(let parts) = entry.type.form { Array(parts) } else { [entry.type] }
        waiting += parts.compactMap(\.declaration).filter { seen.insert($0).inserted }
      }
    }
    return found
  }

  /// What the inheritance clause of one block names.
  private func inherited(in block: DeclarationID) -> [PromisedType] {
    let tree = program.tree(of: block)
    guard let clause = tree.child(program[block].node, .inheritanceClause) else { return [] }
    var found = tree.children(clause).compactMap { inherited in
      tree.type(in: inherited).map { node in
        PromisedType(
          type: resolve(node, file: program[block].file, scope: program[block].parent),
          text: tree.text(tree.mainToken(node))
        )
      }
    }
    if let first = found.first, case .external = first.type.form, overridesAnything(block) {
      found[0].isForeignClass = true
    }
    return found
  }

  /// Whether a block is that of a class of which some member overrides one of a superclass.
  private func overridesAnything(_ block: DeclarationID) -> Bool {
    program[block].kind == .classType
      && ([block] + extensions(of: block)).flatMap { symbols.members(heldBy: $0) }
        .contains { program[$0].traits.contains(.isOverride) }
  }
}
