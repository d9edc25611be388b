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
    let read = resolver.references.targets { !$0.isWrite }
      .filter { names.contains(program[$0].name) }
    let search = ReadSearch(
      resolver: resolver,
      references: resolver.references,
      members: MemberIndex(read, resolver),
      storingTypes: storingTypes,
      kept: KeptParameters(resolver)
    )
    let escaped = Dictionary(grouping: resolver.facts.escapes, by: \.type)
    var areReadUnseen: [DeclarationID: Bool] = [:]
    for field in fields {
      let outcome = search.reads(of: field)
      for (place, destination) in outcome.reads {
        addRead(of: field, at: place, handedTo: destination, to: &assembly)
      }
      if outcome.reads.isEmpty { addCopies(outcome.copies, of: field, to: &assembly) }
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
        addRead(of: field, at: search.place(of: field), to: &assembly)
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

/// The search for the places that read a value, from its declaration through its copies.
private struct ReadSearch {
  let resolver: Resolver
  let references: ReferenceIndex
  let members: MemberIndex
  /// The types whose properties keep what their initializers are given: modules and their bases.
  let storingTypes: Set<DeclarationID>
  /// The parameters of other types' initializers that are only kept.
  let kept: KeptParameters

  private var program: Program { resolver.program }

  /// The places that read a dependency's value, each with what the value is handed to there; one
  /// is enough for a verdict, all are for the graph. And the copies on the way.
  func reads(
    of field: DeclarationID
  ) -> (reads: [(place: Place, destination: DeclarationID?)], copies: [Reference]) {
    var found: [(place: Place, destination: DeclarationID?)] = []
    var copies: [Reference] = []
    var handedOn: [(reference: Reference, destination: DeclarationID)] = []
    var queue = [field]
    var visited: Set<DeclarationID> = [field]
    while let next = queue.popLast() {
      for reference in mentions(of: next) {
        guard let destination = reference.destination else {
          found.append((reference.place, nil))
          continue
        }
        if isRepacking(reference, destination) { continue }
        if isCopy(destination) {
          copies.append(reference)
          if visited.insert(destination).inserted { queue.append(destination) }
        } else {
          handedOn.append((reference, destination))
        }
      }
      if !program[next].traits.contains(.isLocal) {
        found += resolver.unknownReads.reads(of: next).map { ($0.place, nil) }
      }
    }
    let isRead = !found.isEmpty
    for (reference, destination) in handedOn {
      // What others only keep matters where nobody else reads the value.
      if !isRead, let property = kept.property(keeping: destination) {
        copies.append(reference.going(to: property))
      } else {
        found.append((reference.place, destination))
      }
    }
    return (
      found.sorted { ($0.place.file, $0.place.token) < ($1.place.file, $1.place.token) }, copies
    )
  }

  func place(of id: DeclarationID) -> Place {
    let declaration = program[id]
    return Place(
      file: declaration.file,
      token: declaration.nameToken,
      source: declaration.parent
    )
  }

  /// The mentions of a declaration, and of members of the same name through which it may be
  /// reached: a protocol's requirement, an inherited or overriding member.
  private func mentions(of id: DeclarationID) -> [Reference] {
    var found: [Reference] = []
    addReads(named: id, to: &found)
    guard !program[id].traits.contains(.isLocal), program[id].kind == .variable else {
      return found
    }
    for other in members.related(to: id) { addReads(named: other, to: &found) }
    return found
  }

  private func addReads(named id: DeclarationID, to found: inout [Reference]) {
    for reference in references.references(to: id) where !reference.isWrite {
      found.append(reference)
    }
  }

  /// The same field of another value of the same struct.
  private func isRepacking(_ reference: Reference, _ destination: DeclarationID) -> Bool {
    guard program[destination].kind == .variable || program[destination].kind == .parameter else {
      return false
    }
    return destination == reference.target
  }

  /// Whether a destination only keeps the value: a stored property or a local, a parameter of a
  /// module's own function; not a computed property, or a property that code observes.
  private func isCopy(_ destination: DeclarationID) -> Bool {
    let declaration = program[destination]
    if declaration.kind == .parameter { return isFollowed(destination) }
    guard declaration.kind == .variable, program.isSource(destination),
      declaration.traits.isDisjoint(with: [.isComputed, .hasWrapper, .isStatic, .isOverride])
    else { return false }
    guard !declaration.traits.contains(.isLocal) else { return true }
    let tree = program.trees[declaration.file]
    guard tree.child(declaration.node, .accessorBlock) == nil,
      declaration.traits.contains(.isPrivate) || !resolver.mayBeRequired(destination),
      let scope = program.memberScope(of: destination)
    else { return false }
    // A field of another type is handed on; a property of the module, or of its base, is kept.
    return resolver.selfDeclaration(of: scope).map(storingTypes.contains) ?? false
  }

  /// Whether all that becomes of a parameter's value is in sight: it is one of a function of a
  /// module or a base of it, which no subtype overrides.
  private func isFollowed(_ parameter: DeclarationID) -> Bool {
    guard let function = program[parameter].parent, program.isSource(function),
      program.trees.hasBodies(program[function].file), !program.isBroken(around: function),
      program.tree(of: function).child(program[function].node, .codeBlock) != nil,
      let scope = program[function].parent, program[scope].kind.holdsMembers,
      let holder = resolver.selfDeclaration(of: scope), storingTypes.contains(holder)
    else { return false }
    return !isOverridden(function, of: holder)
  }

  /// Whether another function may run where one is called.
  private func isOverridden(_ function: DeclarationID, of holder: DeclarationID) -> Bool {
    let declaration = program[function]
    let tree = program.tree(of: function)
    let isRequired = tree.children(declaration.node).contains {
      tree.tokens.kinds[tree.mainToken($0).position] == .cwRequired
    }
    guard declaration.kind == .function || isRequired, program[holder].kind == .classType,
      !declaration.traits.contains(.isPrivate)
    else { return false }
    return resolver.heirs(of: holder).contains { subclass in
      resolver.members(of: subclass)[declaration.name] != nil
    }
  }
}

extension Reference {
  /// The same mention of a value that ends up elsewhere.
  fileprivate func going(to destination: DeclarationID) -> Reference {
    var copy = self
    copy.destination = destination
    return copy
  }
}

extension GraphAssembly {
  /// The declarations that stand for dependencies, in source order.
  func dependencies() -> [DeclarationID] {
    declarations { self[$0].kind == .dependency }
  }
}
