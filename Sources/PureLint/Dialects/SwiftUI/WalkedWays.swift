import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The ways on which views are shown, as far as they have been walked.
struct WalkedWays {
  typealias ViewState = ViewWalk.ViewState
  typealias Arrival = ViewWalk.Arrival

  /// The steps by which each view is reached in each environment, in the order of the walk.
  private(set) var arrivals: [ViewState: [Arrival]] = [:]
  /// The views that are reached, in that order.
  private(set) var states: [ViewState] = []
  /// The environments in which each construction of a view stands.
  private(set) var visitsBySite: [Place: Set<SiteVisit>] = [:]
  /// The views that each view shows.
  private(set) var shownByState: [ViewState: Set<ViewState>] = [:]
  /// The views that code outside of all views shows, by its file.
  private(set) var shownByFile: [Int: Set<ViewState>] = [:]
  /// The views that inject an object of a type into what they show.
  private(set) var injectors: [EnvironmentKey: Set<ViewState>] = [:]
  /// The steps that are not known and take views of the sources.
  private(set) var unknownSteps: [Place: String] = [:]
  /// The number of scenes that are walked.
  private(set) var sceneCount = 0
  /// The mentions of functions and properties that are followed in some known environment.
  private(set) var followed: Set<Place> = []
  /// By file, the tokens of what is shown by code outside of all views.
  private var hosted: [Int: [Range<UInt32>]] = [:]
  /// The same of what a function is given that shows it, by the parameter.
  private var handedOn: [Int: [(tokens: Range<UInt32>, parameter: DeclarationID)]] = [:]

  /// By file, what the environments hold in which something out of sight is shown.
  private(set) var objectsOfForeigners: [Int: Set<EnvironmentSets.ID>] = [:]

  /// More steps to a view in one environment are not kept.
  private static let arrivalLimit = 24

  /// One environment in which a view is built at some place.
  struct SiteVisit: Hashable {
    /// The view that builds it; none outside of all views.
    let from: ViewState?
    /// The objects there; nil for any.
    let objects: EnvironmentSets.ID?
    /// The condition of the builds in which they are there.
    let builds: [Condition]
  }

  /// Whether there may be more steps to a view than are kept.
  func hasMoreArrivals(at state: ViewState) -> Bool {
    arrivals[state].map { $0.count >= Self.arrivalLimit } ?? false
  }

  /// Whether what a mention stands for is walked where it stands.
  func isFollowed(_ place: Place) -> Bool { followed.contains(place.unscoped) }

  /// Whether a place is in what a host is given where it is made.
  func isInHost(_ place: Place) -> Bool {
    hosted[place.file]?.contains { $0.contains(place.token.rawValue) } == true
  }

  /// The parameters of functions that show them, for which a place is in an argument.
  func parametersGiven(at place: Place) -> [DeclarationID] {
    (handedOn[place.file] ?? []).filter { $0.tokens.contains(place.token.rawValue) }
      .map(\.parameter)
  }

  /// Takes note of what a function is given that shows it.
  mutating func note(
    handedOn tokens: Range<UInt32>,
    for parameter: DeclarationID,
    in file: Int
  ) {
    handedOn[file, default: []].append((tokens, parameter))
  }

  /// Takes note of what a host is given.
  mutating func note(hosted tokens: Range<UInt32>, in file: Int) {
    hosted[file, default: []].append(tokens)
  }

  mutating func note(followed token: TokenIndex, in file: Int) {
    followed.insert(Place(file: file, token: token))
  }

  mutating func note(injected key: EnvironmentKey, by state: ViewState) {
    injectors[key, default: []].insert(state)
  }

  mutating func note(unknown place: Place, _ reason: String) {
    if unknownSteps[place] == nil { unknownSteps[place] = reason }
  }

  /// Takes note of the environment in which code of a file shows something out of sight.
  mutating func note(foreignIn file: Int, in objects: EnvironmentSets.ID) {
    objectsOfForeigners[file, default: []].insert(objects)
  }

  mutating func noteScene() { sceneCount += 1 }

  /// Takes note that a view is built at a place.
  /// - Parameter objects: The contents of the environment there; nil if they are not known.
  mutating func note(
    visitOf site: Place,
    from state: ViewState?,
    _ objects: EnvironmentSets.ID?,
    in builds: [Condition]
  ) {
    visitsBySite[site.unscoped, default: []].insert(
      SiteVisit(from: state, objects: objects, builds: builds)
    )
  }

  /// Takes note of a step to a view.
  /// - Returns: Whether it is the first.
  mutating func arrive(at state: ViewState, _ arrival: Arrival) -> Bool {
    if let from = arrival.from {
      shownByState[from, default: []].insert(state)
    } else {
      shownByFile[arrival.site.file, default: []].insert(state)
    }
    let known = arrivals[state] ?? []
    if known.isEmpty { states.append(state) }
    if known.count < Self.arrivalLimit, !known.contains(arrival) {
      arrivals[state] = known + [arrival]
    }
    return known.isEmpty
  }
}
