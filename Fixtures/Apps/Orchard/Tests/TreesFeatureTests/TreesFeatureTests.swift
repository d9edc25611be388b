import ComposableArchitecture
import OrchardModels
import TreeStore
import WeatherClient
import XCTest

@testable import TreesFeature

/// A value that only tests ask for.
private enum NightKey: TestDependencyKey {
  static let testValue = -1
}

extension DependencyValues {
  fileprivate var night: Int { self[NightKey.self] }
}

final class TreesFeatureTests: XCTestCase {
  @Dependency(\.night) private var night

  func testShowsFrost() {
    let store = Store(initialState: TreesFeature.State()) {
      TreesFeature()
    } withDependencies: {
      $0.weather = .frosty
      $0.treeStore = Grove()
    }
    store.send(.loaded([], Forecast(night: night)))
    XCTAssertEqual(store.state.isFrostExpected, true)
  }
}

private struct Grove: TreeStore {
  func trees() -> [Tree] { [] }
  func keep(_ tree: Tree) {}
}
