import Foundation
import Pure

final class OrderListReactor: FactoryModule {
  struct Dependency {
    let orderService: OrderServicing
    let clock: WallClock.Type
  }

  let orders: [Order]
  let loadedAt: Date

  init(dependency: Dependency, payload: Void) {
    self.orders = dependency.orderService.orders().filter { $0.status != .cancelled }
    self.loadedAt = dependency.clock.now
  }
}
