import Dependencies
import Observation
import OrchardModels
import SensorClient
import TreeStore

@Observable
package final class HarvestModel {
  package private(set) var crates: [Int] = []
  package private(set) var trees: [Tree] = []
  package private(set) var sorting: SortingModel?

  @ObservationIgnored @Dependency(\.crateLimit) private var crateLimit
  @ObservationIgnored @Dependency(SensorClient.self) private var sensors
  @ObservationIgnored @Dependency(\.treeStore) private var treeStore: any TreeStore

  package init() {}

  package func fill() async throws {
    trees = try await treeStore.trees()
    guard crates.count < crateLimit else { return }
    crates.append(await sensors.weigh())
  }

  package func sort() {
    sorting = withDependencies(from: self) { SortingModel(crates: crates) }
  }
}
