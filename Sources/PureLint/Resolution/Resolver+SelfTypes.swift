import PureLintSyntax

/// The meaning of `Self` in types, protocols and extensions.
extension Resolver {
  /// The type of `self` inside a declaration; `unknown` outside all types.
  public func selfType(of scope: DeclarationID?) -> SwiftType {
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
  public func sameTypeConstraints(ofExtension id: DeclarationID) -> Substitution {
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

  /// The declared types that `Self` has to be or to inherit from in an extension of a protocol, besides
  /// the protocol: `extension Maker where Self: Shop`.
  public func boundsOfSelf(in block: DeclarationID) -> [SwiftType] {
    guard program[block].kind == .extensionBlock, case .parameter = selfType(of: block).form else {
      return []
    }
    if let known = boundsOfSelf[block] { return known }
    let bounds = findBoundsOfSelf(in: block)
    boundsOfSelf[block] = bounds
    return bounds
  }

  private func findBoundsOfSelf(in block: DeclarationID) -> [SwiftType] {
    let (node, file) = (program[block].node, program[block].file)
    let tree = program.trees[file]
    guard let clause = tree.child(node, .whereClause) else { return [] }
    return tree.children(clause).compactMap { requirement in
      let sides = tree.children(requirement).filter { tree.kind($0).isType }
      guard sides.count == 2, tree.kind(sides[0]) == .identifierType,
        tree.tokens.kinds[tree.mainToken(sides[0]).position] == .kwSelfType
      else { return nil }
      let bound = resolve(sides[1], file: file, scope: program[block].parent)
      return bound.declaration.map(program.isSource) == true ? bound : nil
    }
  }
}
