import Pure

// What stands after an early exit may not run: no certain circle.

final class Link {
  let link: Link?; init(_ link: Link?) { self.link = link }  // want: unused-dependency "Link.link"
}

final class RopeModule: FactoryModule {
  struct Dependency {
    let left: Link
    let tree: Link
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func pull() { print(dependency.left, dependency.tree) }
}

final class CompositionRoot {
  private let isClosed: Bool
  init(isClosed: Bool) { self.isClosed = isClosed }

  lazy var ropeFactory = RopeModule.Factory(
    dependency: .init(left: self.left, tree: self.makeTree(depth: 2)))
  private lazy var left = Link(right)
  private lazy var right: Link = {
    guard isClosed else { return Link(nil) }
    return Link(left)
  }()

  private lazy var up: Link = Link(down)
  private lazy var down: Link = {
    if !isClosed { return Link(nil) }
    return Link(up)
  }()

  private func makeTree(depth: Int) -> Link {
    if depth == 0 { return Link(up) }
    return makeTree(depth: depth - 1)
  }
}

let module = CompositionRoot(isClosed: false).ropeFactory.create()
