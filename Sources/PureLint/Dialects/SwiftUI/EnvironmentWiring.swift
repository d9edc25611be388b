import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// A program's environments as wiring: injected objects and requests.
struct EnvironmentWiring {
  private let demands: EnvironmentDemands
  private let stored: StoredDataDemands
  private let values: RequiredValues
  private let resolver: Resolver
  private let reads: EnvironmentReads
  private let walk: ViewWalk
  private let entries: EnvironmentEntries
  private let found: EnvironmentInjections
  private let unlisted: UnlistedModels

  private var injections: [EnvironmentInjection] { found.all.filter { !$0.isByBuild } }
  private var program: Program { resolver.program }

  init(
    _ demands: EnvironmentDemands,
    _ stored: StoredDataDemands,
    _ values: RequiredValues,
    _ resolver: Resolver
  ) {
    self.demands = demands
    self.stored = stored
    self.values = values
    self.resolver = resolver
    let code = CodeIndex(resolver)
    let kinds = ViewKinds(resolver)
    let stores = StoredDataInjection(code, wanted: stored.models)
    found = EnvironmentInjections(code, kinds, stores, values)
    let unseen = UnseenInjections(demands.all + demands.specialized(), found, code)
    walk = ViewWalk(resolver, code, kinds, unseen, stores, values)
    walk.genericAskers = Set(demands.generic.map(\.owner))
    reads = EnvironmentReads(resolver, walk.conditions)
    walk.conditions.states.ask(reads)
    unlisted = UnlistedModels(code)
    entries = EnvironmentEntries(
      resolver,
      kinds,
      members: found.memberNames(kinds).union(unlisted.memberNames)
    )
    walk.isReached = { [entries] in entries.isReached($0) }
    walk.isStarted = { [entries] in entries.isStarted($0) }
    let hosts = entries.hosts(found.hosts, code)
    walk.embeddedHosts = hosts.embedded
    for type in entries.types() { walk.enter(entry: type) }
    for host in hosts.outside where !host.isForeign { walk.enter(host) }
    walk.followHanded(isReached: entries.isStarted)
    // Where else their modules show something is known by now.
    walk.enter(foreign: hosts.outside.filter(\.isForeign))
    walk.followHanded(isReached: entries.isStarted)
  }

  /// The registrations and demands. Nothing is asked of this any more.
  func part() -> WiringPart {
    defer { walk.conditions.states.letGoOfReads() }
    let asked = demands.all + demands.generic + stored.demands + values.demands
    let lost = LostViews(walk, isReached: entries.isReached)
    let missing = MissingObjects(walk, reads, asked, found)
    let known = missing.gaps()
    let told = Set(known.map(\.key))
    let all =
      known
      + lost.gaps(of: (demands.all + stored.demands).filter { !told.contains($0.key) }, found) {
        missing.reads(by: $0)
      }
    let gaps = all.filter { !stored.hold($0) && !values.hold($0) }
    let unset = RequiredValueGaps(walk, found).demands(for: all.filter(values.hold))
    let unstored = StoredDataGaps(stored, walk, found).demands(for: all.filter(stored.hold))
    let models = all.flatMap(\.askers).compactMap { stored.all[$0.demand.property]?.model }
    let unlisted = unlisted.demands(except: Set(models), isReached: entries.isReached)
    let unmet = EnvironmentGaps(found.all, walk).demands(for: gaps)
    let unfilled = UnfilledObjects(walk.kinds, reads, walk.code).demands(for: demands.all)
    let met = self.met(except: gaps)
    let keys = Set(demands.all.map(\.key))
    let isIdle = injections.contains { !$0.isForShow && !keys.contains($0.key) }
    let reached = isIdle && !demands.isOpen ? entries.reached : nil
    return WiringPart(
      registrations: injections.filter { !$0.isForShow }.map { injection in
        let isAsked =
          keys.contains(injection.key) || reached?.contains(injection.place) != true
        return registration(of: injection, isAsked: isAsked)
      } + DoubleStates(walk).registrations(),
      demands: met + unmet + unfilled + unstored + unlisted + unset + previewDemands(for: asked),
      recognitions: [
        Recognition(
          subject: "SwiftUI environment",
          counts: [
            .init(noun: "type", number: keys.union(injections.map(\.key)).count),
            .init(noun: "scene", number: walk.ways.sceneCount),
          ]
            + (stored.all.isEmpty ? [] : [.init(noun: "stored value", number: stored.all.count)])
            + (values.demands.isEmpty
              ? [] : [.init(noun: "required value", number: values.demands.count)])
        )
      ],
      unresolved: walk.ways.unknownSteps.sorted { $0.key.precedes($1.key) }
        .map { UnfollowedStep("way", at: $0.key, $0.value) }
        + lost.steps(to: asked)
        + walk.stores.unreadLists.map {
          UnfollowedStep("list", at: $0, "nothing here tells all models that this container has")
        }
        + walk.stores.mixedLists.map {
          UnfollowedStep(
            "list",
            at: $0,
            "this may be one of several containers that have different models; it is taken to have all"
          )
        }
    )
  }

  /// What previews lack, where these are judged.
  private func previewDemands(for asked: [EnvironmentDemand]) -> [Demand] {
    guard program.configuration.hasPreviews else { return [] }
    return PreviewGaps(walk, found).demands(for: asked)
  }

  /// The demands of views on ways that have what they ask for.
  private func met(except gaps: [MissingObjects.Gap]) -> [Demand] {
    let missing = Set(gaps.flatMap(\.askers).map(\.demand.property))
    let injected = Dictionary(grouping: injections.filter { !$0.isForShow }, by: \.key)
    let askedKeys = Set(demands.all.map(\.key))
    var reach: [EnvironmentKey: InjectionReach] = [:]
    for (key, found) in injected where askedKeys.contains(key) {
      reach[key] = InjectionReach(of: key, found, walk)
    }
    return demands.all.compactMap { asked in
      guard !missing.contains(asked.property),
        let places = reach[asked.key]?.places(for: asked.owner),
        let read = reads.reads(onceShown: asked.property).first
      else { return nil }
      var demand = Demand(
        property: nil,
        place: Place(
          file: program[asked.property].file,
          token: program[asked.property].nameToken,
          source: asked.property
        ),
        key: Registration.Key(type: asked.type),
        title: resolver.keyText(of: asked.type),
        isOptional: asked.isOptional,
        timing: .deferred
      )
      demand.shownAt = read.place
      demand.registrations = places
      demand.mayStandAnywhere = true
      return demand
    }
  }

  private func registration(of injection: EnvironmentInjection, isAsked: Bool) -> Registration {
    let file = injection.place.file
    let name = injection.key.text
    var registration = Registration(
      place: injection.place,
      container: .init(file: file, body: injection.call, text: ""),
      key: Registration.Key(type: injection.type),
      blocks: [],
      condition: program.condition(around: injection.call, in: file),
      title: name
    )
    registration.fillsContainer = false
    registration.isAssumedUsed = isAsked || isForOthers(injection)
    registration.words = RegistrationWords(
      unused: " is injected into the environment but nobody takes it from there",
      adviceOnUnused: adviceOnUnused(injection),
      adviceOnDuplicate: "delete one of the two"
    )
    return registration
  }

  /// Who reads an object by a key does not get the one that is injected by its type.
  private func adviceOnUnused(_ injection: EnvironmentInjection) -> String {
    let advice = "delete the modifier, or take the object where it is needed"
    guard let key = injection.declaration.flatMap(member(holding:)) else { return advice }
    let path = "\\.\(program.text(key))"
    return "write '.environment(\(path), …)' if views read '\(path)'; otherwise " + advice
  }

  /// The member of `EnvironmentValues` for objects of a class.
  private func member(holding type: DeclarationID) -> DeclarationID? {
    resolver.symbols.extensions(ofTypesNamed: SwiftUINames.values)
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .first { program[$0].kind == .variable && resolver.type(of: $0).declaration == type }
  }

  /// Whether views out of sight may take an object from the environment.
  private func isForOthers(_ injection: EnvironmentInjection) -> Bool {
    guard let declaration = injection.declaration else { return true }
    return program.isForClients(declaration)
      || program.targets.isRunOutOfSight(file: injection.place.file)
  }
}
