import PureLintProjects
import PureLintResolution

/// The apps that share the walked views: what one of them puts into its environments is in no other.
final class EnvironmentApps {
  private let walk: ViewWalk
  /// In the order of the sources.
  private let entries: [Entry]
  private var apps: [Entry: App] = [:]
  /// By what enters the app.
  private var known: [[Entry]: App] = [:]

  /// What shows views outside of all others: a type that the system starts, or code in a file.
  struct Entry: Hashable {
    let type: DeclarationID?
    let file: Int
  }

  /// The views that one app shows.
  struct App {
    /// Its position among those that have been asked for.
    let number: Int
    let states: Set<ViewWalk.ViewState>
    /// What the environments hold in which each view is shown.
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
  /// - Complexity: O(views and steps between them) for the first entry of an app.
  func app(of entry: Entry) -> App {
    if let app = apps[entry] { return app }
    let entries = entries.filter { isBuilt($0, with: entry) }
    let app = known[entries] ?? app(enteredBy: entries)
    apps[entry] = app
    known[entries] = app
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

  private func app(enteredBy entries: [Entry]) -> App {
    let types = Set(entries.compactMap(\.type))
    var waiting = walk.ways.shownByState.keys.filter { types.contains($0.view) }
    for entry in entries where entry.type == nil {
      waiting += walk.ways.shownByFile[entry.file] ?? []
    }
    var states: Set<ViewWalk.ViewState> = []
    while let state = waiting.popLast() {
      guard states.insert(state).inserted else { continue }
      waiting += walk.ways.shownByState[state] ?? []
    }
    return App(
      number: known.count,
      states: states,
      objectsByView: states.reduce(into: [:]) { found, state in
        found[state.view, default: []].insert(state.surroundings.objects)
      }
    )
  }
}
