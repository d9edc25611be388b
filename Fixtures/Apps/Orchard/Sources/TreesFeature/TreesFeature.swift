import ComposableArchitecture
import OrchardModels
import TreeStore
import WeatherClient

package struct TreesFeature: Reducer {
  package struct State: Equatable {
    package var trees: [Tree] = []
    package var isFrostExpected = false
    package var planting = PlantingFeature.State()

    package init() {}
  }

  package enum Action: Sendable {
    case appeared
    case loaded([Tree], Forecast)
    case planting(PlantingFeature.Action)
  }

  @Dependency(\.treeStore) var treeStore
  @Dependency(\.weather.forecast) var forecast

  package init() {}

  package var body: some Reducer<State, Action> {
    Scope(state: \.planting, action: Action.planting) { PlantingFeature() }
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [forecast, treeStore] send in
          let trees = try await treeStore.trees()
          await send(.loaded(trees, try await forecast("orchard")))
        }
      case .loaded(let trees, let forecast):
        state.trees = trees
        state.isFrostExpected = forecast.isFrosty
        return .none
      case .planting:
        return .none
      }
    }
  }
}
