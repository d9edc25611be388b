import Swinject

// What is made for each who asks cannot be found, so the one that is kept gets another. Two that
// are kept close the circle, though one is built twice and thrown away.

final class View {
  init(presenter: Presenter) {}
}

final class Presenter {
  weak var view: View?
}

final class Store {
  init(cache: Cache) {}
}

final class Cache {
  weak var store: Store?
}

final class AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(View.self) { r in
      View(presenter: r.resolve(Presenter.self)!)  // want: lazy-cycle "Presenter"
    }
    .inObjectScope(.transient)
    container.register(Presenter.self) { _ in Presenter() }
      .initCompleted { r, presenter in presenter.view = r.resolve(View.self) }

    container.register(Store.self) { r in Store(cache: r.resolve(Cache.self)!) }
      .inObjectScope(.container)
    container.register(Cache.self) { _ in Cache() }
      .inObjectScope(.container)
      .initCompleted { r, cache in cache.store = r.resolve(Store.self) }
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([AppAssembly()]).resolver
    print(r.resolve(View.self)!, r.resolve(Store.self)!)
  }
}
