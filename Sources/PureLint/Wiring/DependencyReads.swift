import GraphModel

/// The reads of dependencies. Reading is generous; copying is not reading, unless somebody reads the
/// copy.
struct DependencyReads {
  let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  func contribute(to assembly: inout GraphAssembly) {
    let fields = assembly.dependencies()
    let names = followedNames(fields)
    let followed = resolver.references.targets { names.contains(program[$0].name) }
    let (members, storingTypes) = (MemberIndex(followed, resolver), storingTypes)
    let searches = resolver.team.map { ReadSearch($0, members, storingTypes: storingTypes) }
    let outcomes = concurrentMap(fields, states: searches) { search, field in
      // What is found of a field depends on no other field having been looked at.
      defer { search.resolver.known.forgetProvisional() }
      return search.reads(of: field)
    }
    let escaped = Dictionary(grouping: resolver.facts.escapes, by: \.type)
    var areReadUnseen: [DeclarationID: Bool] = [:]
    for (field, outcome) in zip(fields, outcomes) {
      for (place, destination) in outcome.reads {
        addRead(of: field, at: place, handedTo: destination, to: &assembly)
      }
      addCopies(outcome.copies, of: field, to: &assembly)
      guard let structure = program[field].parent else { continue }
      for escape in escaped[structure] ?? [] where isLost(escape) {
        addRead(of: field, at: escape.place, to: &assembly)
      }
      let areRead =
        areReadUnseen[structure]
        ?? (resolver.conformsToLibrary(structure) || isReadByProtocol(structure)
          || isHalfSeen(structure))
      areReadUnseen[structure] = areRead
      if areRead || isReadByClients(field, of: structure)
        || isNobodys(structure) && program.isBroken(around: field)
      {
        addRead(of: field, at: place(of: field), to: &assembly)
      }
    }
  }

  /// The names of dependencies and of what values are copied to: no others are followed.
  private func followedNames(_ fields: [DeclarationID]) -> Set<Name> {
    var names: Set<Name> = []
    for field in fields { names.insert(program[field].name) }
    for reference in resolver.facts.references {
      if let destination = reference.destination { names.insert(program[destination].name) }
    }
    return names
  }

  private var storingTypes: Set<DeclarationID> {
    var storingTypes = Set(model.modules.map(\.id))
    for takers in model.bundles.takers.values { storingTypes.formUnion(takers) }
    for module in model.modules {
      storingTypes.formUnion(
        resolver.allSupertypes(of: .nominal(module.id, [])).compactMap(\.declaration)
      )
    }
    return storingTypes
  }

  private func place(of field: DeclarationID) -> Place {
    let declaration = program[field]
    return Place(
      file: declaration.file,
      token: declaration.nameToken,
      source: declaration.parent
    )
  }

  private func addRead(
    of field: DeclarationID,
    at place: Place,
    handedTo destination: DeclarationID? = nil,
    to assembly: inout GraphAssembly
  ) {
    guard let target = assembly.node(of: field) else { return }
    let source = assembly.consumer(at: place) ?? assembly[target].owner
    guard let source else { return }
    let receiver = destination.flatMap { assembly.node(of: $0) }
    assembly.addEdge(
      source,
      .reads,
      target,
      at: assembly.location(place),
      detail: receiver.flatMap { assembly[$0].kind == .dependency ? .receiver($0) : nil }
    )
  }

  /// Adds where a dependency that nobody reads is copied to, for the message.
  private func addCopies(
    _ copies: [Reference],
    of field: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    guard let source = assembly.node(of: field) else { return }
    for copy in copies {
      guard let destination = copy.destination, !program[destination].traits.contains(.isLocal)
      else { continue }
      let target = assembly.addProperty(
        destination,
        typeName: model.typeText(of: destination)
      )
      assembly.addEdge(source, .copies, target, at: assembly.location(copy.place))
    }
  }

  /// Whether code out of sight can get at a field: by a property of its module or from its root.
  private func isReadByClients(_ field: DeclarationID, of structure: DeclarationID) -> Bool {
    guard model.isForClients(field) else { return false }
    guard let owner = model.owners[structure] else {
      return model.bundles.takers[structure] != nil
    }
    guard model.isForClients(owner) else { return false }
    return resolver.storedProperties(of: owner).contains { property in
      program[property].traits.contains(.isPublic)
        && resolver.type(of: property).declaration == structure
    }
  }

  /// Whether a protocol's extension hands on the `self` that a value is.
  private func isReadByProtocol(_ structure: DeclarationID) -> Bool {
    guard program[structure].kind.isNominalType else { return false }
    return resolver.allSupertypes(of: .nominal(structure, [])).contains { supertype in
      supertype.declaration.map(resolver.facts.escapingParameters.contains) ?? false
    }
  }

  /// A value handed to a generic function is lost if the function hands it on, as far as its body
  /// was looked at.
  private func isLost(_ escape: Escape) -> Bool {
    guard let parameter = escape.parameter else { return true }
    return resolver.facts.escapingParameters.contains(parameter)
      || !program.trees.hasBodies(program[parameter].file)
  }

  /// Whether a struct is neither a module's nor nested in a type.
  private func isNobodys(_ structure: DeclarationID) -> Bool { owner(of: structure) == nil }

  private func owner(of structure: DeclarationID) -> DeclarationID? {
    model.owners[structure] ?? resolver.owner(ofNested: structure)
  }

  /// Whether some of the code around the module of a struct, where its fields are read, is not
  /// Swift.
  private func isHalfSeen(_ structure: DeclarationID) -> Bool {
    guard let owner = owner(of: structure) else { return false }
    let readers = model.bundles.takers[structure] ?? []
    return ([owner] + readers).flatMap { [$0] + resolver.extensions(of: $0) }.contains { block in
      program.trees.hasBodies(program[block].file)
        && program.tree(of: block).hasError(in: program[block].node)
    }
  }
}

extension GraphAssembly {
  /// The declarations that stand for dependencies, in source order.
  func dependencies() -> [DeclarationID] {
    declarations { self[$0].kind == .dependency }
  }
}
