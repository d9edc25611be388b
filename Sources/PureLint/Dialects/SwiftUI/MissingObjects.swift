import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// The objects that views ask their environments for and do not find there on a known way.
struct MissingObjects {
  private let walk: ViewWalk
  private let reads: EnvironmentReads
  private let demandsByOwner: [DeclarationID: [EnvironmentDemand]]
  private let injections: EnvironmentInjections
  private let certainty: WayCertainty
  /// Whether each way is held to be one of several, whatever is injected elsewhere.
  private let isCareful: Bool
  private var program: Program { walk.program }

  private typealias Step = WayCertainty.Step

  /// The number of views that are looked at on the ways back from one, and on one way.
  private static let wayLimit = 400

  init(
    _ walk: ViewWalk,
    _ reads: EnvironmentReads,
    _ demands: [EnvironmentDemand],
    _ injections: EnvironmentInjections,
    isCareful: Bool = false
  ) {
    self.walk = walk
    self.isCareful = isCareful
    self.reads = reads
    self.injections = injections
    demandsByOwner = Dictionary(grouping: demands.filter { !$0.isOptional }, by: \.owner)
    certainty = WayCertainty(walk)
  }

  /// A type that is missing from a place on, and what asks for it there.
  struct Gap {
    let key: EnvironmentKey
    /// The outermost view under which no way has it.
    let site: Place
    /// The places where the views around are built, from the one on that a scene or a host shows; none
    /// if that is the site.
    let wayIn: [Place]
    /// What asks for it, in the order of the walk.
    var askers: [Asker]

    /// The same for some of those who ask.
    func asking(_ askers: [Asker]) -> Gap {
      Gap(key: key, site: site, wayIn: wayIn, askers: askers)
    }
  }

  /// A property that is not filled on a way.
  struct Asker {
    let demand: EnvironmentDemand
    let read: Place
    /// The places where the views are built on the way to it, from the gap on.
    let way: [Place]
    /// Where the view is built that pushes the screen with the gap, if its own environment has the
    /// object.
    let pusher: Place?
  }

  /// The gaps, in the order of the walk.
  func gaps() -> [Gap] {
    var gaps: [GapID: Gap] = [:]
    var order: [GapID] = []
    lazy var search = ObjectHolderSearch(walk)
    var knownReads: [DeclarationID: [EnvironmentReads.Read]] = [:]
    for state in walk.ways.states {
      for demand in demands(of: state)
      where !walk.sets.contains(demand.key, state.surroundings.objects) {
        let reads = knownReads[demand.property] ?? self.reads(by: demand)
        knownReads[demand.property] = reads
        guard !reads.isEmpty else { continue }
        let holders = search.holders(of: demand.key)
        for (end, read) in ends(from: state, demand, reads, holders) {
          let id = GapID(key: demand.key, site: end.site.unscoped)
          if gaps[id] == nil {
            gaps[id] = Gap(
              key: demand.key,
              site: end.site,
              wayIn: end.wayIn.map(\.site),
              askers: []
            )
            order.append(id)
          }
          gaps[id]?.askers.append(
            Asker(
              demand: demand,
              read: read.place,
              way: end.way.map(\.site),
              pusher: end.pusher
            )
          )
        }
      }
    }
    return order.compactMap { gaps[$0] }
  }

  /// What a view asks for; what is told by how it is made, as it is made.
  private func demands(of state: ViewWalk.ViewState) -> [EnvironmentDemand] {
    guard let all = demandsByOwner[state.view] else { return [] }
    guard walk.genericAskers.contains(state.view) else { return all }
    return all.compactMap { demand in
      guard demand.type.isGeneric else { return demand }
      return state.made.flatMap {
        EnvironmentDemands.specialized(demand, for: $0, walk.resolver)
      }
    }
  }

  /// Where a view stops that does not find what it asks for: one that asks by type when it is shown,
  /// all others when they read it.
  func reads(by demand: EnvironmentDemand) -> [EnvironmentReads.Read] {
    let found = reads.reads(onceShown: demand.property)
    guard demand.isByType else { return found }
    let sure = found.filter { $0.doubt == Doubt() }
    return sure + [EnvironmentReads.Read(place: place(of: demand.property), doubt: Doubt())]
  }

  private struct GapID: Hashable {
    let key: EnvironmentKey
    let site: Place
  }

  /// The end of a way back from what asks, where the object begins to be missing.
  private struct End {
    /// The steps from there on.
    let way: [Step]
    /// The steps that lead there, from the entry on.
    let wayIn: [Step]
    /// The type by which the system enters, if it is one.
    let entry: DeclarationID?
    let pusher: Place?

    var site: Place { way[0].site }
  }

  /// The ends of the ways that some app takes: inside of what keeps an object if a way is known there.
  private func ends(
    from state: ViewWalk.ViewState,
    _ demand: EnvironmentDemand,
    _ reads: [EnvironmentReads.Read],
    _ holders: ObjectHolders
  ) -> [(End, EnvironmentReads.Read)] {
    func possible(_ holders: Set<ViewWalk.ViewState>) -> [(End, EnvironmentReads.Read)] {
      outermost(from: state, demand.key, holders).compactMap { end in
        reads.first { isPossible(end, demand, $0) }.map { (end, $0) }
      }
    }
    let found = possible(holders.keeping)
    return found.isEmpty && holders.keeping != holders.given ? possible(holders.given) : found
  }

  /// The ends of the ways back from a view on which an object is missing.
  private func outermost(
    from state: ViewWalk.ViewState,
    _ key: EnvironmentKey,
    _ holders: Set<ViewWalk.ViewState>
  ) -> [End] {
    var ends: [Place: End] = [:]
    var visited: Set<ViewWalk.ViewState> = [state]
    /// The views on the ways, each with the step behind it.
    var trail: [(state: ViewWalk.ViewState, step: Step?, next: Int?)] = [(state, nil, nil)]
    var position = 0
    while position < trail.count, position < Self.wayLimit {
      let current = trail[position].state
      for arrival in walk.ways.arrivals[current] ?? [] {
        let step = step(arrival, to: current)
        if let from = arrival.from, !walk.kinds.isEntry(from.view), !holders.contains(from) {
          if visited.insert(from).inserted { trail.append((from, step, position)) }
        } else if ends[arrival.site.unscoped] == nil {
          var way = [step]
          var next: Int? = position
          while let index = next {
            if let inner = trail[index].step { way.append(inner) }
            next = trail[index].next
          }
          ends[arrival.site.unscoped] = end(of: way, arrival.from, key)
        }
      }
      position += 1
    }
    if position < trail.count, let site = walk.ways.arrivals[state]?.first?.site {
      walk.ways.note(unknown: site, "more views lead here than are looked at")
    }
    return ends.values.sorted { $0.site.precedes($1.site) }
  }

  private func step(_ arrival: ViewWalk.Arrival, to state: ViewWalk.ViewState) -> Step {
    Step(site: arrival.site, state: state, doubt: arrival.doubt, builds: arrival.builds)
  }

  private func end(of way: [Step], _ from: ViewWalk.ViewState?, _ key: EnvironmentKey) -> End {
    var steps: [Step] = []
    var visited: Set<ViewWalk.ViewState> = []
    var next = from
    while let state = next, let arrival = arrival(at: state), steps.count < Self.wayLimit,
      visited.insert(state).inserted
    {
      steps.append(step(arrival, to: state))
      next = arrival.from
    }
    let isPushed = from.map { walk.sets.contains(key, $0.surroundings.objects) } ?? false
    return End(
      way: way,
      wayIn: steps.reversed(),
      entry: next?.view,
      pusher: isPushed ? steps.first?.site : nil
    )
  }

  /// The step by which a view is reached, if possible one that no condition decides about.
  private func arrival(at state: ViewWalk.ViewState) -> ViewWalk.Arrival? {
    let all = walk.ways.arrivals[state] ?? []
    return all.first { $0.doubt == Doubt() } ?? all.first
  }

  /// Whether some build of some target compiles all of a way, and an app takes it.
  private func isPossible(
    _ end: End,
    _ demand: EnvironmentDemand,
    _ read: EnvironmentReads.Read
  ) -> Bool {
    let steps = end.wayIn + end.way
    let places =
      (end.entry.map { [place(of: $0)] } ?? []) + steps.map(\.site)
      + [place(of: demand.property), read.place]
    guard let entry = places.first?.file,
      !demand.appsThatHaveIt.contains(where: { program.targets.shareTarget($0, entry) })
    else { return false }
    let isBuilt = places.allSatisfy { place in
      program.targets.shareTarget(entry, place.file)
        || program.targets.canSee(fromFile: entry, toFile: place.file)
    }
    let conditions = Set(
      places.flatMap(walk.builds.conditions) + steps.flatMap(\.builds)
        + conditions(around: demand.type)
    )
    let files = Set(places.map(\.file))
    guard isBuilt, program.mayHold(Array(conditions), inFiles: files),
      !demand.isOfUIKit || isOfMac(conditions, files)
    else { return false }
    if !isCareful, !injections.mayHave(demand.key) { return !certainty.isRuledOut(steps, read) }
    return certainty.isCertain(
      steps,
      from: .init(type: end.entry, file: entry),
      read,
      demand.key,
      in: conditions
    )
  }

  /// Whether no build but those for a Mac meets some conditions and has some files.
  private func isOfMac(_ conditions: Set<Condition>, _ files: Set<Int>) -> Bool {
    !program.mayHold(conditions + [.not(.system(SwiftUINames.mac))], inFiles: files)
  }

  /// What holds in all builds that have a type, or another one of its name: no other build compiles
  /// what asks for it.
  private func conditions(around type: SwiftType) -> [Condition] {
    guard let id = type.unwrapped.declaration, program.isSource(id), program[id].parent == nil,
      !program.conditions(of: id).isEmpty
    else { return [] }
    let all = walk.code.resolver.symbols.topLevel(program[id].name).filter {
      program.targets.shareTarget(program[id].file, program[$0].file)
    }
    return [.any(all.map { .all(program.conditions(of: $0)) })]
  }

  private func place(of declaration: DeclarationID) -> Place {
    Place(
      file: program[declaration].file,
      token: program[declaration].nameToken,
      source: declaration
    )
  }
}
