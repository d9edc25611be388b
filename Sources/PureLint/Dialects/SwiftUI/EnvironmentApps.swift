/// The apps that share the walked views: what one of them puts into its environments is in no other.
final class EnvironmentApps {
  private let walk: ViewWalk
  /// The files with code that shows views outside of all others, in order.
  private let entryFiles: [Int]
  /// By file of an entry.
  private var apps: [Int: App] = [:]
  /// By files of entries.
  private var views: [[Int]: App] = [:]

  init(_ walk: ViewWalk) {
    self.walk = walk
    let types = walk.shownByState.keys.filter { walk.kinds.inherits($0.view, SwiftUINames.scenes) }
    entryFiles = Set(types.map { walk.program[$0.view].file })
      .union(walk.shownByFile.keys).sorted()
  }

  /// The views that one app shows.
  struct App {
    let states: Set<ViewWalk.ViewState>
    /// What the environments hold in which each view is shown.
    let objectsByView: [DeclarationID: Set<EnvironmentSets.ID>]
  }

  /// The app that is entered in a file, with all other entries of its targets.
  /// - Complexity: O(views and steps between them) for the first entry of an app.
  func app(enteredIn file: Int) -> App {
    if let known = apps[file] { return known }
    let entries = entryFiles.filter { walk.program.targets.shareTarget(file, $0) }
    let app = views[entries] ?? app(of: Set(entries))
    apps[file] = app
    views[entries] = app
    return app
  }

  private func app(of entries: Set<Int>) -> App {
    var waiting = Array(entries.compactMap { walk.shownByFile[$0] }.joined())
    waiting += walk.shownByState.keys.filter { state in
      entries.contains(walk.program[state.view].file)
        && walk.kinds.inherits(state.view, SwiftUINames.scenes)
    }
    var states: Set<ViewWalk.ViewState> = []
    while let state = waiting.popLast() {
      guard states.insert(state).inserted else { continue }
      waiting += walk.shownByState[state] ?? []
    }
    return App(
      states: states,
      objectsByView: states.reduce(into: [:]) { found, state in
        found[state.view, default: []].insert(state.surroundings.objects)
      }
    )
  }
}
