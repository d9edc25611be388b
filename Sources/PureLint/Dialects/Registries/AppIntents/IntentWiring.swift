import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The additions to the registry of each process, and its requests.
struct IntentWiring {
  private let resolver: Resolver
  private let requests: IntentRequests
  private let performers: IntentPerformers
  private let surroundings: RequestSurroundings
  private let isOpen: Bool
  private let unresolved: [UnfollowedStep]
  private var registrations: [Registration]
  /// By position in `registrations`, where the ways to it begin.
  private let origins: [Set<LaunchOrigins.Origin>]
  private let byType: RegistrationsByType
  /// By name of an explicit key, positions in `registrations`.
  private let positionsByName: [String: [Int]]

  private var program: Program { resolver.program }

  init(_ additions: IntentAdditions, _ requests: IntentRequests, _ resolver: Resolver) {
    self.resolver = resolver
    self.requests = requests
    performers = IntentPerformers(resolver)
    surroundings = RequestSurroundings(resolver, BuilderCode(resolver.program, []))
    isOpen = additions.isOpen
    unresolved = additions.unresolved + requests.unresolved
    var search = LaunchOrigins(resolver)
    registrations = additions.all
    origins = registrations.map { search.origins(of: $0.place) }
    byType = RegistrationsByType(registrations, resolver)
    positionsByName = Dictionary(
      grouping: registrations.indices.filter { additions.all[$0].key.name != nil }
    ) { additions.all[$0].key.name ?? "" }
    let order = IntentOrder(resolver, registrations, origins)
    for (later, earlier) in order.replacements() {
      registrations[later].replaced = registrations[earlier].place
    }
  }

  // MARK: Requests

  /// The outcome of one request.
  private struct Answer {
    /// The positions of all that may serve, some only perhaps.
    var found: [Int] = []
    /// Whether one of them is sure to be what is asked for.
    var isExact = false
    /// Positions of those of the same key that come too late.
    var late: [Int] = []
    /// Positions of those of the same key in other processes.
    var elsewhere: [Int] = []
  }

  func part() -> WiringPart {
    var demands: [Demand] = []
    var unresolved = unresolved
    var gaps: [Gap.ID: Gap] = [:]
    var asked: Set<Int> = []
    var isAskedForAnything = false
    for request in requests.all {
      guard let key = request.key else {
        isAskedForAnything = true
        continue
      }
      let answer = answer(to: request, key)
      asked.formUnion(answer.found + answer.late + answer.elsewhere)
      guard let service = service(request) else { continue }
      if answer.found.isEmpty, isCertain(request, service, key) {
        let processes = performers.processes(of: request.owner)
        let gap = Gap(key: key, late: answer.late, elsewhere: answer.elsewhere)
        gaps[Gap.ID(key: key, processes: processes), default: gap].requests
          .append((request, service))
      } else if answer.isExact {
        demands.append(demand(request, service, key, meeting: answer.found))
      } else if !answer.found.isEmpty, isCertain(request, service, key) {
        unresolved.append(
          UnfollowedStep(
            "request",
            at: service.place,
            "request is not judged; an addition whose type is not told may be meant"
          )
        )
      }
    }
    let unmet = gaps.values.map { gap in
      let told = IntentComplaints(resolver, registrations, origins).complaint(about: gap)
      asked.formUnion(told.leftOver)
      let (request, service) = gap.requests[0]
      var demand = demand(request, service, gap.key, meeting: [])
      demand.complaint = told.complaint
      return demand
    }
    return WiringPart(
      registrations: registrations.indices.map { position in
        isAskedForAnything || asked.contains(position)
          ? registrations[position] : unasked(registrations[position], origins[position])
      }
      .map(worded),
      demands: (demands + unmet).sorted { $0.place.precedes($1.place) },
      recognitions: recognitions,
      unresolved: unresolved
    )
  }

  /// A key that nothing serves, with all that asks for it in one set of processes.
  struct Gap {
    let key: Registration.Key
    let late: [Int]
    let elsewhere: [Int]
    var requests: [(request: IntentRequest, service: ServiceRequest)] = []

    struct ID: Hashable {
      let key: Registration.Key
      let processes: [TargetMap.TargetID]
    }
  }

  private func answer(to request: IntentRequest, _ key: Registration.Key) -> Answer {
    var answer = Answer()
    let processes = performers.processes(of: request.owner)
    let isOpening = performers.mayOpenApp(request.owner)
    for position in candidates(for: key) {
      let registration = registrations[position]
      let isSame = key.isCertain && registration.key == key
      guard isSame || mayServe(registration.key, key) else { continue }
      switch availability(of: position, in: processes, isOpening: isOpening) {
      case .there:
        answer.found.append(position)
        answer.isExact = answer.isExact || isSame
      case .late: answer.late.append(position)
      case .elsewhere: answer.elsewhere.append(position)
      case .never: break
      }
    }
    return answer
  }

  /// The positions of all additions that may serve a key. What has a name serves whatever type its
  /// value can be cast to.
  private func candidates(for key: Registration.Key) -> [Int] {
    let named = key.name.flatMap { positionsByName[$0] } ?? []
    return Set(byType.positions(mayMeeting: key) + named).sorted()
  }

  private func mayServe(_ other: Registration.Key, _ key: Registration.Key) -> Bool {
    if let name = key.name, other.name == name { return true }
    if other.mayBe(key, resolver) { return true }
    // The compiler may have unwrapped more than is seen here.
    guard case .optional(let wrapped) = other.type.form else { return false }
    return wrapped == key.type && other.name == key.name
  }

  private enum Availability {
    case there, late, elsewhere, never
  }

  private func availability(
    of position: Int,
    in processes: [TargetMap.TargetID],
    isOpening: Bool
  ) -> Availability {
    var isLate = false
    var isElsewhere = false
    for origin in origins[position] {
      switch origin {
      case .unknown: return .there
      case .launch(let file):
        let runners = program.targets.runners(ofFile: file)
        if processes.isEmpty || runners.isEmpty || !Set(runners).isDisjoint(with: processes) {
          return .there
        }
        isElsewhere = true
      case .shown:
        if isOpening { return .there }
        isLate = true
      }
    }
    return isLate ? .late : isElsewhere ? .elsewhere : .never
  }

  /// The request in words; nil in tests, and where its type is not written.
  private func service(_ request: IntentRequest) -> ServiceRequest? {
    guard !program.targets.isTest(file: program[request.property].file),
      !program.targets.isLeftOut(file: program[request.property].file)
    else { return nil }
    let name = attributeName(of: request.property)
    return RequestReader(surroundings).request(of: request.property, by: name, at: .eachRead)
  }

  private func attributeName(of property: DeclarationID) -> String {
    let tree = program.tree(of: property)
    let variable = tree.variableDeclaration(of: program[property].node)
    let names = tree.children(variable).filter { tree.kind($0) == .attribute }
      .compactMap { tree.type(in: $0) }.filter { IntentNames.wrappers.contains(tree.name($0)) }
    return names.first.map { tree.text($0) } ?? ""
  }

  /// Whether reading a property stops the process if nothing in sight serves.
  private func isCertain(
    _ request: IntentRequest,
    _ service: ServiceRequest,
    _ key: Registration.Key
  ) -> Bool {
    let file = program[request.property].file
    return service.isReached && !request.hasDefault && !request.isOfOtherManager && !isOpen
      && key.isCertain && !program.targets.isRunOutOfSight(file: file)
      && !program.isForClients(request.owner) && isInSight(key.type)
  }

  /// Whether no module out of sight is likely to add something of a type: the sources' own, or the
  /// system's.
  private func isInSight(_ type: SwiftType) -> Bool {
    if ExactType.isOfSources(type, resolver) { return true }
    guard case .external(let name, _) = type.unwrapped.form else { return false }
    return IntentNames.systemTypes.contains(name)
      || program.libraries.isOfSystem(named: resolver.names.text(of: name))
  }

  private func demand(
    _ request: IntentRequest,
    _ service: ServiceRequest,
    _ key: Registration.Key,
    meeting positions: [Int]
  ) -> Demand {
    var demand = Demand(
      property: service.property,
      place: service.place,
      key: key,
      title: service.title,
      isOptional: request.hasDefault
    )
    demand.timing = .deferred
    demand.registrations = positions.map { registrations[$0].place }
    demand.asker = request.owner
    demand.mayStandAnywhere = true
    return demand
  }

  // MARK: Additions

  /// An addition that nothing in sight asks for.
  private func unasked(
    _ registration: Registration,
    _ origins: Set<LaunchOrigins.Origin>
  ) -> Registration {
    var registration = registration
    registration.isAssumedUsed =
      origins.isEmpty || !isOwn(registration.key.type)
      || program.targets.isRunOutOfSight(file: registration.place.file)
    return registration
  }

  /// Whether a type is the app's own, so that no module out of sight asks for it.
  private func isOwn(_ type: SwiftType) -> Bool {
    guard !type.hasUnknown, let id = type.unwrapped.declaration, program.isSource(id) else {
      return false
    }
    return !program.isForClients(id)
  }

  private func worded(_ registration: Registration) -> Registration {
    var registration = registration
    registration.words = RegistrationWords(
      unused: " is added for App Intents but no intent or query asks for it",
      adviceOnUnused: "delete the call, or ask for it with '@Dependency'",
      adviceOnDuplicate: "delete one of the two, or give this one a key: the last one counts"
    )
    return registration
  }

  private var recognitions: [Recognition] {
    [
      Recognition(
        subject: "App Intents",
        counts: [
          .init(noun: "addition", number: registrations.count),
          .init(noun: "request", number: requests.all.count),
        ]
      )
    ]
  }
}
