import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// A registry that an app declares itself, known by its shape alone: a type that owns a dictionary of
/// closures or of anything, a generic function that writes it under a key made of its type parameter,
/// and one that reads it and returns that type.
struct RegistryShape {
  let type: DeclarationID
  /// The functions that register something; with them, functions that only call such a one with
  /// their arguments, and the requirements of protocols that these meet.
  let writers: Set<DeclarationID>
  /// The records by which something is registered besides.
  let records: RegistryRecords
  /// The functions that ask, with the requirements of protocols that they meet.
  let readers: Set<DeclarationID>
  /// The readers that may answer with something else than what is registered.
  let fallbacks: Set<DeclarationID>
  /// Those of them that only ask another registry, or make a type that says how it is made
  /// (`promises`).
  let handingOn: Set<DeclarationID>
  /// The protocols of such types.
  let promises: Set<DeclarationID>
  /// What the dictionaries hold besides.
  let entries: [RegistryEntries.Entry]
  /// Whether they may hold something that cannot be determined.
  let isOpen: Bool
  /// What takes the names in keys.
  let names: RegistryNames
  /// Whether a later registration always replaces an earlier one, which nothing takes out before.
  let replaces: Bool
  /// Whether each registry has dictionaries of its own and knows of no other but its parent.
  let areApart: Bool
  /// The parameter by which a registry is told its parent.
  let parent: DeclarationID?
  /// Whether the dictionaries are the type's, so that there is one registry.
  let isStatic: Bool
  /// Whether what is found is whatever is of the type that is asked for, under whichever key it stands.
  let findsByKind: Bool
}

extension RegistryShape {
  /// Whether some code takes a function that asks as a value.
  func areReadersHandedOn(_ resolver: Resolver) -> Bool {
    let program = resolver.program
    return readers.contains { function in
      resolver.references.references(to: function).contains { reference in
        program.isSource(reference.place)
          && !program.trees[reference.place.file].isCalled(reference.place.token)
      } || resolver.unknownReads.hasReads(of: function)
    }
  }
}

/// The search for types that have the shape of a registry.
struct RegistryShapes {
  private let resolver: Resolver
  private let keys: RegistryKeys

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    keys = RegistryKeys(resolver)
  }

  /// The candidates whose functions do what their declarations promise.
  func confirmed() -> [RegistryShape] {
    let candidates = RegistryCandidate.all(resolver)
    guard !candidates.isEmpty else { return [] }
    let facades = RegistryFacades(resolver)
    let asking = candidates.map { ($0.type, readers(of: $0, members(of: $0))) }
    return candidates.compactMap { candidate in
      shape(
        of: candidate,
        besides: asking.flatMap { $0 == candidate.type ? [] : $1 },
        facades
      )
    }
  }

  /// The members that come to a registry's dictionaries.
  private func members(of candidate: RegistryCandidate) -> Set<DeclarationID> {
    let mentions = candidate.dictionaries.flatMap { resolver.references.references(to: $0) }
    return Set(
      mentions.compactMap { mention in mention.place.source.map(program.memberDeclaration) }
    )
  }

  private func readers(
    of candidate: RegistryCandidate,
    _ members: Set<DeclarationID>
  ) -> [DeclarationID] {
    candidate.readers.filter { members.contains($0) && keys.makesKey($0) }
  }

  /// - Parameter others: The functions that ask other registries.
  private func shape(
    of candidate: RegistryCandidate,
    besides others: [DeclarationID],
    _ facades: RegistryFacades
  ) -> RegistryShape? {
    let members = members(of: candidate)
    let writers = candidate.writers.filter { members.contains($0) && keys.makesKey($0) }
    let readers = readers(of: candidate, members)
    let records = RegistryRecords(candidate, members, resolver)
    let isFilled = !writers.isEmpty || !records.initializers.isEmpty
    guard isFilled, !readers.isEmpty else { return nil }
    var fallbacks = RegistryFallbacks(resolver, candidate.dictionaries, members)
    var beyond = RegistryFallbacks(resolver, candidate.dictionaries, members, beyond: others)
    let answering = readers.filter { fallbacks.mayAnswer($0) }
    let handingOn = answering.filter { !beyond.mayAnswer($0) }
    let entries = RegistryEntries(
      of: candidate.dictionaries,
      besides: records.fillers.union(writers + readers),
      resolver
    )
    var names = RegistryNames(
      writers + readers,
      records: records.initializers,
      candidate.dictionaries,
      resolver
    )
    let parent = RegistryParents.link(of: candidate.type, resolver)
    let registering = facades.writers(of: withRequirements(writers), records, &names)
    return RegistryShape(
      type: candidate.type,
      writers: registering,
      records: records,
      readers: withRequirements(readers),
      fallbacks: withRequirements(answering),
      handingOn: withRequirements(handingOn),
      promises: beyond.promises,
      entries: entries.all,
      isOpen: entries.areOpen,
      names: names,
      replaces: !areRun(entries.removers)
        && (writers + records.fillers).allSatisfy { writer in
          candidate.dictionaries.contains { alwaysTouches($0, writer) }
        },
      areApart: records.initializers.isEmpty && areApart(candidate, parent),
      parent: parent?.parameter,
      isStatic: candidate.dictionaries.allSatisfy { program[$0].traits.contains(.isStatic) },
      findsByKind: readers.allSatisfy { findsByKind($0, in: candidate.dictionaries) }
    )
  }

  /// Whether a function looks through dictionaries for what is of its type parameter, rather than under
  /// a key: `services.first { $0.value is Service }`.
  private func findsByKind(_ reader: DeclarationID, in dictionaries: [DeclarationID]) -> Bool {
    let tree = program.tree(of: reader)
    let generics = Set(resolver.parameters(of: reader).map { program[$0].name })
    let node = program[reader].node
    let isCast = (node.position..<tree.end(of: node)).map { NodeIndex($0) }.contains { node in
      tree.kind(node) == .castOperator
        && tree.type(in: node).map { generics.contains(tree.name($0)) } == true
    }
    let isKeyed = dictionaries.flatMap { resolver.references.references(to: $0) }.contains {
      guard $0.place.source.map(program.memberDeclaration) == reader else { return false }
      return tree.nodes(aroundToken: $0.place.token, from: node).contains { around in
        tree.kind(around) == .subscriptCall
      }
    }
    return isCast && !isKeyed
  }

  /// Whether every run of the app calls one of some functions.
  private func areRun(_ functions: Set<DeclarationID>) -> Bool {
    guard !functions.isEmpty else { return false }
    let code = CertainCode(resolver)
    return functions.contains { function in
      resolver.references.references(to: function).contains { code.runs($0.place) }
    }
  }

  /// Whether the registries of a class have dictionaries of their own, and nothing that such a class
  /// stores or is given leads to another one, but for its parent.
  private func areApart(_ candidate: RegistryCandidate, _ parent: RegistryParents.Link?) -> Bool {
    let type = candidate.type
    guard program[type].kind.isReferenceType, resolver.heirs(of: type).isEmpty,
      candidate.dictionaries.allSatisfy({ dictionary in
        !program[dictionary].traits.contains(.isStatic)
          && program[dictionary].parent.flatMap(resolver.extendedDeclaration) == type
      })
    else { return false }
    return resolver.members(of: type).all.filter(program.isSource).allSatisfy { member in
      let given = resolver.parameterDeclarations(of: member).filter { $0 != parent?.parameter }
        .map { resolver.type(of: $0) }
      let kept =
        program[member].kind == .variable && !program[member].traits.contains(.isStatic)
          && member != parent?.property ? [resolver.type(of: member)] : []
      return (given + kept).allSatisfy { !mayBe(type, $0) }
    }
  }

  /// Whether a value may be one of a type: it is declared as that, or as something above it.
  private func mayBe(_ type: DeclarationID, _ value: SwiftType) -> Bool {
    guard let declared = value.unwrapped.declaration else { return false }
    return declared == type || resolver.ancestors(of: type).contains(declared)
  }

  /// Whether a function comes to a dictionary, and always does wherever it mentions it.
  private func alwaysTouches(_ dictionary: DeclarationID, _ function: DeclarationID) -> Bool {
    let mentions = resolver.references.references(to: dictionary).map(\.place).filter { place in
      place.source.map(program.memberDeclaration) == function
    }
    return !mentions.isEmpty && !mentions.contains(where: \.isConditional)
  }

  private func withRequirements(_ functions: [DeclarationID]) -> Set<DeclarationID> {
    Set(functions).union(functions.flatMap { resolver.requirementsCalledAlike($0) })
      .union(functions.flatMap(requirementsWithDefault))
  }

  /// The requirements of a protocol for which a function in its extension stands where nothing else does.
  private func requirementsWithDefault(_ function: DeclarationID) -> [DeclarationID] {
    guard let block = program[function].parent, program[block].kind == .extensionBlock,
      let type = resolver.extendedDeclaration(of: block), program[type].kind == .protocolType
    else { return [] }
    let labels = resolver.parameterList(of: function).map(\.label)
    let count = resolver.parameters(of: function).count
    return (resolver.members(of: type)[program[function].name] ?? []).filter { member in
      program[member].parent == type && program[member].kind == .function
        && resolver.parameterList(of: member).map(\.label) == labels
        && resolver.parameters(of: member).count == count
    }
  }
}
