/// The members of types, their own and inherited ones.
extension Resolver {
  /// The members of a type by name, its extensions' included, in source order.
  func members(of id: DeclarationID) -> MemberTable {
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
  struct Member {
    let id: DeclarationID
    let substitution: Substitution
  }

  /// The members of a name that a value or a type of the given type has: its own, else those it
  /// inherits, nearest first.
  func findMembers(_ name: Name, of type: SwiftType) -> [Member] {
    guard scopedNames.all.mayHold(name) else { return [] }
    guard let question = question(name, of: type) else { return collectMembers(name, of: type) }
    return answer(question, in: known.foundMembers) { collectMembers(name, of: type) }
  }

  private func collectMembers(_ name: Name, of type: SwiftType) -> [Member] {
    var visited: [VisitedType] = []
    var found: [Member] = []
    addMembers(name, of: type, conforming: type, to: &found, &visited)
    return found
  }

  /// The question for members that is remembered: of a declared type without generic arguments or
  /// with its own parameters in their place, as its members see it, and of what stands for a type.
  private func question(_ name: Name, of type: SwiftType) -> KnownAnswers.Members? {
    switch type.form {
    case .nominal(let id, let arguments):
      for argument in arguments {
        guard case .parameter(let own) = argument.form, program[own].parent == id else {
          return nil
        }
      }
      return .init(type: id, name: name, form: arguments.isEmpty ? .bare : .withOwnParameters)
    case .parameter(let id): return .init(type: id, name: name, form: .parameter)
    default: return nil
    }
  }

  /// A type that was looked through, whatever its generic arguments.
  private enum VisitedType: Equatable {
    case declared(DeclarationID)
    case other(SwiftType)
  }

  private func addMembers(
    _ name: Name,
    of type: SwiftType,
    conforming: SwiftType,
    to found: inout [Member],
    _ visited: inout [VisitedType]
  ) {
    // No real type inherits from so many; one that does must not exhaust the stack.
    var bare = VisitedType.other(type)
    if case .nominal(let id, _) = type.form { bare = .declared(id) }
    guard visited.count < 300, !visited.contains(bare) else { return }
    visited.append(bare)
    switch type.form {
    case .nominal(let id, let arguments):
      var substitution: Substitution?
      let candidates = candidates(name, in: id, arguments)
      if !candidates.isEmpty {
        let known = self.substitution(in: type, conforming)
        let count = found.count
        for member in candidates where isVisible(member, in: known) {
          found.append(Member(id: member, substitution: known))
        }
        if found.count > count, hides(found[count].id) { return }
        substitution = known
      }
      for supertype in supertypes(of: id) {
        var inherited = supertype
        if supertype.isParametric {
          let known = substitution ?? self.substitution(in: type, conforming)
          inherited = substitute(known, in: supertype)
          substitution = known
        }
        addMembers(name, of: inherited, conforming: conforming, to: &found, &visited)
      }
    case .external(let external, _):
      for id in members(ofExternal: external)[name] ?? [] {
        found.append(Member(id: id, substitution: [:]))
      }
    case .parameter, .member:
      for bound in bounds(of: type) {
        addMembers(name, of: bound, conforming: conforming, to: &found, &visited)
      }
    case .composition(let parts):
      for part in parts {
        addMembers(name, of: part, conforming: conforming, to: &found, &visited)
      }
    default: break
    }
  }

  /// What stands for the generic parameters of a declared type, and for `Self` in one that another
  /// inherits from.
  private func substitution(in type: SwiftType, _ conforming: SwiftType) -> Substitution {
    guard case .nominal(let id, let arguments) = type.form else { return [:] }
    var substitution = Substitution(parameters(of: id), arguments)
    if program[id].kind == .protocolType || type != conforming { substitution[id] = conforming }
    return substitution
  }

  /// The members of a name that a type itself may have with some generic arguments.
  private func candidates(
    _ name: Name,
    in id: DeclarationID,
    _ arguments: TypeParts<SwiftType>
  ) -> [DeclarationID] {
    guard let all = members(of: id)[name] else { return [] }
    guard all.count > ConstrainedMembers.threshold, let first = arguments.first,
      case .nominal(let argument, _) = first.form, !first.hasUnknown,
      let parameter = parameters(of: id).first
    else { return all }
    let table = answer(
      KnownAnswers.Members(type: id, name: name, form: .withOwnParameters),
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
}
