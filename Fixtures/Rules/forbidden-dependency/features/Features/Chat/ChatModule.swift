import Pure

/// What this feature needs of the other one.
protocol Paying {}

final class ChatModule: FactoryModule {
  struct Dependency {
    // want@+1: forbidden-dependency "'ChatModule' in layer 'chat' must not need 'PaymentModule' in layer 'pay'"
    let payment: PaymentModule.Factory
    let payments: Paying
    let clock: Clock
    let receipts: [Receipt?]  // want: forbidden-dependency "'Receipt' in layer 'pay'"
    let last: () -> Receipt?
    let own: ChatModule.Factory?
  }

  init(dependency: Dependency, payload: Void) {
    print(dependency.payment.create(), dependency.payments, dependency.clock.now)
    print(dependency.receipts, dependency.last, dependency.own as Any)
  }
}

/// A root of this feature alone.
enum ChatRoot {
  static func payment() -> PaymentModule.Factory {
    PaymentModule.Factory()  // want: forbidden-dependency "'ChatRoot'"
  }
}
