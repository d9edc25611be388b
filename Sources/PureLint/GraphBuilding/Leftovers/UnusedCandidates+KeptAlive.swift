import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Objects that members of roots may keep alive, though nobody reads these members.
extension UnusedCandidates {
  /// The reason why a member of a root that nobody is known to read may still be of use; nil if
  /// something reads it, or if it is surely of no use.
  func doubt(about member: DeclarationID) -> String? {
    guard isKept(member) || isMade(member),
      resolver.references.references(to: member).allSatisfy(\.isWrite),
      contain(member), isObjectOfRoot(member)
    else { return nil }
    if mayBeNamedUnseen(member) {
      return "a member of this name is read of a value whose type is not known"
    }
    return mayWorkAlone(member) ? "it may be kept to be kept alive" : nil
  }

  /// Whether a property is made with its owner.
  private func isMade(_ property: DeclarationID) -> Bool {
    program[property].kind == .variable && program[property].traits.contains(.hasInitialValue)
      && program[property].traits.isDisjoint(with: [.isLazy, .isStatic, .isComputed])
  }

  /// Whether a property may be there to keep alive what works of its own accord, though nobody reads
  /// it: an instance whose class does more than to store what it is given.
  func mayWorkAlone(_ property: DeclarationID) -> Bool {
    let declaration = program[property]
    guard declaration.kind == .variable,
      declaration.traits.isDisjoint(with: [.isLazy, .isComputed]),
      resolver.references.references(to: property).allSatisfy(\.isWrite), !lasting.fill(property),
      !isInert(property)
    else { return false }
    let kept = resolver.type(of: property)
    if isKnownToOthers(property, kept) { return true }
    guard let type = kept.declaration, program.isSource(type) else {
      return isFilled(property)
        && (roots.model.mayWorkAlone(kept) || SoleOwners(roots.model).mayContain(property))
    }
    if SoleOwners(roots.model).mayContain(property) { return true }
    let idle = IdleClasses(resolver)
    if program[type].kind == .structType { return !idle.isMadeQuietly(type) }
    if isHeldWeaklyElsewhere(property) { return true }
    // What a container hands out for it is some subtype.
    return !idle.contain(type)
      || demanded.contains(type) && !subtypes(of: type).allSatisfy(idle.contain)
  }

  /// Whether whoever hands a property's object to the initializer goes on to call it, and the object
  /// may tell others of itself then.
  private func isKnownToOthers(_ property: DeclarationID, _ type: SwiftType) -> Bool {
    let owners = SoleOwners(roots.model)
    return owners.parameters(keptIn: property).contains(where: owners.isGivenWhatOthersKnow)
      && ([type] + subtypes(of: type)).contains(where: roots.model.handsItselfOut)
  }

  private func subtypes(of type: SwiftType) -> [SwiftType] {
    type.unwrapped.declaration.map { subtypes(of: $0).map { .nominal($0, []) } } ?? []
  }

  /// Whether something is put into a property, or its initial value holds something.
  private func isFilled(_ property: DeclarationID) -> Bool {
    if !resolver.references.references(to: property).isEmpty { return true }
    let tree = program.tree(of: property)
    guard let value = tree.initialValue(of: program[property].node), tree.kind(value) != .call
    else { return false }
    return (value.position..<tree.end(of: value)).contains { tree.kind(NodeIndex($0)) == .call }
  }

  /// Whether what a property is given goes to somebody else, too, who does not keep it: the property
  /// may be what keeps it alive.
  private func isHeldWeaklyElsewhere(_ property: DeclarationID) -> Bool {
    let kept = roots.model.kept
    return resolver.references.references(to: property).contains { write in
      guard write.isWrite, let name = nameAssigned(at: write) else { return false }
      return kept.meanings(of: name, in: write.place.file)
        .filter { program[$0].traits.contains(.isLocal) }.contains { local in
          resolver.references.references(to: local).contains { use in
            guard use.place.token != name, !use.isWrite else { return false }
            if let destination = use.destination {
              return mayObserve(destination) && kept.fate(handedTo: destination) == .letGo
            }
            return isHandedWithoutBeingKept(use)
          }
        }
    }
  }

  /// The name that is all that is assigned where a property is written.
  private func nameAssigned(at write: Reference) -> TokenIndex? {
    let tree = program.trees[write.place.file]
    let around = tree.nodes(aroundToken: write.place.token)
    guard let sequence = around.last(where: { tree.kind($0) == .sequenceExpression }),
      let (_, value) = tree.assignment(sequence), tree.kind(value) == .nameExpression
    else { return nil }
    return tree.mainToken(value)
  }

  /// Whether a value is an argument for a parameter that lets go of it.
  private func isHandedWithoutBeingKept(_ use: Reference) -> Bool {
    let kept = roots.model.kept
    let tree = program.trees[use.place.file]
    let around = tree.nodes(aroundToken: use.place.token)
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let argument = tree.callArguments(of: call).first(where: {
        tree.mainToken($0.node) == use.place.token
      }), let callee = tree.expression(in: call)
    else { return false }
    return kept.meanings(of: tree.mainToken(callee), in: use.place.file)
      .flatMap { kept.parameters(of: $0, for: argument.node, of: call, tree) }
      .contains { mayObserve($0) && kept.fate(handedTo: $0) == .letGo }
  }

  /// Whether what is handed to a parameter or a variable may be called back later: an initializer that
  /// lets go of a value has used it.
  private func mayObserve(_ id: DeclarationID) -> Bool {
    program[id].parent.map { program[$0].kind != .initializer } ?? true
  }

  private func subtypes(of type: DeclarationID) -> [DeclarationID] {
    resolver.symbols.possibleSubtypes(of: [program[type].name]).compactMap {
      program[$0].kind == .extensionBlock ? resolver.extendedType(of: $0).declaration : $0
    }
  }
}
