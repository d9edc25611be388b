import Pure

// A lazy member that mentions itself, and one that only mentions a namesake.

final class Node {
  let next: Node?  // want: unused-dependency "Node.next"
  init(next: Node?) { self.next = next }
}

struct Presets {
  let tail: Node
}

final class ChainModule: FactoryModule {
  struct Dependency {
    let head: Node
    let tail: Node
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func walk() { print(dependency.head, dependency.tail) }
}

final class CompositionRoot {
  let presets = Presets(tail: Node(next: nil))

  lazy var chainFactory = ChainModule.Factory(dependency: .init(head: self.head, tail: self.tail))
  private lazy var head: Node = Node(next: self.head)  // want: dependency-cycle "head"
  private lazy var tail: Node = {
    let tail = presets.tail
    return Node(next: tail)
  }()
}

let factory = CompositionRoot().chainFactory
