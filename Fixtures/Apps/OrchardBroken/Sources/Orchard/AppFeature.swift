import ComposableArchitecture
import TreesFeature

struct AppFeature: Reducer {
  struct State: Equatable {
    var trees = TreesFeature.State()
  }

  enum Action {
    case launched
    case trees(TreesFeature.Action)
  }

  @Dependency(\.journal) var journal
  @Dependency(\.settings) var settings  // want: missing-provider "'SettingsKey'"
  @Dependency(\.startup) var startup

  var body: some Reducer<State, Action> {
    Scope(state: \.trees, action: Action.trees) { TreesFeature() }
    Reduce { _, action in
      guard case .launched = action, !settings.isQuiet else { return .none }
      journal.write("\(settings.place) since \(startup.began)")
      return .none
    }
  }
}
