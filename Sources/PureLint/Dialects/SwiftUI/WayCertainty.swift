import PureLintProjects
import PureLintResolution
import PureLintWiring

/// Whether a way on which something is missing is one that an app takes.
///
/// A view that some ways show with an object and others without may read it only where it is there:
/// so what is shown or read on a condition counts only if no other way leads there with the object.
struct WayCertainty {
  private let walk: ViewWalk
  private let apps: EnvironmentApps
  private let values: GivenValues
  private let shared: SharedPlaces
  private let known: KnownPresence
  /// The views that may be shown on ways which are not known.
  private var open: Set<DeclarationID> { known.open }
  private var program: Program { walk.program }
  private var resolver: Resolver { walk.resolver }

  init(_ walk: ViewWalk) {
    self.walk = walk
    shared = SharedPlaces(walk)
    known = KnownPresence { [shared] in Self.openViews(walk, shared) }
    apps = EnvironmentApps(walk)
    values = GivenValues(walk.code, walk.conditions)
  }

  /// One view on a way.
  struct Step {
    let site: Place
    let state: ViewWalk.ViewState
    let doubt: Doubt
    /// The condition of the builds that take it.
    let builds: [Condition]
  }

  /// Whether an app that takes the steps of a way reads what is missing.
  /// - Parameters:
  ///   - entry: Where the way begins.
  ///   - builds: What holds in the builds that have all of the way. What is shown in other builds alone
  ///     is no sign that the object may be there.
  func isCertain(
    _ steps: [Step],
    from entry: EnvironmentApps.Entry,
    _ read: EnvironmentReads.Read,
    _ key: EnvironmentKey,
    in builds: Set<Condition>
  ) -> Bool {
    guard let last = steps.last else { return false }
    let app = apps.app(of: entry, in: builds)
    let isInTwoScenes = isInTwoScenes(steps[0], key)
    switch truth(of: read.doubt, inside: steps[...]) {
    case .fails: return false
    case .unknown where isInTwoScenes && !read.doubt.isOfMaker: break
    case .unknown where mayHave(key, inside: last.state.view, app, read.doubt):
      return false
    default: break
    }
    return steps.indices.allSatisfy { index in
      let step = steps[index]
      switch truth(of: step.doubt, inside: steps[..<index]) {
      case .holds, .open: return true
      case .fails: return false
      case .unknown:
        return walk.sets.contains(key, step.state.surroundings.objects)
          || isInTwoScenes && !step.doubt.isOfMaker
          || !mayHave(key, at: step.site, app, step.doubt)
            && (builds.isEmpty || isOfSomeBuilds(step.site)
              || !mayHave(key, inside: step.state.view, app, step.doubt))
      }
    }
  }

  /// Whether what the views on a way are made with keeps it from being taken, or from a read at its end.
  func isRuledOut(_ steps: [Step], _ read: EnvironmentReads.Read) -> Bool {
    truth(of: read.doubt, inside: steps[...]) == .fails
      || steps.indices.contains { truth(of: steps[$0].doubt, inside: steps[..<$0]) == .fails }
  }

  /// Whether one and the same expression is surely shown by a scene with an object and by another one
  /// without it: what decides inside of it is the same for both.
  private func isInTwoScenes(_ first: Step, _ key: EnvironmentKey) -> Bool {
    guard first.doubt == Doubt(), let visits = walk.ways.visitsBySite[first.site.unscoped],
      first.site.source.flatMap(resolver.selfDeclaration).map(walk.kinds.isEntry) == true
    else { return false }
    let scenes = visits.filter { $0.from.map { walk.kinds.isEntry($0.view) } == true }
    return scenes.count == visits.count
      && scenes.contains { $0.objects.map { walk.sets.contains(key, $0) } == true }
  }

  /// Whether conditions hold in a view that is built as the steps of a way build it.
  private func truth(of doubt: Doubt, inside steps: ArraySlice<Step>) -> Truth {
    var answers = doubt.points.map { point in
      walk.conditions.truth(of: point) { constant(of: $0, inside: steps) }
    }
    if doubt.isUnknown { answers.append(.unknown) }
    return Truth.all(answers)
  }

  /// More views that hand on what they were made with are not followed.
  private static let handingLimit = 8

  /// The value of a property in the view that the last of some steps builds.
  private func constant(
    of property: DeclarationID,
    inside steps: ArraySlice<Step>,
    depth: Int = 0
  ) -> Constant? {
    guard depth < Self.handingLimit, let step = steps.last else { return nil }
    return values.constant(of: property, builtAt: step.site) { outer in
      constant(of: outer, inside: steps.dropLast(), depth: depth + 1)
    }
  }

  /// Whether a place is there for some builds, so that it is got to in these.
  private func isOfSomeBuilds(_ site: Place) -> Bool {
    !walk.builds.conditions(around: site).isEmpty
  }

  /// An app or, if who makes a view has a say in what it shows, all of them, in the same builds.
  private func makers(of doubt: Doubt, in app: EnvironmentApps.App) -> EnvironmentApps.App {
    doubt.isOfMaker ? apps.allApps(in: app.builds) : app
  }

  /// Whether a view may be shown with an object.
  private func mayHave(
    _ key: EnvironmentKey,
    inside view: DeclarationID,
    _ app: EnvironmentApps.App,
    _ doubt: Doubt
  ) -> Bool {
    let question = KnownPresence.Question(key, view, app, doubt)
    return known.inside.answer(question) {
      open.contains(view)
        || makers(of: doubt, in: app).objectsByView[view, default: []]
          .contains { walk.sets.contains(key, $0) }
    }
  }

  private func mayHave(
    _ key: EnvironmentKey,
    at site: Place,
    _ app: EnvironmentApps.App,
    _ doubt: Doubt
  ) -> Bool {
    known.atSite.answer(KnownPresence.Question(key, site, app, doubt)) {
      findPresence(of: key, at: site, app, doubt)
    }
  }

  private func findPresence(
    of key: EnvironmentKey,
    at site: Place,
    _ app: EnvironmentApps.App,
    _ doubt: Doubt
  ) -> Bool {
    guard let visits = walk.ways.visitsBySite[site.unscoped] else { return true }
    let states = makers(of: doubt, in: app).states
    let mayHave = visits.contains { visit in
      visit.from.map(states.contains) != false
        && visit.objects.map { walk.sets.contains(key, $0) } != false
        && walk.builds.mayCompile(site, visit.builds, in: app.builds)
    }
    if mayHave { return true }
    guard let member = site.source.map({ program.memberDeclaration(around: $0) }) else {
      return false
    }
    if let owner = resolver.selfDeclaration(of: member), walk.kinds.kind(of: owner) != .other {
      return open.contains(owner)
    }
    return shared.contain(site)
  }

  /// The views that are built where the walk does not get to though the app does, or knows nothing of
  /// the environment, with those that they build.
  private static func openViews(
    _ walk: ViewWalk,
    _ shared: SharedPlaces
  ) -> Set<DeclarationID> {
    let (resolver, program) = (walk.resolver, walk.program)
    var built: [DeclarationID: Set<DeclarationID>] = [:]
    var waiting: Set<DeclarationID> = []
    for construction in resolver.facts.constructions {
      let view = construction.declaration
      guard program.isSource(construction.place), walk.kinds.kind(of: view) != .other,
        !program.targets.isTest(file: construction.place.file)
      else { continue }
      let owner = construction.place.source.flatMap { resolver.selfDeclaration(of: $0) }
      if let owner {
        if resolver.isPreview(owner) { continue }
        built[owner, default: []].insert(view)
      }
      let visits = walk.ways.visitsBySite[construction.place.unscoped]
      let place = construction.place
      if visits?.contains(where: { $0.objects == nil })
        ?? (!walk.code.isInMacro(place) && walk.isReached(place))
        || walk.isStarted(place) && shared.contain(place)
      {
        waiting.insert(view)
      }
    }
    var found: Set<DeclarationID> = []
    while let view = waiting.popFirst() {
      if found.insert(view).inserted { waiting.formUnion(built[view] ?? []) }
    }
    return found
  }
}

/// Where objects may be found, once that was asked: many ways lead through one view.
private final class KnownPresence {
  /// The question whether something is at a place in an app.
  struct Question<Where: Hashable>: Hashable {
    let key: EnvironmentKey
    let place: Where
    let app: Int
    let isOfMaker: Bool

    init(_ key: EnvironmentKey, _ place: Where, _ app: EnvironmentApps.App, _ doubt: Doubt) {
      self.key = key
      self.place = place
      self.app = app.number
      isOfMaker = doubt.isOfMaker
    }
  }

  var inside: [Question<DeclarationID>: Bool] = [:]
  var atSite: [Question<Place>: Bool] = [:]
  private(set) lazy var open = findOpen()
  private let findOpen: () -> Set<DeclarationID>

  init(_ findOpen: @escaping () -> Set<DeclarationID>) { self.findOpen = findOpen }
}

extension Dictionary where Value == Bool {
  /// What is known, else found out.
  fileprivate mutating func answer(_ question: Key, _ find: () -> Bool) -> Bool {
    if let known = self[question] { return known }
    let found = find()
    self[question] = found
    return found
  }
}
