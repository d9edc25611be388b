import PureLintProjects
import PureLintResolution

/// The apps that share the walked views: what one of them puts into its environments is in no other.
final class EnvironmentApps {
  private let walk: ViewWalk
  /// In the order of the sources.
  private let entries: [Entry]
  private var apps: [Version<Entry>: App] = [:]
  /// By what enters the app.
  private var known: [Version<[Entry]>: App] = [:]

  /// More kinds of builds are not told apart.
  private static let buildLimit = 64

  /// The object to look for, and the builds in question.
  private struct Version<What: Hashable>: Hashable {
    let what: What
    /// What holds in these builds.
    let builds: Set<Condition>
  }

  /// The start of a tree of views: a type that the system starts, or code in a file.
  struct Entry: Hashable {
    let type: DeclarationID?
    let file: Int
  }

  /// The views that one app shows.
  struct App {
    /// Its position among those that have been asked for.
    let number: Int
    /// What holds in all builds in question.
    let builds: Set<Condition>
    let states: Set<ViewWalk.ViewState>
    /// The contents of the environments in which each view is shown.
    let objectsByView: [DeclarationID: Set<EnvironmentSets.ID>]
  }

  init(_ walk: ViewWalk) {
    self.walk = walk
    let types = Set(walk.ways.shownByState.keys.map(\.view)).sorted()
      .filter { walk.kinds.isEntry($0) }
    entries =
      types.map { Entry(type: $0, file: walk.program[$0].file) }
      + walk.ways.shownByFile.keys.sorted().map { Entry(type: nil, file: $0) }
  }

  /// The app that an entry belongs to, with all others that are built with it.
  /// - Parameter builds: What holds in the builds in question.
  /// - Complexity: O(views and steps between them) for the first entry of an app and each kind of build.
  func app(of entry: Entry, in builds: Set<Condition>) -> App {
    let builds = known.count < Self.buildLimit ? builds : []
    let version = Version(what: entry, builds: builds)
    if let app = apps[version] { return app }
    let entries = entries.filter { isBuilt($0, with: entry) }
    let all = Version(what: entries, builds: builds)
    let app = known[all] ?? app(enteredBy: entries, in: builds)
    apps[version] = app
    known[all] = app
    return app
  }

  /// All apps together.
  /// - Parameter builds: What holds in the builds in question.
  /// - Complexity: As for one app.
  func allApps(in builds: Set<Condition>) -> App {
    let all = Version(what: entries, builds: builds)
    if let app = known[all] { return app }
    let app = app(enteredBy: entries, in: builds)
    known[all] = app
    return app
  }

  /// Whether two entries may be parts of one app, which has one type that the system starts.
  private func isBuilt(_ first: Entry, with second: Entry) -> Bool {
    if let one = first.type, let other = second.type, one != other,
      walk.program[one].traits.contains(.isMain), walk.program[other].traits.contains(.isMain)
    {
      return false
    }
    return walk.program.targets.shareTarget(first.file, second.file)
  }

  private func app(enteredBy entries: [Entry], in builds: Set<Condition>) -> App {
    let types = Set(entries.compactMap(\.type).filter { isCompiled($0, in: builds) })
    var waiting = walk.ways.shownByState.keys.filter { types.contains($0.view) }
    for entry in entries where entry.type == nil {
      waiting += (walk.ways.shownByFile[entry.file] ?? []).filter {
        isShown($0, byFile: entry.file, in: builds)
      }
    }
    var states: Set<ViewWalk.ViewState> = []
    while let state = waiting.popLast() {
      guard states.insert(state).inserted else { continue }
      waiting += (walk.ways.shownByState[state] ?? []).filter {
        !states.contains($0) && isShown($0, by: state, in: builds)
      }
    }
    return App(
      number: known.count,
      builds: builds,
      states: states,
      objectsByView: states.reduce(into: [:]) { found, state in
        found[state.view, default: []].insert(state.surroundings.objects)
      }
    )
  }

  /// Whether some of the builds have a step from one view to another.
  private func isShown(
    _ state: ViewWalk.ViewState,
    by other: ViewWalk.ViewState,
    in builds: Set<Condition>
  ) -> Bool {
    isShown(state, in: builds) { $0.from == other }
  }

  /// The same of a step by code outside of all views.
  private func isShown(
    _ state: ViewWalk.ViewState,
    byFile file: Int,
    in builds: Set<Condition>
  ) -> Bool {
    isShown(state, in: builds) { $0.from == nil && $0.site.file == file }
  }

  private func isShown(
    _ state: ViewWalk.ViewState,
    in builds: Set<Condition>,
    bySome isOne: (ViewWalk.Arrival) -> Bool
  ) -> Bool {
    guard !builds.isEmpty, !walk.ways.hasMoreArrivals(at: state) else { return true }
    return (walk.ways.arrivals[state] ?? []).contains { arrival in
      isOne(arrival) && walk.builds.mayCompile(arrival.site, arrival.builds, in: builds)
    }
  }

  private func isCompiled(_ type: DeclarationID, in builds: Set<Condition>) -> Bool {
    let place = Place(file: walk.program[type].file, token: walk.program[type].nameToken)
    return builds.isEmpty || walk.builds.mayCompile(place, [], in: builds)
  }
}
