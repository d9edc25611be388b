import VineyardKit

extension Assembler {
  static func assembleTrees(_ services: Registering) {
    services.register { RemoteTrees(network: $0.resolve()) }
    services.register(TreeStoring.self) { CachedTrees(store: $0.resolve(RemoteTrees.self)) }
    services.register { _ in Shears() }  // want: unused-provider "'Shears' is registered but nobody asks for it"
    services.register { Pruner(gardener: $0.resolve()) }  // want: dependency-cycle "'Pruner' -> 'Gardener' -> 'Pruner'"
    services.register { Gardener(pruner: $0.resolve(), log: InstanceRegistry.shared.get()) }
  }
}
