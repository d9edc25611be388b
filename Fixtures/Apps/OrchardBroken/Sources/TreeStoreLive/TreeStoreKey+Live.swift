import Dependencies
import TreeStore

/// A second key, which nobody asks for.
package enum FileTreeStoreKey: DependencyKey {  // want: unused-provider
  package static var liveValue: any TreeStore { FileTreeStore() }
}
