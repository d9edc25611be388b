import VineyardKit

final class RemoteTrees: TreeStoring {
  private let network: Fetching

  init(network: Fetching) { self.network = network }

  func trees() -> [Tree] { network.fetch("trees").map { Tree(name: $0) } }
}

/// Remembers what another store has found.
final class CachedTrees: TreeStoring {
  private let store: TreeStoring
  private lazy var known = store.trees()

  init(store: TreeStoring) { self.store = store }

  func trees() -> [Tree] { known }
}
