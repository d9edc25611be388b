import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The reads of dependencies. Reading is generous; copying is not reading, unless somebody reads the
/// copy.
struct DependencyReads {
  let model: WiringModel
  private let lasting: LastingValues
  /// What all searches look at, once there is one.
  private var index: Index?
  /// The reads of each dependency that has been searched for.
  private var searched: [DeclarationID: ReadSearch.Outcome] = [:]

  /// The number of places at which a value leaves the sources that are told of each of its fields: all
  /// say the same, and a large struct leaves them in many.
  private static let toldEscapes = 32

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ roots: Roots) { (model, lasting) = (roots.model, roots.lasting) }

  /// Searches for the reads of dependencies on other threads than the one that adds something to
  /// the graph meanwhile.
  mutating func search<Result>(
    for fields: [DeclarationID],
    while add: (inout GraphAssembly) -> Result,
    to assembly: inout GraphAssembly
  ) -> Result {
    guard !fields.isEmpty else { return add(&assembly) }
    // Who adds to the graph asks no resolver of another thread.
    nonisolated(unsafe) let others = resolver.partners.isEmpty ? [resolver] : resolver.partners
    nonisolated(unsafe) let model = model
    let (result, (index, outcomes)) = concurrently(jobs: resolver.team.count) {
      add(&assembly)
    } beside: {
      let index = Index(of: fields, in: model, others[0])
      return (index, Self.outcomes(of: fields, index, others))
    }
    // However many threads there are, this one goes on as if nothing had been asked.
    resolver.known.forgetProvisional()
    self.index = index
    searched.merge(zip(fields, outcomes)) { first, _ in first }
    return result
  }

  /// Searches for the reads of the other dependencies that the graph has by now, on the threads
  /// besides the one that adds something else to it first.
  mutating func searchOthers<Result>(
    after add: (inout GraphAssembly) -> Result,
    to assembly: inout GraphAssembly
  ) -> Result {
    var result: Result?
    search(for: assembly.dependencies()) { result = add(&assembly) }
    return result!
  }

  /// Adds what has been found, which nobody asks for any more.
  consuming func contribute(to assembly: inout GraphAssembly) {
    let fields = assembly.dependencies()
    search(for: fields)
    index = nil
    let escapes = Dictionary(grouping: resolver.facts.escapes.filter(isLost), by: \.type)
    let erasures = Erasures(resolver, escapes)
    var areReadUnseen: [DeclarationID: Bool] = [:]
    lazy var owners = CarriedOwners(model, lasting)
    for field in fields {
      guard let outcome = searched[field] else { continue }
      for (place, destination) in outcome.reads {
        addRead(of: field, at: place, handedTo: destination, to: &assembly)
      }
      addCopies(outcome.copies, of: field, to: &assembly)
      // What a class keeps for itself is read by name alone.
      guard let structure = program[field].parent, !model.injected.contains(field) else { continue }
      let isOwnChoice = model.carriers.contain(structure) && !resolver.mayBeRequired(field)
      for escape in (escapes[structure] ?? []).prefix(Self.toldEscapes)
      where !isOwnChoice || !erasures.hide(escape) {
        addRead(of: field, at: escape.place, to: &assembly)
      }
      let areRead =
        areReadUnseen[structure]
        ?? (resolver.conformsToLibrary(structure) || isReadByProtocol(structure)
          || isHalfSeen(structure))
      areReadUnseen[structure] = areRead
      if areRead || isReadByClients(field, of: structure)
        || model.carriers.contain(structure) && model.openNames.mayMean(field)
          && outcome.reads.allSatisfy({ program.targets.isTest(file: $0.place.file) })
        || isNobodys(structure) && program.isBroken(around: field)
        || isThereToBeMade(field, for: structure)
        || model.carriers.contain(structure) && outcome.reads.isEmpty && owners.mayContain(field)
      {
        addRead(of: field, at: place(of: field), to: &assembly)
      }
    }
  }

  // MARK: Search

  /// Searches for the reads of those of some dependencies that have not been searched for.
  /// - Parameter first: What this thread does before; it asks none of the other threads' resolvers.
  private mutating func search(for fields: [DeclarationID], after first: () -> Void = {}) {
    let fields = fields.filter { searched[$0] == nil }
    guard !fields.isEmpty else { return first() }
    let outcomes = Self.outcomes(of: fields, index(of: fields), resolver.team, after: first)
    searched.merge(zip(fields, outcomes)) { first, _ in first }
  }

  /// What a thread for each resolver finds.
  private static func outcomes(
    of fields: [DeclarationID],
    _ index: Index,
    _ resolvers: [Resolver],
    after first: () -> Void = {}
  ) -> [ReadSearch.Outcome] {
    let references = resolvers[0].references
    return concurrentMap(
      fields,
      states: resolvers.map {
        ReadSearch($0, index.members, storingTypes: index.storingTypes, index.known)
      },
      weight: { references.references(to: $0).count },
      after: {
        first()
        resolvers[0].known.forgetProvisional()
      }
    ) { search, field in
      // What is found of a field depends on nothing else having been looked at, on any thread.
      defer { search.resolver.known.forgetProvisional() }
      return search.reads(of: field)
    }
  }

  /// The tables that searches for some dependencies look at.
  private struct Index {
    /// The names of the dependencies and of what values are copied to: no others are followed.
    private let names: Set<Name>
    /// The members of these names, through which dependencies may be reached.
    let members: MemberIndex
    /// The types whose properties keep what their initializers are given.
    let storingTypes: Set<DeclarationID>
    let known: KnownSearches?

    /// - Parameter resolver: That of the thread at hand.
    init(of fields: [DeclarationID], in model: WiringModel, _ resolver: Resolver) {
      let program = resolver.program
      known = model.found.known
      resolver.known.forgetProvisional()
      defer { resolver.known.forgetProvisional() }
      var names = Set(fields.map { program[$0].name })
      for reference in resolver.facts.references {
        if let destination = reference.destination { names.insert(program[destination].name) }
      }
      self.names = names
      let followed = resolver.references.targets { names.contains(program[$0].name) }
      members = MemberIndex(followed, resolver)
      var storingTypes = Set(model.modules.map(\.id))
      for takers in model.bundles.takers.values { storingTypes.formUnion(takers) }
      for module in model.modules { storingTypes.formUnion(resolver.ancestors(of: module.id)) }
      self.storingTypes = storingTypes
    }

    /// Whether a search for some dependencies finds in it all that it looks for.
    func suffices(for fields: [DeclarationID], _ program: Program) -> Bool {
      // Nothing else leads to a parameter.
      fields.allSatisfy { program[$0].kind != .variable || names.contains(program[$0].name) }
    }
  }

  private mutating func index(of fields: [DeclarationID]) -> Index {
    if let index, index.suffices(for: fields, program) { return index }
    let all = fields + searched.keys
    let found = Index(of: all, in: model, resolver)
    index = found
    return found
  }

  /// Whether a class has no code at all, and keeps for itself what a wrapper brings: it is there to have
  /// that made.
  private func isThereToBeMade(_ field: DeclarationID, for owner: DeclarationID) -> Bool {
    program[field].traits.isSuperset(of: [.hasWrapper, .isPrivate])
      && program[owner].kind == .classType
      && ([owner] + resolver.extensions(of: owner)).flatMap(program.children).allSatisfy {
        program[$0].kind == .variable && !program[$0].traits.contains(.isComputed)
      }
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
    guard program.isForClients(field) else { return false }
    guard let owner = model.owners[structure] else {
      return model.bundles.takers[structure] != nil
    }
    guard program.isForClients(owner) else { return false }
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
