import Pure

struct Receipt {}

final class Payments: Paying {}

final class PaymentModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}
