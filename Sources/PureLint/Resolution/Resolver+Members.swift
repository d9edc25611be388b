import PureLintSource

/// The members of types, their own and inherited ones.
extension Resolver {
  /// The members of a type by name, its extensions' included, in source order.
  public func members(of id: DeclarationID) -> MemberTable {
    answer(id, in: known.membersOfTypes) {
      var members = symbols.members(heldBy: id)
      for block in extensions(of: id) { members += symbols.members(heldBy: block) }
      return MemberTable(members.keeping { program[$0].kind != .genericParameter }, program)
    }
  }

  /// The members that extensions give to a type which no source declares, by name.
  private func members(ofExternal name: Name) -> MemberTable {
    answer(name, in: known.membersOfExternals) {
      MemberTable(extensions(ofExternal: name).flatMap { symbols.members(heldBy: $0) }, program)
    }
  }

  func typeMembers(named name: Name, in id: DeclarationID) -> [DeclarationID] {
    (members(of: id)[name] ?? []).filter { program[$0].kind.isType }
  }

  /// A member together with what stands for the generic parameters around it.
  public struct Member {
    /// The declaration of the member.
    public let id: DeclarationID
    /// The types that stand for the generic parameters around it, and for the `Self` of a protocol.
    public let substitution: Substitution
  }

  /// Whether a member is a type's and not its values'.
  public func isStatic(_ id: DeclarationID) -> Bool {
    program[id].kind == .enumCase || program[id].traits.contains(.isStatic)
  }

  /// What a function yields when it is called.
  func result(of member: Member) -> SwiftType {
    substitute(member.substitution, in: dynamicResult(of: member.id, member.substitution))
  }

  /// The members of a name that a value or a type of the given type has: its own, else those it
  /// inherits, nearest first.
  public func findMembers(_ name: Name, of type: SwiftType) -> [Member] {
    guard type.mayHaveMembers, scopedNames.all.mayHold(name) else { return [] }
    return answer(.init(type: type, name: name), in: known.foundMembers) {
      var search = MemberSearch(name: name, type: type)
      look(in: type, &search)
      return search.found
    }
  }

  /// The search for the members of a name along all that a type inherits from.
  private struct MemberSearch {
    let name: Name
    /// The type that is asked, which stands for the `Self` of protocols.
    let type: SwiftType
    var found: [Member] = []
    /// The types that were looked through, whatever their generic arguments. Of those that inherit
    /// from nothing the search comes back to none.
    var visited = FewFirst<VisitedType>()
  }

  private enum VisitedType: Hashable {
    case declared(DeclarationID)
    case other(SwiftType)
  }

  private func look(in type: SwiftType, _ search: inout MemberSearch) {
    switch type.form {
    case .nominal(let id, let arguments): look(in: type, id, arguments, &search)
    case .external(let external, _):
      guard visit(.other(type), &search) else { return }
      for id in members(ofExternal: external)[search.name] ?? [] {
        search.found.append(Member(id: id, substitution: [:]))
      }
    case .parameter, .member:
      guard visit(.other(type), &search) else { return }
      for bound in bounds(of: type) { look(in: bound, &search) }
    case .composition(let parts):
      guard visit(.other(type), &search) else { return }
      for part in parts { look(in: part, &search) }
    default: break
    }
  }

  /// Looks in a declared type, and, if no member of its own hides theirs, in those that it inherits
  /// from.
  private func look(
    in type: SwiftType,
    _ id: DeclarationID,
    _ arguments: TypeParts<SwiftType>,
    _ search: inout MemberSearch
  ) {
    // The type that is asked mostly has the member itself: then the search ends without a trace.
    let isFirst = search.visited.isEmpty
    guard isFirst || visit(.declared(id), &search) else { return }
    var substitution: Substitution?
    let count = search.found.count
    let (name, conforming) = (search.name, search.type)
    forEachCandidate(name, in: id, arguments) { member in
      let known = substitution ?? self.substitution(in: type, conforming)
      substitution = known
      guard isVisible(member, in: known) else { return }
      search.found.append(Member(id: member, substitution: known))
    }
    if search.found.count > count, hides(search.found[count].id) { return }
    let supertypes = supertypes(of: id)
    if isFirst, !supertypes.isEmpty { search.visited.insert(.declared(id)) }
    for supertype in supertypes {
      var inherited = supertype
      if supertype.isParametric {
        let known = substitution ?? self.substitution(in: type, search.type)
        inherited = substitute(known, in: supertype)
        substitution = known
      }
      look(in: inherited, &search)
    }
  }

  /// - Returns: Whether the type has not been visited before.
  private func visit(_ type: VisitedType, _ search: inout MemberSearch) -> Bool {
    // One that inherits from more must not exhaust the stack.
    search.visited.count < Self.mostSupertypes && search.visited.insert(type)
  }

  /// What stands for the generic parameters of a declared type, and for `Self` in one that another
  /// inherits from.
  private func substitution(in type: SwiftType, _ conforming: SwiftType) -> Substitution {
    guard case .nominal(let id, let arguments) = type.form else { return [:] }
    var substitution = Substitution(parameters(of: id), arguments)
    if program[id].kind == .protocolType || type != conforming { substitution[id] = conforming }
    return substitution
  }

  /// Visits the members of a name that a type itself may have with some generic arguments.
  private func forEachCandidate(
    _ name: Name,
    in id: DeclarationID,
    _ arguments: TypeParts<SwiftType>,
    _ visit: (DeclarationID) -> Void
  ) {
    let table = members(of: id)
    guard let first = arguments.first, case .nominal(let argument, _) = first.form,
      !first.hasUnknown, let all = table[name]
    else { return table.forEach(name, visit) }
    candidates(name, all, in: id, argument).forEach(visit)
  }

  /// Those of the members of a name of which the first generic argument leaves something.
  private func candidates(
    _ name: Name,
    _ all: [DeclarationID],
    in id: DeclarationID,
    _ argument: DeclarationID
  ) -> [DeclarationID] {
    guard all.count > ConstrainedMembers.threshold, let parameter = parameters(of: id).first else {
      return all
    }
    let table = answer(
      KnownAnswers.DeclaredMembers(type: id, name: name),
      in: known.constrainedMembers
    ) {
      constrainedMembers(all, of: parameter)
    }
    return table.members(for: ancestors(of: argument).union([argument]))
  }

  private func constrainedMembers(
    _ members: [DeclarationID],
    of parameter: DeclarationID
  ) -> ConstrainedMembers {
    ConstrainedMembers(members) { member in
      guard let scope = program[member].parent, program[scope].kind == .extensionBlock,
        let required = sameTypeConstraints(ofExtension: scope)[parameter],
        case .nominal(let declaration, _) = required.form, !required.hasUnknown
      else { return nil }
      return declaration
    }
  }

  /// Whether a member hides those of the same name that its type inherits; functions overload them.
  private func hides(_ id: DeclarationID) -> Bool {
    switch program[id].kind {
    case .function, .initializer, .subscriptMember: false
    default: !isRequirement(id)
    }
  }

  private func isRequirement(_ id: DeclarationID) -> Bool {
    program[id].parent.map { program[$0].kind == .protocolType } ?? false
  }

  /// Whether a member's extension applies: its `where Module == X` must fit the arguments.
  private func isVisible(_ member: DeclarationID, in substitution: Substitution) -> Bool {
    guard let scope = program[member].parent, program[scope].kind == .extensionBlock else {
      return true
    }
    return sameTypeConstraints(ofExtension: scope).entries.allSatisfy { required in
      guard let actual = substitution[required.parameter], !actual.hasUnknown,
        !required.type.hasUnknown
      else { return true }
      return actual == required.type || isSubtype(actual, of: required.type)
    }
  }

  /// The optional itself, where a function is its own and not its value's, as `map` is.
  func optionalHolder(of base: SwiftType, _ name: Name) -> SwiftType? {
    guard case .optional(let wrapped) = base.form else { return nil }
    let type = optionalType(of: wrapped)
    guard let id = type.declaration,
      held(by: id, name).contains(where: { program[$0].kind == .function })
    else { return nil }
    return type
  }
}

extension SwiftType {
  /// Whether some source may declare members of the type itself.
  fileprivate var mayHaveMembers: Bool {
    switch form {
    case .nominal, .external, .parameter, .member, .composition: true
    case .unknown, .made, .optional, .tuple, .function, .metatype: false
    }
  }
}
