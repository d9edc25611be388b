import Dependencies
import OrchardModels

package protocol TreeStore: Sendable {
  func trees() async throws -> [Tree]
  func keep(_ tree: Tree) async throws
}

/// A key of its own, since a protocol cannot be one.
package enum TreeStoreKey: TestDependencyKey {
  package static let testValue: any TreeStore = EmptyTreeStore()
}

extension DependencyValues {
  package var treeStore: any TreeStore {
    get { self[TreeStoreKey.self] }
    set { self[TreeStoreKey.self] = newValue }
  }
}

private struct EmptyTreeStore: TreeStore {
  func trees() -> [Tree] { [] }
  func keep(_ tree: Tree) {}
}
