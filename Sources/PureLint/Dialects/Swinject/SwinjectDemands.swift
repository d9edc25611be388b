import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The requests to the library's containers.
struct SwinjectDemands {
  private(set) var all: [Demand] = []
  /// The containers in which anything may be asked for.
  private(set) var askedForAnything = ContainerSet()
  /// The containers of each, as far as they show where it asks.
  private var traces: [ContainerFlow.Trace] = []
  /// The containers in which anything may be asked for that no source declares.
  private(set) var askedForLibraryTypes = ContainerSet()
  /// The requests that nothing in sight meets, and the reasons why they are not judged.
  private(set) var unjudged: [(place: Place, reason: String)] = []
  private var openTraces: [OpenTrace] = []
  /// The requests by functions out of sight that may make what nobody registers.
  private var leftOpen: Set<Place> = []
  /// Where the calls stand.
  private(set) var places: Set<Place> = []
  private let resolver: Resolver
  private let library: SwinjectLibrary
  private let helpers: HelperCalls
  private let flow: ContainerFlow
  private let forced: ForcedValues
  private let failures: FailedCalls
  private let turns: RequestsInTurn
  private let askers: SwinjectAskers
  private let registrations: SwinjectRegistrations
  /// The registrations that are made at all.
  private let made: [Registration]

  private var program: Program { resolver.program }

  /// The containers of a call that may ask for anything.
  private struct OpenTrace {
    let trace: ContainerFlow.Trace
    /// Whether it may register anything too, and whether it does so in a test alone.
    var isFilled = false
    var isOfTest = false
    /// Whether it asks for nothing that the sources declare.
    var isOfLibrary = false
  }

  init(
    _ resolver: Resolver,
    _ library: SwinjectLibrary,
    _ helpers: HelperCalls,
    _ flow: ContainerFlow,
    _ registrations: SwinjectRegistrations,
    _ runs: RegistryRuns,
    foreign: [ContainerOrigin]
  ) {
    self.resolver = resolver
    self.library = library
    self.helpers = helpers
    self.flow = flow
    forced = ForcedValues(resolver)
    failures = FailedCalls(resolver)
    askers = SwinjectAskers(resolver)
    self.registrations = registrations
    made = registrations.all.filter { !$0.places.contains(where: runs.isIdle) }
    turns = RequestsInTurn(
      resolver,
      resolver.facts.genericCalls.lazy.filter {
        library.isRequest($0.function) || library.declares($0.function)
      }
    )
    for call in resolver.facts.genericCalls where isRequest(call) {
      if places.insert(call.place.unscoped).inserted { add(call) }
    }
    for call in registrations.initializers { addParameters(of: call) }
    addUnknownReads()
    addHandedFunctions()
    for escape in SwinjectEscapes(resolver, library, flow).all() {
      openTraces.append(
        OpenTrace(
          trace: trace(escape.origins),
          isFilled: escape.isFilled,
          isOfTest: program.targets.isTest(file: escape.place.file)
        )
      )
    }
    for origin in foreign { openTraces.append(OpenTrace(trace: trace([origin]), isFilled: true)) }
    settle()
  }

  private func trace(_ origins: [ContainerOrigin]) -> ContainerFlow.Trace {
    flow.trace(origins) { origin in
      if case .asker = origin { return true }
      return false
    }
  }

  /// Whoever gets the function that asks, where it is named without being called, may ask for
  /// anything.
  private mutating func addHandedFunctions() {
    let name = SwinjectLibrary.requestName
    let asked = resolver.references.references { program[$0].name == name && library.declares($0) }
    for place in asked.map(\.place) {
      guard program.isSource(place), !library.isInside(place), !places.contains(place.unscoped),
        !program.trees[place.file].isCalled(place.token)
      else { continue }
      openTraces.append(OpenTrace(trace: trace(flow.receiver(at: place))))
    }
  }

  /// Finds out which containers are asked, and parts the demands that some meet and others do not.
  private mutating func settle() {
    let requests =
      zip(all, traces).map { ContainerRequests.Request(key: $0.key, trace: $1) }
      + openTraces.map { ContainerRequests.Request(key: nil, trace: $0.trace) }
    let settled = ContainerRequests(flow, made, requests)
    var filled = ContainerSet()
    var filledInTests = ContainerSet()
    for (open, containers) in zip(openTraces, settled.containers[all.count...]) {
      if open.isOfLibrary {
        askedForLibraryTypes.formUnion(containers)
      } else {
        askedForAnything.formUnion(containers)
      }
      if open.isFilled { filledInTests.formUnion(containers) }
      if open.isFilled, !open.isOfTest { filled.formUnion(containers) }
    }
    for (demand, containers) in zip(all, settled.containers) where demand.key.type.isOpenEnded {
      askedForAnything.formUnion(containers)
    }
    let running = Set(made.map(\.place))
    let split = DemandSplit(
      flow,
      made,
      idle: registrations.all.filter { !running.contains($0.place) },
      filled: filled,
      filledInTests: filledInTests
    )
    unjudged = zip(all, settled.containers).compactMap { demand, containers in
      split.doubt(about: demand, asking: containers).map { (demand.place, $0) }
    }
    unjudged += all.filter { leftOpen.contains($0.place.unscoped) && split.isMetNowhere($0) }
      .map { ($0.place, "a package out of sight has the function, and may make it by itself") }
    all = zip(all, settled.containers).flatMap { split.parts(of: $0, asking: $1) }
  }

  private func isRequest(_ call: GenericCall) -> Bool {
    guard program.isSource(call.place), !library.isInside(call.place) else { return false }
    return program[call.function].name == SwinjectLibrary.requestName
      ? library.declares(call.function) : library.isRequest(call.function)
  }

  // MARK: Requests

  private mutating func add(_ call: GenericCall) {
    let tree = program.trees[call.place.file]
    let isOperator = library.isRequest(call.function)
    let arguments =
      isOperator
      ? call.arguments.last.map { tree.tupleElements(of: $0.node) } ?? []
      : tree.callArguments(of: call.call)
    let isAdded = library.isAdded(call.function)
    // An operator asks for what may be missing where that is expected: `view.model = r~>`.
    let yieldsOptional = !isOperator && !isAdded
    let layers = call.generics[0].layers + (yieldsOptional ? 1 : 0)
    let isForced =
      layers > 0 && forced.isForced(call.call, at: call.place, layers: layers)
      || layers == 1 && yieldsOptional
        && failures.isFatalToCallers(call.call, at: call.place, .missing)
    let isInTurn = turns.followsAnother(call)
    let isLeftOpen = isAdded && library.mayMake(call.generics[0])
    if isLeftOpen { leftOpen.insert(call.place.unscoped) }
    var keyed = HelperCalls.KeyedCall(
      place: call.place,
      call: call.call,
      key: Registration.Key(
        type: call.generics[0],
        arguments: call.generics.dropFirst().map { library.isAny($0) ? .unknown : $0 }
      ),
      containers: isOperator ? call.operand : flow.receiver(at: call.place),
      origin: 0,
      isOptional: layers > 0 && !isForced || isInTurn || isLeftOpen,
      handedOn: !yieldsOptional || isInTurn ? nil : failures.handedOn(byRequest: call),
      isImmediate: true
    )
    if isForced { keyed.key.type = keyed.key.type.unwrapped }
    keyed.setName(KeyName(resolver, arguments.first { $0.label == "name" }?.node, at: call.place))
    for use in helpers.expanded(keyed).flatMap(helpers.relays) { add(use) }
  }

  /// - Parameter timing: When it is asked for, unless the place tells.
  private mutating func add(
    _ use: HelperCalls.KeyedCall,
    _ timing: Edge.Timing? = nil,
    shownAt: Place? = nil
  ) {
    var key = use.key
    var isOptional = use.isOptional
    var isLater = false
    while true {
      if case .optional(let wrapped) = key.type.form {
        key.type = wrapped
        isOptional = true
      } else if let wrapped = library.wrapped(by: key.type) {
        key.type = wrapped
        isLater = true
      } else {
        break
      }
    }
    traces.append(trace(use.containers))
    var demand = Demand(
      place: registrations.settled(use.place),
      helperPlace: use.helperPlace,
      shownAt: shownAt,
      key: key,
      title: resolver.title(of: key),
      isOptional: isOptional || key.isOpen && key.type.hasUnknown || library.answers(key.type),
      timing: isLater ? .deferred : timing ?? self.timing(of: use),
      mayStandAnywhere: use.isRelayed || askers.isHandedOver(use),
      isImmediate: use.isImmediate,
      isForCallers: use.isForCallers
    )
    if let property = use.property {
      // When a wrapper asks is its own business, unless it is told to.
      demand.timing = use.isFilledAtOnce ? .eager : .deferred
      demand.mayStandAnywhere = true
      if !program[property].traits.contains(.isLocal) { demand.property = property }
    } else {
      demand.asker = askers.typeBuilt(by: use)
    }
    all.append(demand)
  }

  /// When a use asks: where it stands, or in the helper that it stands for, it may wait.
  private func timing(of use: HelperCalls.KeyedCall) -> Edge.Timing {
    let own = registrations.timing(at: use.place)
    guard own == .eager, let place = use.helperPlace else { return own }
    return registrations.timing(at: place)
  }

  /// Adds a request whose key is not known.
  private mutating func addUnknownReads() {
    // A type in the first argument says what is asked for; see `SwinjectUses`.
    let typed = Set(resolver.facts.typeCalls.map(\.place.unscoped))
    for read in resolver.facts.unknownReads where read.name == SwinjectLibrary.requestName {
      let place = read.place.unscoped
      guard !places.contains(place), !typed.contains(place), program.isSource(place) else {
        continue
      }
      openTraces.append(OpenTrace(trace: trace(flow.receiver(at: read.place))))
    }
  }

  // MARK: References to initializers

  /// Adds what a registered initializer takes.
  private mutating func addParameters(of call: GenericCall) {
    guard let last = call.arguments.last else { return }
    let references = SwinjectInitializers(resolver, library)
    guard let parameters = references.parameters(of: call) else {
      openTraces.append(
        OpenTrace(
          trace: trace(flow.receiver(at: call.place)),
          isOfLibrary: references.isLibraryInitializer(last.node, at: call.place)
        )
      )
      return
    }
    // A module's factory asks the container that it is registered in, whoever asks for it.
    let isFactory = program[last.parameter].name == "dependency"
    let containers =
      isFactory
      ? flow.receiver(at: call.place)
      : [.asker(file: call.place.file, token: call.place.token)]
    let place = Place(
      file: call.place.file,
      token: program.trees[call.place.file].mainToken(last.node),
      source: call.place.source,
      isConditional: call.place.isConditional
    )
    for parameter in parameters {
      let keyed = HelperCalls.KeyedCall(
        place: place,
        call: call.call,
        key: Registration.Key(type: parameter.type),
        containers: containers,
        origin: 0,
        isOptional: parameter.mayBeFilled
      )
      // A factory of a module asks when it first makes one, and keeps what it is given.
      for use in helpers.expanded(keyed) {
        add(use, isFactory ? .kept : nil, shownAt: use.place == place ? call.place : nil)
      }
    }
  }
}
