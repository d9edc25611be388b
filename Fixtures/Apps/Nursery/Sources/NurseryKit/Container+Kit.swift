import FactoryKit

extension Container {
  public var log: Factory<Log> {
    Factory(self) { Log() }.singleton
  }

  public var loader: Factory<PlantLoading> {
    self { CatalogLoader(log: self.log(), clock: { self.clock() }) }
      .shared
  }

  var clock: Factory<Clock> {
    self { SystemClock() }
      .onTest { FixedClock() }
  }

  /// The app says who is paid.
  public var cashier: Factory<Cashing?> { promised() }
}

public protocol Cashing {
  func pay(_ cents: Int)
}

final class FixedClock: Clock {
  let today = 0
}
