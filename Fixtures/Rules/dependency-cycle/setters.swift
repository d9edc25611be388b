import Pure

// Who reads a property gets to its getter; a setter or an observer runs for whoever sets it, and may
// read the property itself.

final class Page: FactoryModule {
  struct Dependency { let title: String }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.title) }
}

struct Bookmark {
  let position: Int
  init(position: Int) { self.position = position }
}

final class CompositionRoot {
  lazy var page = Page.Factory(dependency: .init(title: "Contents"))

  private var stored: Page?
  private var current: Page? {
    get { stored }
    set {
      stored = newValue
      current?.show()
    }
  }

  private var pages: [Page] = []
  private var stack: [Page] {
    get { pages }
    set { replace(with: newValue) }
  }

  private var bookmark: Bookmark?
  private var position: Int? {
    didSet { bookmark = position.map { Bookmark(position: $0) } }
  }

  private var first: Page {
    get { second }  // want: dependency-cycle "first"
    set { pages = [newValue] }
  }
  private var second: Page {
    let found = first
    return found
  }

  private func replace(with new: [Page]) {
    if stack.count != new.count { pages = new }
  }

  func start() {
    current = page.create()
    stack = [page.create()]
    position = 1
    print(bookmark as Any)
    first = second
  }
}

func launch() { CompositionRoot().start() }
