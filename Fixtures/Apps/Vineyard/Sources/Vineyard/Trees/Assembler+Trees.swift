import VineyardKit

extension Assembler {
  static func assembleTrees(_ services: Registering) {
    services.register { RemoteTrees(network: $0.resolve()) }
    services.register(TreeStoring.self) { CachedTrees(store: $0.resolve(RemoteTrees.self)) }
    services.register { _ in Pruner() }
    services.register { Gardener(pruner: $0.resolve(), log: InstanceRegistry.shared.get()) }
  }
}
