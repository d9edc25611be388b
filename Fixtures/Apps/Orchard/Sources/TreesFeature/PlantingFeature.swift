import ComposableArchitecture
import OrchardModels
import TreeStore

package struct PlantingFeature: Reducer {
  package struct State: Equatable {
    package var name = ""
  }

  package enum Action: Sendable {
    case named(String)
    case planted
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date.now) private var now
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.treeStore) private var treeStore
  @Dependency(\.uuid) private var uuid

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .named(let name):
      state.name = name
      return .none
    case .planted:
      let tree = Tree(id: uuid(), name: state.name, planted: now)
      return .run { [clock, dismiss, treeStore] _ in
        try await treeStore.keep(tree)
        try await clock.sleep(for: .seconds(1))
        await dismiss()
      }
    }
  }
}
