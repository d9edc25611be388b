import ComposableArchitecture
import HarvestFeature
import SwiftUI
import TreesFeature

@main
struct OrchardApp: App {
  private let store: StoreOf<AppFeature>
  private let harvest = HarvestModel()

  init() {
    store = Store(initialState: AppFeature.State()) {
      AppFeature().dependency(\.journal, Journal { print("[orchard]", $0) })
    }
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        TreesView(store: store.scope(state: \.trees, action: AppFeature.Action.trees))
          .onAppear { store.send(.launched) }
        HarvestView(model: harvest)
      }
    }
  }
}
