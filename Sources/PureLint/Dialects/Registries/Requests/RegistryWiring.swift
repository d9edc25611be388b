import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The wiring of a registry: what is registered by exact type and name, and what asks for it.
struct RegistryWiring {
  /// What a library says of its registry.
  struct Words {
    /// How something is registered as a type, for an advice.
    let registering: @Sendable (_ title: String) -> String
    let registration: RegistrationWords
  }

  private let resolver: Resolver
  private let words: Words
  private let runs: RegistryRuns
  private var registrations: [Registration]
  private var demands: [Demand] = []
  /// By key, positions in `registrations`.
  private var positions: [Registration.Key: [Int]] = [:]
  private let byType: RegistrationsByType
  /// By place, positions in `registrations`.
  private let indices: [Place: Int]
  /// Positions of those whose key may be another one.
  private let open: [Int]
  /// Whether one is of some type of which only that is known that no source declares it.
  private let holdsForeign: Bool
  /// Positions of those that somebody may ask for though no demand shows.
  private var mayBeAsked: Set<Int> = []
  /// What nothing meets, by key.
  private var gaps: [Registration.Key: [RegistryGap]] = [:]
  private var order: RunOrder
  /// What tells two demands without a property apart.
  private var known: Set<Instance> = []

  private struct Instance: Hashable {
    let place: Place
    let key: Registration.Key
  }

  private var program: Program { resolver.program }

  /// - Parameter registrations: In source order. One without a key is of a type of which only that is
  ///   known that no source declares it.
  init(
    _ resolver: Resolver,
    _ registrations: [Registration],
    _ runs: RegistryRuns,
    _ words: Words
  ) {
    self.resolver = resolver
    self.runs = runs
    self.words = words
    self.registrations = registrations
    order = RunOrder(resolver, runs)
    for position in registrations.indices {
      for key in registrations[position].keys { positions[key, default: []].append(position) }
    }
    holdsForeign = registrations.contains(where: \.keys.isEmpty)
    byType = RegistrationsByType(registrations)
    indices = Dictionary(registrations.indices.map { (registrations[$0].place, $0) }) { first, _ in
      first
    }
    open = registrations.indices.filter { registrations[$0].keys.contains(where: \.isOpen) }
    noteReplacements()
  }

  /// Notes which registrations replace those that are made before them in every run.
  private mutating func noteReplacements() {
    var earlier: [Registration.Key: Registration] = [:]
    for registration in runs.ordered(registrations) {
      for key in registration.keys where key.isCertain {
        guard let first = earlier[key] else {
          earlier[key] = registration
          continue
        }
        guard first.container != registration.container, let index = indices[registration.place]
        else { continue }
        registrations[index].replaced = registrations[index].replaced ?? first.place
      }
    }
  }

  // MARK: Requests

  /// Adds what is asked for, by generic parameters too, once for each type that these stand for.
  /// - Returns: Whether somebody may ask for what is not told.
  mutating func add(
    _ requests: [RegistryRequest],
    with instances: GenericRequests,
    isOpen: Bool,
    isReached: (RegistryRequest) -> Bool
  ) -> Bool {
    var isAskedForAnything = false
    for asked in requests {
      if asked.key(resolver) != nil {
        add(asked, isReached: isReached(asked), isOpen: isOpen)
        continue
      }
      let (found, isOpenEnded) = instances.instances(of: asked.request)
      isAskedForAnything = isAskedForAnything || isOpenEnded
      for request in found {
        var instance = asked
        instance.request = request
        add(instance, isReached: isReached(instance), isOpen: isOpen)
      }
    }
    return isAskedForAnything
  }

  /// Adds what somebody asks for.
  /// - Parameters:
  ///   - isReached: Whether the app gets there.
  ///   - isOpen: Whether something may be registered that is not seen.
  private mutating func add(_ asked: RegistryRequest, isReached: Bool, isOpen: Bool) {
    guard let key = asked.key(resolver) else { return }
    let isTest = program.targets.isTest(file: asked.request.place.file)
    let exact = (key.isNameOpen ? [] : positions[key] ?? []).filter { serves($0, isTest: isTest) }
    let others = (exact.isEmpty ? mayMeet(key) : open).filter { position in
      serves(position, isTest: isTest) && !exact.contains(position)
        && registrations[position].keys.contains { $0.mayBe(key, resolver) }
    }
    mayBeAsked.formUnion(others)
    let hasToBeExact =
      others.isEmpty && !asked.isOptional && !isOpen && isReached && key.isCertain
      && !registrations.isEmpty && (ExactType.isOfSources(key.type, resolver) || !holdsForeign)
    guard !exact.isEmpty || hasToBeExact else { return }
    if asked.request.property == nil {
      let instance = Instance(place: asked.request.place, key: key)
      guard known.insert(instance).inserted else { return }
    }
    let places = exact.map { registrations[$0].place }
    let isEarly = hasToBeExact && !exact.isEmpty && !isTest
    let early = isEarly ? order.place(asking: asked.request, before: places) : nil
    let isMet = !exact.isEmpty && early == nil
    let demand = demand(asked, key, isMet ? exact : [])
    if isMet {
      demands.append(demand)
    } else {
      gaps[key, default: []].append(RegistryGap(asked: asked, demand: demand, early: early))
    }
  }

  /// The positions of all registrations that may have a key, and of some others.
  private func mayMeet(_ key: Registration.Key) -> [Int] {
    byType.mayMeet(key).compactMap { indices[$0.place] }
  }

  /// Whether a registration is there for a request in a test, or in the app.
  private func serves(_ position: Int, isTest: Bool) -> Bool {
    let place = registrations[position].place
    return isTest
      || !program.targets.isTest(file: place.file) && runs.idleFunction(around: place) == nil
  }

  private func demand(
    _ asked: RegistryRequest,
    _ key: Registration.Key,
    _ exact: [Int]
  ) -> Demand {
    let request = asked.request
    var demand = Demand(
      property: request.property,
      place: request.place,
      key: key,
      title: request.title,
      isOptional: asked.isOptional
    )
    let replaced = Set(exact.compactMap { registrations[$0].replaced })
    let last = exact.map { registrations[$0].place }.filter { !replaced.contains($0) }
    // Which of several is there is not told.
    demand.timing = last.count > 1 ? .deferred : request.timing
    demand.asker = request.asker
    demand.function = request.function
    demand.registrations = exact.map { registrations[$0].place }
    demand.mayStandAnywhere = true
    return demand
  }

  // MARK: Outcome

  /// - Parameter isAskedForAnything: Whether somebody asks for what cannot be told.
  func part(_ builders: BuilderCode, isAskedForAnything: Bool) -> WiringPart {
    let complaints = RegistryComplaints(resolver, registrations, runs, words)
    let missing = complaints.demands(for: gaps, builders)
    let near = Set(missing.flatMap { $0.complaint?().leftOver ?? [] })
    var registrations = registrations
    for index in registrations.indices {
      registrations[index].words = words.registration
      registrations[index].isAssumedUsed =
        isAskedForAnything || mayBeAsked.contains(index) || registrations[index].keys.isEmpty
        || near.contains(registrations[index].place)
        || runs.idleFunction(around: registrations[index].place) != nil
    }
    return WiringPart(
      registrations: registrations,
      demands: IdleBuilders(resolver, builders).attributed(demands + missing)
    )
  }
}
