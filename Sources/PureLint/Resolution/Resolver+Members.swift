/// What a type has: its supertypes, its members, its associated types.
extension Resolver {
  /// The type of `self` inside a declaration; `unknown` outside all types.
  func selfType(of scope: DeclarationID?) -> SwiftType {
    var next = scope
    while let id = next {
      let declaration = program[id]
      if declaration.kind.isNominalType { return ownType(of: id) }
      if declaration.kind == .extensionBlock { return selfType(ofExtension: id) }
      next = declaration.parent
    }
    return .unknown
  }

  /// What `Self` means in a declared type, if it is no heir's.
  private func ownType(of id: DeclarationID) -> SwiftType {
    if let known = known.ownTypes.entry(of: id) { return known.answer }
    let type: SwiftType =
      program[id].kind == .protocolType
      ? .parameter(id) : .nominal(id, parameters(of: id).map { .parameter($0) })
    known.ownTypes.settle(id, type, height: 0)
    return type
  }

  /// A declared type without generic arguments.
  func bareType(_ id: DeclarationID) -> SwiftType {
    if let known = known.bareTypes.entry(of: id) { return known.answer }
    let type = SwiftType.nominal(id, [])
    known.bareTypes.settle(id, type, height: 0)
    return type
  }

  private func selfType(ofExtension id: DeclarationID) -> SwiftType {
    let extended = extendedType(of: id)
    guard case .nominal(let type, let arguments) = extended.form else { return extended }
    if program[type].kind == .protocolType { return .parameter(type) }
    guard arguments.isEmpty else { return extended }
    let parameters = parameters(of: type)
    guard !parameters.isEmpty else { return extended }
    let constraints = sameTypeConstraints(ofExtension: id)
    return .nominal(type, parameters.map { constraints[$0] ?? .parameter($0) })
  }

  /// What `where Module == X` fixes in an extension of a generic type.
  func sameTypeConstraints(ofExtension id: DeclarationID) -> Substitution {
    answer(id, in: known.constraints) { findConstraints(ofExtension: id) }
  }

  private func findConstraints(ofExtension id: DeclarationID) -> Substitution {
    let declaration = program[id]
    let tree = program.trees[declaration.file]
    guard case .nominal(let type, _) = extendedType(of: id).form,
      let clause = tree.child(declaration.node, .whereClause)
    else { return [:] }
    var found: Substitution = [:]
    for requirement in tree.children(clause) where tree.kind(requirement) == .genericRequirement {
      let sides = tree.children(requirement).filter { tree.kind($0).isType }
      guard sides.count == 2,
        tree.tokens.kinds[tree.mainToken(requirement).position] != .colon
      else { continue }
      for (left, right) in [(sides[0], sides[1]), (sides[1], sides[0])]
      where tree.kind(left) == .identifierType {
        guard
          let parameter = parameters(of: type).first(where: { program[$0].name == tree.name(left) })
        else { continue }
        found[parameter] = resolve(right, file: declaration.file, scope: declaration.parent)
      }
    }
    return found
  }

  /// The types named in the inheritance clauses of a type and its extensions, in source order.
  func supertypes(of id: DeclarationID) -> [SwiftType] {
    answer(id, in: known.supertypes) { findSupertypes(of: id) }
  }

  private func findSupertypes(of id: DeclarationID) -> [SwiftType] {
    inquiry.header = id
    var found: [SwiftType] = []
    addSupertypes(in: id, to: &found)
    for block in extensions(of: id) { addSupertypes(in: block, to: &found) }
    return found
  }

  /// Adds the types in the inheritance clause of a type or an extension.
  private func addSupertypes(in block: DeclarationID, to found: inout [SwiftType]) {
    let declaration = program[block]
    let tree = program.trees[declaration.file]
    guard let clause = tree.child(declaration.node, .inheritanceClause) else { return }
    for inherited in tree.children(clause) {
      guard let node = tree.type(in: inherited) else { continue }
      let type = resolve(node, file: declaration.file, scope: declaration.parent)
      if case .composition(let parts) = type.form { found += parts } else { found.append(type) }
    }
  }

  /// The bounds of a generic parameter, of an associated type, or of a protocol's `Self`.
  func bounds(of type: SwiftType) -> [SwiftType] {
    // A bound may be stated in terms of itself: `where T.Element == T`.
    if case .parameter(let id) = type.form {
      return answer(id, in: known.boundsOfParameters) { findBounds(of: type) }
    }
    return answer(type, in: known.boundsOfMembers) { findBounds(of: type) }
  }

  private func findBounds(of type: SwiftType) -> [SwiftType] {
    switch type.form {
    case .parameter(let id):
      let declaration = program[id]
      if declaration.kind == .protocolType { return [.nominal(id, [])] }
      return clauseBounds(of: id) + whereBounds(of: id)
    case .member(let base, let name):
      return bounds(of: base).flatMap { bound -> [SwiftType] in
        guard case .nominal(let id, _) = bound.form else { return [] }
        return typeMembers(named: name, in: id).flatMap { clauseBounds(of: $0) }
      }
    default:
      return []
    }
  }

  private func clauseBounds(of id: DeclarationID) -> [SwiftType] {
    let declaration = program[id]
    let tree = program.trees[declaration.file]
    let holder = tree.child(declaration.node, .inheritanceClause)
    let nodes =
      holder.map { tree.children($0).compactMap { tree.type(in: $0) } }
      ?? (declaration.kind == .genericParameter
        ? tree.type(in: declaration.node).map { [$0] } : nil)
      ?? []
    return nodes.map { resolve($0, file: declaration.file, scope: declaration.parent) }
  }

  private func whereBounds(of id: DeclarationID) -> [SwiftType] {
    guard let holder = program[id].parent else { return [] }
    let declaration = program[holder]
    let tree = program.trees[declaration.file]
    guard let clause = tree.child(declaration.node, .whereClause) else { return [] }
    return tree.children(clause).compactMap { requirement in
      let sides = tree.children(requirement).filter { tree.kind($0).isType }
      guard sides.count == 2, tree.kind(sides[0]) == .identifierType,
        tree.name(sides[0]) == program[id].name
      else { return nil }
      return resolve(sides[1], file: declaration.file, scope: holder)
    }
  }

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

  private func typeMembers(named name: Name, in id: DeclarationID) -> [DeclarationID] {
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
    var visited: [VisitedType] = []
    guard let question = question(name, of: type) else {
      return findMembers(name, of: type, conforming: type, &visited)
    }
    return answer(question, in: known.foundMembers) {
      findMembers(name, of: type, conforming: type, &visited)
    }
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

  private func findMembers(
    _ name: Name,
    of type: SwiftType,
    conforming: SwiftType,
    _ visited: inout [VisitedType]
  ) -> [Member] {
    // No real type inherits from so many; one that does must not exhaust the stack.
    var bare = VisitedType.other(type)
    if case .nominal(let id, _) = type.form { bare = .declared(id) }
    guard visited.count < 300, !visited.contains(bare) else { return [] }
    visited.append(bare)
    switch type.form {
    case .nominal(let id, let arguments):
      var found: [Member] = []
      var substitution: Substitution?
      let candidates = candidates(name, in: id, arguments)
      if !candidates.isEmpty {
        let known = self.substitution(in: type, conforming)
        for member in candidates where isVisible(member, in: known) {
          found.append(Member(id: member, substitution: known))
        }
        if let first = found.first, hides(first.id) { return found }
        substitution = known
      }
      for supertype in supertypes(of: id) {
        var inherited = supertype
        if supertype.isParametric {
          let known = substitution ?? self.substitution(in: type, conforming)
          inherited = substitute(known, in: supertype)
          substitution = known
        }
        found += findMembers(name, of: inherited, conforming: conforming, &visited)
      }
      return found
    case .external(let external, _):
      return (members(ofExternal: external)[name] ?? []).map { Member(id: $0, substitution: [:]) }
    case .parameter, .member:
      var found: [Member] = []
      for bound in bounds(of: type) {
        found += findMembers(name, of: bound, conforming: conforming, &visited)
      }
      return found
    case .composition(let parts):
      var found: [Member] = []
      for part in parts { found += findMembers(name, of: part, conforming: conforming, &visited) }
      return found
    default:
      return []
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

  /// The nested or associated type of a name; `unknown` where there is none.
  func typeMember(_ name: Name, of base: SwiftType, _ arguments: [SwiftType] = []) -> SwiftType {
    if let found = findTypeMember(name, of: base, arguments) { return found }
    if case .external = base.form { return .external(name, arguments) }
    return .unknown
  }

  func findTypeMember(
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

  /// All types that a type is or inherits from, nearest first, itself excluded.
  func allSupertypes(of type: SwiftType) -> [SwiftType] {
    guard case .nominal(let id, let arguments) = type.form, arguments.isEmpty else {
      return findAllSupertypes(of: type)
    }
    return answer(id, in: known.allSupertypes) { findAllSupertypes(of: type) }
  }

  private func findAllSupertypes(of type: SwiftType) -> [SwiftType] {
    var found: [SwiftType] = []
    var queue = directSupertypes(of: type)
    // Those of `found` without their arguments; few types inherit from more than a handful.
    var visited: [SwiftType] = []
    var next = 0
    while next < queue.count {
      let supertype = queue[next]
      next += 1
      let bare = supertype.bareDeclaration.map { bareType($0) } ?? supertype
      guard !visited.contains(bare) else { continue }
      visited.append(bare)
      found.append(supertype)
      queue += directSupertypes(of: supertype)
    }
    return found
  }

  private func directSupertypes(of type: SwiftType) -> [SwiftType] {
    switch type.form {
    case .nominal(let id, let arguments):
      let supertypes = supertypes(of: id)
      guard supertypes.contains(where: \.isParametric) else { return supertypes }
      let substitution = Substitution(parameters(of: id), arguments)
      return supertypes.map { substitute(substitution, in: $0) }
    case .parameter(let id) where program[id].kind == .protocolType: return [.nominal(id, [])]
    case .parameter, .member: return bounds(of: type)
    case .composition(let parts): return Array(parts)
    default: return []
    }
  }

  func isSubtype(_ type: SwiftType, of other: SwiftType) -> Bool {
    if type == other { return true }
    if case .nominal(let id, let arguments) = type.form,
      case .nominal(let ancestor, _) = other.form,
      arguments.isEmpty
    {
      return id == ancestor ? false : ancestors(of: id).contains(ancestor)
    }
    return allSupertypes(of: type).contains { supertype in
      supertype == other
        || supertype.declaration != nil && supertype.declaration == other.declaration
    }
  }

  /// A type with generic parameters replaced and associated types looked up in what replaced them.
  func substitute(_ substitution: Substitution, in type: SwiftType) -> SwiftType {
    guard !substitution.isEmpty else { return type }
    guard type.isParametric else { return type.bounded }
    let substituted = type.map { part in
      switch part.form {
      case .parameter(let id): return substitution[id]
      case .member(let base, let name):
        let replaced = substitute(substitution, in: base)
        guard replaced != base else { return nil }
        return typeMember(name, of: replaced)
      default: return nil
      }
    }
    return substituted.bounded
  }
}
