import Pure

// Reads in lazy members, observers, `deinit`, static methods, subscripts and operators.

final class Api {
  func load() -> Int { 1 }
}

final class WalletModule: FactoryModule {
  struct Dependency {
    let lazily: Api
    let observed: Api
    let final: Api
    let statically: Api
    let subscripted: Api
    let compared: Api
    let computed: Api
    let lost: Api  // want: unused-dependency "lost"
  }

  private let dependency: Dependency
  lazy var balance: Int = dependency.lazily.load()
  lazy var twice: () -> Int = { [unowned self] in 2 * self.dependency.lazily.load() }

  var amount = 0 {
    willSet { print(newValue) }
    didSet { _ = dependency.observed.load() }
  }

  var total: Int {
    get { dependency.computed.load() }
    set { amount = newValue }
  }

  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  deinit { _ = dependency.final.load() }

  static func preload(_ dependency: Dependency) { _ = dependency.statically.load() }

  subscript(index: Int) -> Int { dependency.subscripted.load() + index }

  static func == (left: WalletModule, right: WalletModule) -> Bool {
    left.dependency.compared === right.dependency.compared
  }
}

enum CompositionRoot {
  static func resolve() -> WalletModule.Factory {
    let api = Api()
    return .init(
      dependency: .init(
        lazily: api, observed: api, final: api, statically: api, subscripted: api, compared: api,
        computed: api, lost: api))
  }
}
