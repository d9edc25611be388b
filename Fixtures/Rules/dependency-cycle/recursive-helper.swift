import Pure

// Helpers that build through each other; one circle ends by a condition, the other never.

final class Tree {
  init(_ children: [Tree]) {}
}

final class ForestModule: FactoryModule {
  struct Dependency {
    let tree: Tree
    let hedge: Tree
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func grow() { print(dependency.tree, dependency.hedge) }
}

enum CompositionRoot {
  static func resolve() -> ForestModule.Factory {
    .init(dependency: .init(tree: makeTree(depth: 3), hedge: makeHedge()))
  }

  private static func makeTree(depth: Int) -> Tree {
    guard depth > 0 else { return Tree([]) }
    return Tree([makeTree(depth: depth - 1)])
  }

  private static func makeHedge() -> Tree {
    Tree([makeBush()])
  }

  private static func makeBush() -> Tree { Tree([]) }
}
