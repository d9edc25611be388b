import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// The objects that views ask their environments for and do not find there on a known way.
struct MissingObjects {
  let walk: ViewWalk
  private let reads: EnvironmentReads
  private let demandsByOwner: [DeclarationID: [EnvironmentDemand]]
  let injections: EnvironmentInjections
  let certainty: WayCertainty
  /// Whether each way is held to be one of several, whatever is injected elsewhere.
  let isCareful: Bool
  var program: Program { walk.program }

  typealias Step = WayCertainty.Step

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
    var doubtful: [(id: GapID, demand: EnvironmentDemand)] = []
    lazy var search = ObjectHolderSearch(walk)
    var knownReads: [DeclarationID: [EnvironmentReads.Read]] = [:]
    for state in walk.ways.states {
      for demand in demands(of: state)
      where !walk.sets.contains(demand.key, state.surroundings.objects) {
        let reads = knownReads[demand.property] ?? self.reads(by: demand)
        knownReads[demand.property] = reads
        guard !reads.isEmpty else { continue }
        let holders = search.holders(of: demand.key)
        let (sure, doubted) = ends(from: state, demand, reads, holders)
        doubtful += doubted.map {
          (GapID(key: demand.key, site: outermostGap(on: $0, demand.key)), demand)
        }
        for (end, read) in sure {
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
    for (id, demand) in doubtful where gaps[id.unscoped] == nil {
      note(doubted: demand, at: id.site)
    }
    return order.compactMap { gaps[$0] }
  }

  /// The place on a way from which on each view is without an object.
  private func outermostGap(on end: End, _ key: EnvironmentKey) -> Place {
    let steps = end.wayIn + end.way
    let last = steps.lastIndex { walk.sets.contains(key, $0.state.surroundings.objects) }
    return steps[min(last.map { $0 + 1 } ?? 0, steps.count - 1)].site
  }

  /// Takes note of a way of which nobody knows whether an app that takes it reads what is missing.
  private func note(doubted demand: EnvironmentDemand, at site: Place) {
    guard !isCareful else { return }
    let shown = program.trees[site.file].text(site.token)
    walk.ways.note(
      unknown: site,
      "'\(shown)' may be shown here without what '\(program.qualifiedName(demand.property))' takes from "
        + "the environment: nothing tells whether the condition for that holds on this way"
    )
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

    var unscoped: GapID { GapID(key: key, site: site.unscoped) }
  }

  /// The end of a way back from what asks, where the object begins to be missing.
  struct End {
    /// The steps from there on.
    let way: [Step]
    /// The steps that lead there, from the entry on.
    let wayIn: [Step]
    /// The type by which the system enters, if it is one.
    let entry: DeclarationID?
    let pusher: Place?

    var site: Place { way[0].site }
  }

  /// Whether an app takes a way and reads at its end what is missing.
  enum Verdict {
    case taken, doubtful, never
  }

  /// The ends of the ways that some app takes: inside of what keeps an object if a way is known there; and
  /// those of which nobody knows whether one does, if no other is found.
  private func ends(
    from state: ViewWalk.ViewState,
    _ demand: EnvironmentDemand,
    _ reads: [EnvironmentReads.Read],
    _ holders: ObjectHolders
  ) -> (sure: [(End, EnvironmentReads.Read)], doubted: [End]) {
    var doubted: [End] = []
    func sure(_ holders: Set<ViewWalk.ViewState>) -> [(End, EnvironmentReads.Read)] {
      var told: Set<Place> = []
      return outermost(from: state, demand.key, holders).compactMap { end in
        if told.contains(end.site.unscoped) { return nil }
        let verdicts = reads.lazy.map { (read: $0, verdict: verdict(on: end, demand, $0)) }
        if let taken = verdicts.first(where: { $0.verdict == .taken }) {
          told.insert(end.site.unscoped)
          return (end, taken.read)
        }
        if verdicts.contains(where: { $0.verdict == .doubtful }) { doubted.append(end) }
        return nil
      }
    }
    let found = sure(holders.keeping)
    let all = found.isEmpty && holders.keeping != holders.given ? sure(holders.given) : found
    return (all, all.isEmpty ? doubted : [])
  }

  /// The ends of the ways back from a view on which an object is missing.
  private func outermost(
    from state: ViewWalk.ViewState,
    _ key: EnvironmentKey,
    _ holders: Set<ViewWalk.ViewState>
  ) -> [End] {
    var ends: [End] = []
    var known: Set<Version<Place>> = []
    var visited: Set<Version<ViewWalk.ViewState>> = [Version(what: state, builds: [])]
    /// The views on the ways, each with the step behind it.
    var trail: [(state: ViewWalk.ViewState, step: Step?, next: Int?)] = [(state, nil, nil)]
    var position = 0
    while position < trail.count, position < Self.wayLimit {
      let current = trail[position].state
      for arrival in walk.ways.arrivals[current] ?? [] where walk.builds.isBuilt(arrival.site) {
        let step = step(arrival, to: current)
        let builds = Set(walk.builds.conditions(around: arrival.site) + arrival.builds)
        if let from = arrival.from, !walk.kinds.isEntry(from.view), !holders.contains(from) {
          if visited.insert(Version(what: from, builds: builds)).inserted {
            trail.append((from, step, position))
          }
        } else {
          var way = [step]
          var next: Int? = position
          while let index = next {
            if let inner = trail[index].step { way.append(inner) }
            next = trail[index].next
          }
          let all = way.reduce(into: builds) { all, step in
            all.formUnion(walk.builds.conditions(around: step.site) + step.builds)
          }
          if known.insert(Version(what: arrival.site.unscoped, builds: all)).inserted {
            ends.append(end(of: way, arrival.from, key))
          }
        }
      }
      position += 1
    }
    if position < trail.count, let site = walk.ways.arrivals[state]?.first?.site {
      walk.ways.note(unknown: site, "more views lead here than are looked at")
    }
    return ends.enumerated().sorted { first, second in
      first.element.site.precedes(second.element.site)
        || first.element.site == second.element.site && first.offset < second.offset
    }
    .map(\.element)
  }

  /// A view or a place in some builds: another one may lead there in others.
  private struct Version<What: Hashable>: Hashable {
    let what: What
    /// What holds in these builds.
    let builds: Set<Condition>
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
    let all = (walk.ways.arrivals[state] ?? []).filter { walk.builds.isBuilt($0.site) }
    return all.first { $0.doubt == Doubt() } ?? all.first
  }
}
