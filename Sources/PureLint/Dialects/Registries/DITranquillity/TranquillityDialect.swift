import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintWiring

extension Dialect {
  /// DITranquillity: containers find components by types, tags and names, once their parts are
  /// appended.
  package static let diTranquillity = Dialect(
    name: "DITranquillity",
    interfaces: [.diTranquillity],
    relevantNames: { outline in
      TranquillityWiring.isUsed(in: outline)
        ? RelevantNames(beside: [TranquillityNames.module], outline.symbols) : RelevantNames()
    },
    wiring: { resolver in
      TranquillityWiring.isUsed(in: resolver) ? TranquillityWiring(resolver).part() : WiringPart()
    }
  )
}

/// The registrations in the library's containers, and the requests to them.
struct TranquillityWiring {
  private let resolver: Resolver
  private let parts: TranquillityParts
  private let registrations: TranquillityRegistrations
  private let builders: BuilderCode
  private let surroundings: RequestSurroundings
  private let runs: RegistryRuns
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let parts = TranquillityParts(resolver)
    self.parts = parts
    registrations = TranquillityRegistrations(
      Self.functions(TranquillityNames.registers, resolver),
      parts,
      resolver
    )
    builders = BuilderCode(
      resolver.program,
      registrations.all.compactMap { registration in
        registration.call.map { ($0, registration.place) }
      }
    )
    surroundings = RequestSurroundings(resolver, builders)
    runs = RegistryRuns(resolver, registrations.all.map(\.place), starts: [])
  }

  /// Whether some source imports the library, and none declares it.
  static func isUsed(in resolver: Resolver) -> Bool {
    resolver.program.isImported([TranquillityNames.module])
      && !resolver.symbols.topLevel(TranquillityNames.container)
        .contains(where: resolver.program.isSource)
  }

  /// The functions of containers with some names.
  private static func functions(_ names: [Name], _ resolver: Resolver) -> Set<DeclarationID> {
    let containers = resolver.symbols.topLevel(TranquillityNames.container)
      .filter { !resolver.program.isSource($0) }
    return Set(
      containers.flatMap { container in
        names.flatMap { resolver.findMembers($0, of: .nominal(container, [])).map(\.id) }
      }
    )
  }

  func part() -> WiringPart {
    let requests = calls() + registrations.requests
    guard !registrations.all.isEmpty || !requests.isEmpty || !parts.idle.isEmpty else {
      return WiringPart()
    }
    let all = AmbiguousComponents(resolver, runs).noted(in: registrations.all, asked: requests)
    var wiring = RegistryWiring(resolver, all, runs, Self.words)
    // What a module out of sight registers is none of the app's own types, but may be any other.
    for isOwn in [true, false] {
      _ = wiring.add(
        requests.filter { ExactType.isOfSources($0.request.type, resolver) == isOwn },
        with: GenericRequests(surroundings),
        isOpen: !isOwn || isOpen,
        isReached: isReached
      )
    }
    var part = wiring.part(builders, isAskedForAnything: true)
    part.registrations += parts.idle.map(registration)
    part.recognitions = [
      Recognition(
        subject: "DITranquillity",
        counts: [
          .init(noun: "registration", number: registrations.all.count),
          .init(noun: "request", number: requests.count),
        ]
      )
    ]
    part.unresolved += registrations.unresolved
    return part
  }

  /// Whether something of the app's own may be registered that is not seen.
  private var isOpen: Bool {
    !registrations.unresolved.isEmpty
      || resolver.facts.unknownReads.contains { read in
        (TranquillityNames.registers.contains(read.name) || read.name == TranquillityNames.append)
          && program.isSource(read.place)
          && program.imports([TranquillityNames.module], in: read.place.file)
          && isOnContainer(read.place)
      }
  }

  /// Whether the name behind a value of unknown type is one of a container's functions: it is called
  /// with a label that these have, or with a closure or an initializer.
  private func isOnContainer(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    guard let call = tree.call(of: place.token) else { return true }
    let labels = tree.callArguments(of: call).compactMap(\.label)
    return TranquillityNames.registers.contains(tree.name(place.token)) || labels.contains("part")
      || labels.contains("framework")
  }

  private func isReached(_ asked: RegistryRequest) -> Bool {
    let place = asked.request.place
    guard !program.targets.isRunOutOfSight(file: place.file), !parts.isIdle(place) else {
      return false
    }
    return builders.registration(around: place).map { !runs.isIdle($0) }
      ?? asked.request.isReached
  }

  private func calls() -> [RegistryRequest] {
    let functions = Self.functions(["resolve"], resolver)
    let reader = RequestReader(surroundings)
    let forced = ForcedValues(resolver)
    var known: Set<Place> = []
    return resolver.facts.genericCalls.compactMap { call in
      guard functions.contains(call.function), program.isSource(call.place),
        known.insert(call.place.unscoped).inserted,
        let first = call.generics.first,
        var request = reader.request(by: call, outcome: "crashes")
      else { return nil }
      let tree = program.trees[call.place.file]
      let name = TranquillityRegistrations.name(
        tree.callArguments(of: call.call),
        tree,
        resolver,
        call.place
      )
      var isOptional = false
      if case .optional = first.form {
        isOptional = !forced.isForced(call.call, at: call.place)
      }
      request.type = first.unwrapped
      request.title = ExactType.text(first.unwrapped, resolver)
      request.subject = request.title
      var asked = RegistryRequest(request: request)
      (asked.name, asked.isNameOpen) = (name.text, name.isOpen)
      asked.isOptional = isOptional
      return asked
    }
  }

  /// A part that nothing appends, of which all that it registers is told at once.
  private func registration(of part: DeclarationID) -> Registration {
    let node = program[part].node
    let place = Place(file: Int(part.file), token: program[part].nameToken, source: part)
    var registration = Registration(
      place: place,
      container: .init(file: place.file, body: node, text: ""),
      key: Registration.Key(type: .nominal(part, [])),
      blocks: [],
      condition: program.condition(around: node, in: place.file),
      title: program.qualifiedName(part)
    )
    registration.isFindable = false
    registration.fillsContainer = false
    registration.isAssumedUsed = false
    registration.words = RegistrationWords(
      unused: " is appended to no container: what it registers is not there",
      adviceOnUnused: "delete it, or append it where the container is made",
      adviceOnDuplicate: "delete one of the two"
    )
    return registration
  }

  private static let words = RegistryWiring.Words(
    registering: { "register { ... as \($0) }" },
    registration: RegistrationWords(
      unused: " is registered but nobody asks for it",
      adviceOnUnused: "delete the registration, or ask for it where it is needed",
      adviceOnDuplicate: "delete one of the two",
      repeated: " is registered twice: who asks for it gets nothing",
      adviceOnCycle: "fill one hop with '.injection(cycle: true, ...)' into what is kept, or "
        + "take a 'Provider'"
    )
  )
}
