import Pure

// A hop in a branch is taken or not: nothing certain can be said of the circle.

final class Link {
  let link: Link?; init(_ link: Link?) { self.link = link }  // want: unused-dependency "Link.link"
}

final class RopeModule: FactoryModule {
  struct Dependency {
    let left: Link
  }
  let left: Link
  init(dependency: Dependency, payload: Void) { left = dependency.left }
  func pull() { print(left) }
}

final class CompositionRoot {
  private let isClosed: Bool
  init(isClosed: Bool) { self.isClosed = isClosed }

  lazy var ropeFactory = RopeModule.Factory(dependency: .init(left: self.left))
  private lazy var left = Link(right)
  private lazy var right: Link = {
    guard isClosed else { return Link(nil) }
    return Link(isClosed ? left : nil)
  }()
}

let module = CompositionRoot(isClosed: false).ropeFactory.create()
