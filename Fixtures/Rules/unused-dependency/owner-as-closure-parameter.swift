import Pure

// The owner comes in as a closure's parameter, as with `Binder` or `withUnretained`.

struct Binder<Target: AnyObject> {
  let body: (Target, Int) -> Void; init(_ target: Target, _ body: @escaping (Target, Int) -> Void) { self.body = body }; func use() { print(body) }
}

struct Stream {
  func with<Owner: AnyObject>(_ owner: Owner, _ body: @escaping (Owner) -> Void) {}
  func call(_ body: @escaping (Int) -> Void) {}
}

final class Router {
  func show() {}
}

final class MapModule: FactoryModule {
  struct Dependency {
    let router: Router
    let alertRouter: Router
    let sheetRouter: Router  // want: unused-dependency "sheetRouter"
  }

  fileprivate let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func bind(_ stream: Stream) -> Binder<MapModule> {
    stream.with(self) { `self` in
      self.dependency.alertRouter.show()
    }
    return Binder(self) { module, _ in
      module.dependency.router.show()
    }
  }
}

enum CompositionRoot {
  static func resolve() -> MapModule.Factory {
    let router = Router()
    return .init(
      dependency: .init(router: router, alertRouter: router, sheetRouter: router))
  }
}
