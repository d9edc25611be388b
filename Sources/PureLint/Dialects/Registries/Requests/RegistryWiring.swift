import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The wiring of a registry: registrations by exact type and name, and requests.
struct RegistryWiring {
  private let resolver: Resolver
  private let words: Words
  private let runs: RegistryRuns
  private var registrations: [Registration]
  private var demands: [Demand] = []
  /// By key, positions in `registrations`.
  private var positions: [Registration.Key: [Int]] = [:]
  private let byType: RegistrationsByType
  private let byName: RegistrationsByName
  /// By place, positions in `registrations`.
  private let indices: [Place: Int]
  /// Positions of those whose key may be another one.
  private let open: [Int]
  /// Whether one is of a type of which no more than a name is known, which may be an alias.
  private let holdsForeign: Bool
  /// Whether one is of some type of which only that is known that no source declares it.
  private let holdsNameless: Bool
  /// Positions of those that somebody may ask for though no demand shows.
  private var mayBeAsked: Set<Int> = []
  /// What nothing meets, by key.
  private var gaps: [Registration.Key: [RegistryGap]] = [:]
  /// The requests that are not judged, because not all registrations are known.
  private var unjudged: [UnfollowedStep] = []
  private var order: RunOrder
  private let fixed: Set<Place>
  /// What another registry answers with where this one holds nothing.
  private let elsewhere: RegistrationsByType
  /// Where something is registered for a preview alone.
  private let forShow: Set<Place>
  private let programs: ProgramsApart
  private var chains: ProgramChains
  /// What tells two demands without a property apart.
  private var known: Set<Instance> = []

  private struct Instance: Hashable {
    let place: Place
    let key: Registration.Key
  }

  private var program: Program { resolver.program }

  /// - Parameter registrations: In source order. One without a key is of a type of which only that is
  ///   known that no source declares it.
  /// - Parameter isSingle: Whether there is one registry of this kind, and a key that is registered again
  ///   takes the place of what was before.
  /// - Parameter isTold: Whether the same holds of each registry, as far as it is told in which one
  ///   something is registered.
  /// - Parameter holdsForeign: Whether some are of types of which no more than a name is known, which may be
  ///   an alias.
  /// - Parameter fixed: Where something is there from the start, which nobody has to ask for, and which
  ///   others may take the place of.
  /// - Parameter elsewhere: What is registered where this registry asks for what it does not hold.
  init(
    _ resolver: Resolver,
    _ registrations: [Registration],
    _ runs: RegistryRuns,
    _ words: Words,
    isSingle: Bool = false,
    isTold: Bool = false,
    holdsForeign: Bool = false,
    fixed: Set<Place> = [],
    elsewhere: [Registration] = []
  ) {
    self.resolver = resolver
    self.fixed = fixed
    self.elsewhere = RegistrationsByType(elsewhere, resolver)
    forShow = Set(registrations.map(\.place).filter(resolver.isForShow))
    programs = ProgramsApart(resolver.program)
    chains = ProgramChains(resolver, runs, programs)
    self.runs = runs
    self.words = words
    self.registrations = registrations
    order = RunOrder(resolver, runs)
    for position in registrations.indices {
      for key in registrations[position].keys { positions[key, default: []].append(position) }
    }
    self.holdsForeign = holdsForeign
    holdsNameless = registrations.contains(where: \.keys.isEmpty)
    byType = RegistrationsByType(registrations, resolver)
    byName = RegistrationsByName(registrations)
    indices = Dictionary(registrations.indices.map { (registrations[$0].place, $0) }) { first, _ in
      first
    }
    open = registrations.indices.filter { registrations[$0].keys.contains(where: \.isOpen) }
    var replacements = RegistryReplacements(resolver, runs, programs, fixed)
    replacements.note(in: &self.registrations, isSingle: isSingle, isTold: isTold)
  }

  // MARK: Requests

  /// Adds the requests; a request by a generic parameter once for each type of the parameter.
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
      if isOpenEnded, !asked.isOptional, isReached(asked) {
        note(asked, "nothing here tells for which types it asks")
      }
      for request in found {
        var instance = asked
        instance.request = request
        instance.isOptional = asked.isOptional && !request.isForced
        if let name = request.name {
          (instance.name, instance.isNameOpen) = (name.text, name.isOpen)
        }
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
    let asked = byName.found(asked, resolver)
    guard let key = asked.key(resolver) else { return }
    if asked.isByNameAlone, asked.isNameOpen { mayBeAsked.formUnion(registrations.indices) }
    let isTest = program.targets.isTest(file: asked.request.place.file)
    let exact = (key.isNameOpen ? [] : positions[key] ?? []).filter { serves($0, asked) }
    let others = (exact.isEmpty ? byType.mayMeet(key).compactMap { indices[$0.place] } : open)
      .filter { position in
        serves(position, asked) && !exact.contains(position)
          && registrations[position].keys.contains { $0.mayBe(key, resolver) }
      }
    mayBeAsked.formUnion(others)
    if asked.mayAskOthers {
      mayBeAsked.formUnion((positions[key] ?? []).filter { asked.misses(registrations[$0]) })
    }
    let isNeeded =
      !asked.isOptional && isReached && !registrations.isEmpty
      && elsewhere.mayMeet(key).allSatisfy { !$0.keys.contains { $0.mayBe(key, resolver) } }
    let doubt = isNeeded ? self.doubt(about: key, others, isOpen) : nil
    let hasToBeExact = isNeeded && doubt == nil
    guard !exact.isEmpty || hasToBeExact else {
      if let doubt, !isTest { note(asked, doubt) }
      return
    }
    if asked.request.property == nil {
      let instance = Instance(place: asked.request.place, key: key)
      guard known.insert(instance).inserted else { return }
    }
    let places = exact.map { registrations[$0].place }
    let isEarly = hasToBeExact && !exact.isEmpty && !isTest
    let early = isEarly ? self.place(asking: asked.request, before: places) : nil
    let lacking =
      isEarly && early == nil
      ? chains.program(
        gettingTo: asked.request.place,
        of: asked.request.property,
        without: places.map(\.file)
      ) : nil
    if lacking != nil { mayBeAsked.formUnion(exact) }
    let isMet = !exact.isEmpty && early == nil && lacking == nil
    let demand = demand(asked, key, isMet ? exact : [])
    if isMet {
      demands.append(demand)
    } else {
      gaps[key, default: []].append(RegistryGap(asked, demand, early: early, program: lacking))
    }
  }

  /// The reason why something may be registered under a key that nothing seen is registered under.
  private func doubt(
    about key: Registration.Key,
    _ others: [Int],
    _ isOpen: Bool
  ) -> String? {
    if !key.isCertain {
      return "nothing here tells \(key.isNameOpen ? "by which name" : "for which type") it asks"
    }
    if !others.isEmpty { return "a registration whose key is not told may be meant" }
    if isOpen { return "not all that is registered is seen" }
    if ExactType.isOfSources(key.type, resolver) { return nil }
    return holdsNameless || holdsForeign && !isOfSystem(key.type)
      ? "a registration of a library's type that is not told may be meant" : nil
  }

  /// Whether a type is one of the system's classes, which no library has another name for.
  private func isOfSystem(_ type: SwiftType) -> Bool {
    guard case .external(let name, _) = type.form else { return false }
    return program.libraries.knows(name, .isObject)
  }

  private mutating func note(_ asked: RegistryRequest, _ reason: String) {
    unjudged.append(
      UnfollowedStep("request", at: asked.request.place, "request is not judged; " + reason)
    )
  }

  private mutating func place(asking request: ServiceRequest, before places: [Place]) -> Place? {
    request.isImmediate
      ? order.place(asking: request.place, for: request.property, before: places, in: programs)
      : nil
  }

  /// Whether a registration is there for a request in a test, or in the app.
  private func serves(_ position: Int, _ asked: RegistryRequest) -> Bool {
    let place = registrations[position].place
    guard !asked.misses(registrations[position]) else { return false }
    guard programs.mayMeet(asked.request.place.file, place.file) else { return false }
    return program.targets.isTest(file: asked.request.place.file)
      || !program.targets.isTest(file: place.file) && !runs.isIdle(place)
        && (!forShow.contains(place) || resolver.isForShow(asked.request.place))
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
    let last = exact.map { registrations[$0] }.filter { !replaced.contains($0.place) }
    // Which of several is there is not told, unless each is of a build of its own.
    demand.timing = program.areOfBuildsApart(last) ? request.timing : .deferred
    demand.asker = request.asker
    demand.function = request.function
    demand.registrations = exact.map { registrations[$0].place }
    demand.mayStandAnywhere = true
    return demand
  }

  // MARK: Outcome

  /// The unmet requests by key. If somebody needs some of the askers of a key, only the requests of
  /// these.
  private func preferring(_ idle: IdleBuilders) -> [Registration.Key: [RegistryGap]] {
    guard !gaps.isEmpty else { return gaps }
    let all = gaps.values.flatMap { $0.map(\.demand) }
    let unneeded = Set(
      idle.attributed(demands + all).filter { $0.builder != nil }.map { Asker($0) }
    )
    return gaps.mapValues { found in
      let needed = found.filter { !unneeded.contains(Asker($0.demand)) }
      return needed.isEmpty ? found : needed
    }
  }

  /// What tells demands apart.
  private struct Asker: Hashable {
    let place: Place
    let property: DeclarationID?
    let key: Registration.Key

    init(_ demand: Demand) {
      (place, property, key) = (demand.place, demand.property, demand.key)
    }
  }

  /// - Parameter isAskedForAnything: Whether somebody asks for what cannot be determined.
  func part(_ builders: BuilderCode, isAskedForAnything: Bool) -> WiringPart {
    let complaints = RegistryComplaints(resolver, registrations, runs, words)
    let idle = IdleBuilders(resolver, builders)
    let missing = complaints.demands(for: preferring(idle), builders)
    let near = Set(missing.flatMap { $0.complaint?.leftOver ?? [] })
    var registrations = registrations
    for index in registrations.indices {
      registrations[index].words = words.registration
      registrations[index].isAssumedUsed =
        isAskedForAnything || mayBeAsked.contains(index) || registrations[index].keys.isEmpty
        || near.contains(registrations[index].place) || fixed.contains(registrations[index].place)
        || runs.isIdle(registrations[index].place) || forShow.contains(registrations[index].place)
    }
    return WiringPart(
      registrations: registrations + runs.unused(),
      demands: idle.attributed(demands + missing),
      unresolved: unjudged + runs.unfollowed
    )
  }
}
