import Swinject

// A helper without a choice of its own asks whatever container it is called on or handed: each call
// asks for the same.

final class Api {
  init(_ store: Store) { print(store) }
}

final class Store {
  init(_ api: Api) { print(api) }
}

final class Clock {}

final class Zone {
  let clock: Clock
  init(_ clock: Clock) { self.clock = clock }
}

final class Bell {}

final class Tower {
  let bell: Bell
  init(_ bell: Bell) { self.bell = bell }
}

final class Page {
  init(_ book: Book) { print(book) }
}

final class Book {
  init(_ page: Page) { print(page) }
}

extension Resolver {
  var api: Api { resolve(Api.self)! }
  func store() -> Store { resolve(Store.self)! }
  func clock() -> Clock { resolve(Clock.self)! }
  func bell() -> Bell { resolve(Bell.self)! }
}

enum Pages {
  static func page(_ r: Resolver) -> Page { Page(r.resolve(Book.self)!) }
}

final class Home {
  private let resolver: Resolver
  private let start: Clock

  init(_ resolver: Resolver) {
    self.resolver = resolver
    start = resolver.clock()
  }

  func show() { print(resolver.clock(), start) }  // want: resolve-outside-root "Home"
}

final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Api.self) { r in Api(r.store()) }  // want: dependency-cycle "'Store'"
    container.register(Store.self) { r in Store(r.api) }
    container.register(Clock.self) { _ in Clock() }.inObjectScope(.transient)
    // want@+1: captive-dependency "keeps 'Clock'"
    container.register(Zone.self) { r in Zone(r.clock()) }.inObjectScope(.container)
    // Nobody else asks for the bell.
    container.register(Bell.self) { _ in Bell() }.inObjectScope(.transient)
    container.register(Tower.self) { r in Tower(r.bell()) }.inObjectScope(.container)
    container.register(Page.self) { r in Pages.page(r) }  // want: dependency-cycle "'Book'"
    container.register(Book.self) { r in Book(r.resolve(Page.self)!) }
    container.register(Home.self) { r in Home(r) }
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([ClockAssembly()]).resolver
    r.resolve(Home.self)!.show()
    print(r.resolve(Zone.self)!.clock, r.resolve(Tower.self)!.bell)
    print(r.resolve(Api.self)!, r.resolve(Page.self)!)
  }
}
