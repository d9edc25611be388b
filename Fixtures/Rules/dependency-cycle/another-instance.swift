import Pure

// A root that asks another root of its type is no circle; one that asks itself is.

final class Page: FactoryModule {
  struct Dependency { let title: String }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.title) }
}

final class Coordinator {
  static let shared = Coordinator(parent: nil)
  let parent: Coordinator?
  let page = Page.Factory(dependency: .init(title: "Contents"))
  lazy var name: String = parent?.name ?? makeName()
  // want@+1: dependency-cycle "path"
  lazy var path: String = { [unowned self] in makeName() + self.route }()
  lazy var route: String = makeName() + Coordinator.shared.path

  init(parent: Coordinator?) { self.parent = parent }

  func makeName() -> String { String(describing: Coordinator.self) }

  func start() {
    page.create().show()
    if name.isEmpty { return }
    parent!.start()
    parent?.parent?.stop()
  }

  func stop() {
    print(path)
    start()
  }
}

func launch() { Coordinator(parent: .shared).start() }
