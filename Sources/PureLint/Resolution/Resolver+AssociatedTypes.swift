import PureLintSource
import PureLintSyntax

/// Nested and associated types, and what conforming types chose for these.
extension Resolver {
  /// The nested or associated type of a name; `unknown` where there is none.
  public func typeMember(_ name: Name, of base: SwiftType, _ arguments: [SwiftType] = [])
    -> SwiftType
  {
    if let found = findTypeMember(name, of: base, arguments) { return found }
    if case .external = base.form { return .external(name, arguments) }
    return .unknown
  }

  /// The nested or associated type of a name with its generic arguments; nil if there is none.
  public func findTypeMember(
    _ name: Name,
    of base: SwiftType,
    _ arguments: [SwiftType] = []
  ) -> SwiftType? {
    guard scopedNames.types.mayHold(name) else { return nil }
    // A name with generic arguments only means what has generic parameters.
    let found = findMembers(name, of: base).filter {
      program[$0.id].kind.isType && (arguments.isEmpty || !parameters(of: $0.id).isEmpty)
    }
    let member = found.first { program[$0.id].kind != .associatedType } ?? found.first
    guard let member else { return nil }
    if program[member.id].kind == .associatedType {
      if case .nominal(let id, let own) = base.form, program[id].kind != .protocolType {
        let parameters = parameters(of: id)
        // A generic parameter of the name is what the type chose.
        if let chosen = zip(parameters, own).first(where: { program[$0.0].name == name }) {
          return chosen.1
        }
        return substitute(Substitution(parameters, own), in: witness(of: member.id, in: base))
      }
      return fixedMember(name, of: base) ?? .member(base, name)
    }
    return substitute(member.substitution, in: instantiate(member.id, arguments))
  }

  /// What `where T.Name == X` says of a generic parameter's associated type.
  private func fixedMember(_ name: Name, of base: SwiftType) -> SwiftType? {
    guard case .parameter(let id) = base.form, program[id].kind == .genericParameter,
      let holder = program[id].parent
    else { return nil }
    let declaration = program[holder]
    let tree = program.trees[declaration.file]
    guard let clause = tree.child(declaration.node, .whereClause) else { return nil }
    for requirement in tree.children(clause) {
      let sides = tree.children(requirement).filter { tree.kind($0).isType }
      guard sides.count == 2, tree.kind(sides[0]) == .memberType, tree.name(sides[0]) == name,
        tree.tokens.kinds[tree.mainToken(requirement).position] != .colon,
        let owner = tree.type(in: sides[0]), tree.kind(owner) == .identifierType,
        tree.name(owner) == program[id].name
      else { continue }
      return resolve(sides[1], file: declaration.file, scope: declaration.parent)
    }
    return nil
  }

  /// What a conforming type chose for an associated type that it does not declare: read off the
  /// parameters of the requirements' witnesses, else the default.
  private func witness(of id: DeclarationID, in conforming: SwiftType) -> SwiftType {
    let key = SwiftType.member(conforming, program[id].name)
    // The witnesses' own signatures may name the type that is being looked for.
    return answer(key, in: known.witnesses) { findWitness(of: id, in: conforming) }
  }

  private func findWitness(of id: DeclarationID, in conforming: SwiftType) -> SwiftType {
    guard let holder = program[id].parent else { return .unknown }
    let name = program[id].name
    for scope in [holder] + refinements(of: holder, in: conforming) {
      for requirement in symbols.members(heldBy: scope)
      where program[requirement].kind == .initializer || program[requirement].kind == .function {
        if let found = inferWitness(name, from: requirement, in: conforming) { return found }
      }
    }
    let declaration = program[id]
    guard let node = program.trees[declaration.file].type(in: declaration.node) else {
      return .unknown
    }
    let type = resolve(node, file: declaration.file, scope: declaration.parent)
    return substitute([holder: conforming], in: type)
  }

  /// The protocols of a type that refine another.
  private func refinements(of id: DeclarationID, in type: SwiftType) -> [DeclarationID] {
    allSupertypes(of: type).compactMap { supertype in
      guard case .nominal(let other, _) = supertype.form, other != id,
        program[other].kind == .protocolType,
        allSupertypes(of: supertype).contains(where: { $0.declaration == id })
      else { return nil }
      return other
    }
  }

  private func inferWitness(
    _ name: Name,
    from requirement: DeclarationID,
    in conforming: SwiftType
  ) -> SwiftType? {
    guard case .nominal(let type, _) = conforming.form else { return nil }
    let wanted = parameterList(of: requirement)
    for (position, parameter) in wanted.enumerated() {
      guard case .member(_, name) = parameter.type.form else { continue }
      for candidate in members(of: type)[program[requirement].name] ?? []
      where program[candidate].kind == program[requirement].kind {
        let actual = parameterList(of: candidate)
        guard actual.map(\.label) == wanted.map(\.label) else { continue }
        if case .member(let owner, name) = actual[position].type.form,
          case .parameter = owner.form
        {
          continue
        }
        if actual[position].type.isUnknown { continue }
        return actual[position].type
      }
    }
    return nil
  }
}
