import Pure

final class OrderListReactor: FactoryModule {
  struct Dependency {
    let orderService: OrderServicing
    let clock: WallClock.Type  // want: unused-dependency "clock"
  }

  let orders: [Order]

  private let clock: WallClock.Type

  init(dependency: Dependency, payload: Void) {
    self.orders = dependency.orderService.orders().filter { $0.status != .cancelled }
    self.clock = dependency.clock
  }
}
