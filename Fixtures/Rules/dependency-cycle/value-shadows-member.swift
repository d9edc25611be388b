import Pure

// A parameter, a capture and a pattern of a member's name are not the member.

final class Box {
  init(_ box: Box?) {}  // want: unused-dependency "box"
}

final class ShelfModule: FactoryModule {
  struct Dependency {
    let box: Box
    let lid: Box
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.box, dependency.lid) }
}

final class CompositionRoot {
  lazy var shelfFactory = ShelfModule.Factory(dependency: .init(box: self.box, lid: self.lid))

  private lazy var box: Box = [1, 2].reduce(Box(nil)) { lid, _ in Box(lid) }
  private lazy var lid: Box = {
    let inner: Box? = Box(box)
    if let box = inner { return Box(box) }
    return make(box: nil) ?? Box(inner)
  }()
  private lazy var hinge: Box = Box(rivet)  // want: dependency-cycle "'hinge' -> 'rivet'"
  private lazy var rivet: Box = { [hinge] in Box(hinge) }()

  private func make(box: Box?) -> Box? { box }

  func start() -> Box { hinge }
}

let root = CompositionRoot()
let all: [Any] = [root.shelfFactory, root.start()]
