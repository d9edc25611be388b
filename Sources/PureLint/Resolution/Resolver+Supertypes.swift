import PureLintSyntax

/// The supertypes of types, and the bounds of generic parameters.
extension Resolver {
  /// The types named in the inheritance clauses of a type and its extensions, in source order.
  public func supertypes(of id: DeclarationID) -> [SwiftType] {
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

  /// Whether a declared type may be, inherit from or conform to what a generic parameter is bound to.
  public func mayConform(_ type: DeclarationID, to bound: SwiftType) -> Bool {
    switch bound.form {
    case .nominal(let id, _): id == type || ancestors(of: type).contains(id)
    case .composition(let parts): parts.allSatisfy { mayConform(type, to: $0) }
    case .external(let name, _):
      name == program.libraries.language.any || program.libraries.knows(name, .isBare)
        || mayHaveUnseenMembers(type)
    default: true
    }
  }

  /// The bounds of a generic parameter, of an associated type, or of a protocol's `Self`.
  public func bounds(of type: SwiftType) -> [SwiftType] {
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

  /// How many types are looked for that a type inherits from: no real one has so many, and what
  /// inherits from each other in a row would have them all listed for each.
  static let mostSupertypes = 300

  /// All types that a type is or inherits from, nearest first, itself excluded; an unknown one at the
  /// end where there are too many.
  public func allSupertypes(of type: SwiftType) -> [SwiftType] {
    guard case .nominal(let id, let arguments) = type.form, arguments.isEmpty else {
      return findAllSupertypes(of: type)
    }
    return answer(id, in: known.allSupertypes) { findAllSupertypes(of: type) }
  }

  private func findAllSupertypes(of type: SwiftType) -> [SwiftType] {
    var found: [SwiftType] = []
    _ = firstSupertype(of: type) { supertype in
      found.append(found.count < Self.mostSupertypes ? supertype : .unknown)
      return found.count > Self.mostSupertypes
    }
    return found
  }

  /// The nearest of the types that a type inherits from and that satisfies a predicate, without those
  /// behind it being looked for.
  private func firstSupertype(
    of type: SwiftType,
    where isWanted: (SwiftType) -> Bool
  ) -> SwiftType? {
    var queue = directSupertypes(of: type)
    // Those of the queue without their arguments.
    var visited = FewFirst<SwiftType>()
    var next = 0
    while next < queue.count {
      let supertype = queue[next]
      next += 1
      let bare = supertype.bareDeclaration.map { bareType($0) } ?? supertype
      guard visited.insert(bare) else { continue }
      if isWanted(supertype) { return supertype }
      queue += directSupertypes(of: supertype)
    }
    return nil
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

  /// Whether a type is another one or inherits from it; generic arguments of what is inherited from
  /// do not count.
  public func isSubtype(_ type: SwiftType, of other: SwiftType) -> Bool {
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

  /// The class that a type inherits from; else the first of its protocols.
  public func superclass(of type: SwiftType) -> SwiftType {
    // A class names its superclass itself, whatever class its protocols ask for.
    let declared =
      isClass(type)
      ? directSupertypes(of: type).first(where: isClass) : firstSupertype(of: type, where: isClass)
    return declared ?? firstSupertype(of: type) { _ in true } ?? .unknown
  }

  private func isClass(_ type: SwiftType) -> Bool {
    type.declaration.map { program[$0].kind == .classType } ?? false
  }
}
