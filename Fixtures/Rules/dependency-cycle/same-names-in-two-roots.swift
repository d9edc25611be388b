import Pure

// Members of the same names in two roots, and a local that shadows a member: no circle.

final class Box {
  let box: Box?; init(_ box: Box?) { self.box = box }  // want: unused-dependency "Box.box"
}

final class CrateModule: FactoryModule {
  struct Dependency {
    let box: Box
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.box) }
}

final class SmallRoot {
  lazy var inner = Box(nil)
  lazy var outer = Box(inner)
  lazy var crateFactory = CrateModule.Factory(dependency: .init(box: self.outer))
}

final class LargeRoot {
  private let small: SmallRoot
  init(small: SmallRoot) { self.small = small }

  lazy var outer = Box(nil)
  lazy var inner = Box(outer)
  lazy var lid: Box = {
    let lid = Box(small.outer)
    return Box(lid)
  }()
  lazy var crateFactory = CrateModule.Factory(dependency: .init(box: self.inner))
  lazy var lidFactory = CrateModule.Factory(dependency: .init(box: self.lid))
}

let small = SmallRoot()
let crates = [small.crateFactory, LargeRoot(small: small).crateFactory]
let lids = LargeRoot(small: small).lidFactory
