import PureLintFindings
import PureLintResolution
import PureLintSyntax
import PureLintWiring

extension Dialect {
  /// Registries of an app's own, which no library declares.
  package static let registries = Dialect(
    name: "Registries",
    relevantNames: { outline in
      let candidates = RegistryCandidate.all(outline)
      guard !candidates.isEmpty else { return RelevantNames() }
      let program = outline.program
      return RelevantNames(
        leading: Set(
          candidates.flatMap { candidate in
            [candidate.type] + candidate.recordInitializers.compactMap(outline.owner(ofNested:))
          }
          .map { program[$0].name }
        ),
        anywhere: Set(candidates.flatMap { $0.writers + $0.readers }.map { program[$0].name })
          .union(RegistryCandidate.holders(of: candidates, outline))
      )
    },
    looksIntoBodies: true,
    wiring: { resolver in
      let shapes = RegistryShapes(resolver).confirmed()
      var part = WiringPart()
      let fallbacks = shapes.reduce(into: Set<DeclarationID>()) { $0.formUnion($1.fallbacks) }
      let wirings = shapes.map { OwnRegistryWiring($0, fallbacks, resolver) }
      for (shape, wiring) in zip(shapes, wirings) {
        let found = wiring.part(asking: wirings)
        part.registrations += found.registrations
        part.demands += found.demands
        part.recognitions += found.countedRecognitions
        part.unresolved += found.unresolved
        part.understood.insert(shape.type)
      }
      return part
    }
  )
}

/// The registrations of one registry, and its requests.
struct OwnRegistryWiring {
  private let shape: RegistryShape
  /// The functions of all registries that may answer with something else than what is registered.
  private let fallbacks: Set<DeclarationID>
  private let resolver: Resolver
  private let instances: RegistryInstances?
  private let parents: RegistryParents?
  private let registrations: [Registration]
  private let builders: BuilderCode
  private let surroundings: RequestSurroundings
  private let runs: RegistryRuns
  private let failures: FailedCalls

  private var program: Program { resolver.program }

  init(_ shape: RegistryShape, _ fallbacks: Set<DeclarationID>, _ resolver: Resolver) {
    self.shape = shape
    self.fallbacks = fallbacks
    self.resolver = resolver
    instances = shape.areApart ? RegistryInstances(of: [shape.type], resolver) : nil
    parents = instances.flatMap { instances in
      shape.parent.map { RegistryParents(of: shape.type, told: $0, instances, resolver) }
    }
    registrations = OwnRegistrations(shape, instances, resolver).all
    builders = BuilderCode(
      resolver.program,
      registrations.compactMap { registration in
        registration.call.map { ($0, registration.place) }
      }
    )
    surroundings = RequestSurroundings(resolver, builders)
    runs = RegistryRuns(resolver, registrations.map(\.place), starts: [])
    failures = FailedCalls(resolver)
  }

  /// - Parameter others: The registries of the program.
  func part(asking others: [OwnRegistryWiring]) -> WiringPart {
    guard !registrations.isEmpty else { return WiringPart() }
    let elsewhere = registrations(behind: others)
    var wiring = RegistryWiring(
      resolver,
      registrations,
      runs,
      words,
      isSingle: shape.replaces && isSingle,
      holdsForeign: shape.findsByKind,
      fixed: Set(shape.entries.map(\.place)),
      elsewhere: elsewhere ?? []
    )
    let requests = requests(isHandedOn: elsewhere != nil, besides: others)
    let isOpenEnded = wiring.add(
      requests,
      with: GenericRequests(surroundings),
      isOpen: isOpen,
      isReached: isReached
    )
    var part = wiring.part(
      builders,
      isAskedForAnything: isOpenEnded || shape.areReadersHandedOn(resolver)
        || mayBeCalledByClients(shape.readers)
    )
    part.recognitions = [
      Recognition(
        subject: "registry '\(program.qualifiedName(shape.type))'",
        counts: [
          .init(noun: "registration", number: registrations.count),
          .init(noun: "request", number: requests.count),
        ]
      )
    ]
    return part
  }

  /// Whether something may be registered that is not seen.
  private var isOpen: Bool {
    shape.isOpen || mayBeCalledByClients(shape.writers.union(shape.records.initializers))
  }

  /// The registrations of the other registries that this one asks for what it lacks; nil if
  /// something else may answer, too.
  private func registrations(behind others: [OwnRegistryWiring]) -> [Registration]? {
    guard !shape.handingOn.isEmpty else { return [] }
    let asked = others.filter { other in
      other.shape.type != shape.type
        && other.shape.readers.contains { reader in
          resolver.references.references(to: reader).contains { reference in
            reference.place.source.map(program.memberDeclaration).map(shape.handingOn.contains)
              ?? false
          }
        }
    }
    let areClosed = asked.allSatisfy { !$0.isOpen && $0.shape.fallbacks.isEmpty }
    return areClosed ? asked.flatMap(\.registrations) : nil
  }

  /// Whether the app makes one value of the registry's type.
  private var isSingle: Bool {
    if shape.isStatic { return true }
    let made = resolver.constructions.of(shape.type).filter {
      !program.targets.isTest(file: $0.place.file)
    }
    guard made.count == 1, let place = made.first?.place, resolver.heirs(of: shape.type).isEmpty
    else { return false }
    return place.source.map { source in
      CertainCode(resolver).runsOnce(program.memberDeclaration(around: source))
    } ?? program.files[place.file].hasTopLevelCode
  }

  private var words: RegistryWiring.Words {
    let own = (shape.writers.sorted() + shape.records.initializers).first { writer in
      guard let block = program[writer].parent, program[block].kind != .protocolType else {
        return false
      }
      return resolver.extendedDeclaration(of: block) == shape.type
        || program[writer].kind == .initializer
    }
    let call = own.map { RegisteringCall(of: $0, resolver) }
    return RegistryWiring.Words(
      registering: { call?.text(registering: $0) ?? "register(\($0).self) { ... }" },
      registration: RegistrationWords(
        unused: " is registered but nobody asks for it",
        adviceOnUnused: "delete the registration, or ask for it where it is needed",
        adviceOnDuplicate: "delete one of the two: the last one counts",
        adviceOnCycle: "make one of them ask later, once the object is made"
      )
    )
  }

  /// Whether code out of sight may call some functions: clients of a library.
  private func mayBeCalledByClients(_ functions: Set<DeclarationID>) -> Bool {
    functions.contains(where: program.isForClients)
  }

  // MARK: Requests

  /// - Parameters:
  ///   - isHandedOn: Whether it is known what other registries answer.
  ///   - others: The registries of the program.
  private func requests(
    isHandedOn: Bool,
    besides others: [OwnRegistryWiring]
  ) -> [RegistryRequest] {
    let reader = RequestReader(surroundings)
    let keys = KeyStructs(resolver)
    let ways = ReaderFailures(resolver)
    let turns = RequestsInTurn(
      resolver,
      resolver.facts.genericCalls.lazy.filter { shape.readers.contains($0.function) }
    )
    var known: Set<Place> = []
    return resolver.facts.genericCalls.compactMap { call in
      guard shape.readers.contains(call.function), program.isSource(call.place),
        !isOwn(call.place), resolver.assignedValue(of: call) == nil,
        known.insert(call.place.unscoped).inserted, !isMeantForOther(call, others),
        let request = reader.request(by: call, outcome: "crashes", ofKind: shape.findsByKind)
      else { return nil }
      var asked = RegistryRequest(request: request)
      if let instances {
        let receiver = instances.receiver(of: call)
        asked.containers = parents?.family(of: receiver) ?? ContainerSet([receiver])
      }
      if let failure = ways.failure(of: call) {
        asked.isOptional = !failures.isFatalToCallers(call.call, at: call.place, failure)
        asked.request.handedOn = failures.handedOn(call.call, at: call.place, failure)
      } else {
        asked.isOptional = ways.mayFailTwoWays(call)
      }
      if turns.followsAnother(call) || mayAnswerOtherwise(call, isHandedOn) {
        asked.isOptional = true
        asked.request.handedOn = nil
      }
      asked.request.name = shape.names.name(of: call)
      asked.name = asked.request.name?.text
      asked.isNameOpen = asked.request.name?.isOpen ?? mayBeNamed(call, keys)
      asked.isByNameAlone = shape.names.areAlone(in: call.function)
      return asked
    }
  }

  /// Whether a call asks by a requirement that another registry meets, too, which is meant: what builds
  /// a registration of its own asks, and it holds something by that type.
  private func isMeantForOther(_ call: GenericCall, _ others: [OwnRegistryWiring]) -> Bool {
    let sharing = others.filter {
      $0.shape.type != shape.type && $0.shape.readers.contains(call.function)
    }
    guard !sharing.isEmpty, builders.registration(around: call.place) == nil else { return false }
    if sharing.contains(where: { $0.builders.registration(around: call.place) != nil }) {
      return true
    }
    let type = RequestedTypes(resolver).generics(of: call).first ?? .unknown
    // What its caller chooses may be held by either.
    guard let key = ExactType.key(type, resolver) else { return false }
    func isHeld(by registry: OwnRegistryWiring) -> Bool {
      registry.registrations.contains { $0.keys.contains { $0.type == key } }
    }
    return !isHeld(by: self) && sharing.contains(where: isHeld)
  }

  /// Whether something that a call tells may be a part of the key besides the type.
  private func mayBeNamed(_ call: GenericCall, _ keys: KeyStructs) -> Bool {
    call.arguments.contains { argument in
      if keys.isKey(argument.parameter) {
        return !keys.isOfTypeAlone(argument.node, at: call.place)
      }
      return argument.type.unwrapped.instance == nil
        && !resolver.isOption(argument.parameter, of: call.function)
    }
  }

  /// Whether something else may answer than what is registered.
  private func mayAnswerOtherwise(_ call: GenericCall, _ isHandedOn: Bool) -> Bool {
    let asking = call.place.source.map(program.memberDeclaration)
    if asking.map(fallbacks.contains) ?? false { return true }
    guard fallbacks.contains(call.function) else { return mayMeanFallback(call) }
    guard isHandedOn, shape.handingOn.contains(call.function) else { return true }
    return shape.promises.contains { mayBe(.nominal($0, []), in: call) }
  }

  /// Whether a call may ask for what is something else, too.
  private func mayBe(_ other: SwiftType, in call: GenericCall) -> Bool {
    let asked = RequestedTypes(resolver).generics(of: call).first ?? .unknown
    guard !asked.hasUnknown, let declared = asked.declaration, program.isSource(declared) else {
      return true
    }
    return resolver.isSubtype(asked, of: other)
  }

  /// Whether a call may mean another function of its name, which takes types that promise more and may
  /// make what they ask for.
  private func mayMeanFallback(_ call: GenericCall) -> Bool {
    shape.fallbacks.contains { other in
      guard other != call.function, program[other].name == program[call.function].name,
        resolver.parameterList(of: other).map(\.label)
          == resolver.parameterList(of: call.function).map(\.label),
        let parameter = resolver.parameters(of: other).first
      else { return false }
      return resolver.allSupertypes(of: .parameter(parameter)).allSatisfy { mayBe($0, in: call) }
    }
  }

  /// Whether a place is in a function of the registry, which hands on what it is asked for.
  private func isOwn(_ place: Place) -> Bool {
    place.source.map(program.memberDeclaration).map(shape.readers.contains) ?? false
  }

  private func isReached(_ asked: RegistryRequest) -> Bool {
    guard let place = builders.registration(around: asked.request.place) else {
      return asked.request.isReached
    }
    return !runs.isIdle(place)
  }
}
