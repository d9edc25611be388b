import ComposableArchitecture
import OrchardModels
import SwiftUI
import WeatherClient

package struct TreesView: View {
  private let store: StoreOf<TreesFeature>

  package init(store: StoreOf<TreesFeature>) { self.store = store }

  package var body: some View {
    VStack {
      if store.state.isFrostExpected { Text("Frost tonight") }
      List(store.state.trees) { tree in Text(tree.name) }
      PlantingView(store: store.scope(state: \.planting, action: TreesFeature.Action.planting))
    }
    .onAppear { store.send(.appeared) }
  }
}

struct PlantingView: View {
  let store: StoreOf<PlantingFeature>

  var body: some View {
    Button("Plant") { store.send(.planted) }
  }
}

struct TreesPreviews: PreviewProvider {
  static var previews: some View {
    TreesView(
      store: Store(initialState: TreesFeature.State()) {
        TreesFeature()
      } withDependencies: {
        $0.weather = .frosty
      }
    )
  }
}
