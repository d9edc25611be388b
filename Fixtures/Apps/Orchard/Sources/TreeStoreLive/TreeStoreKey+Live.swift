import Dependencies
import TreeStore

extension TreeStoreKey: DependencyKey {
  package static var liveValue: any TreeStore { FileTreeStore() }
}
