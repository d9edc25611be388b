import Pure

final class Wallet {
  func take() {}
}

enum CompositionRoot {
  static func resolve() -> PaymentModule.Factory {
    let wallet = Wallet()
    return PaymentModule.Factory(
      dependency: .init(wallet: wallet, bank: wallet, vault: wallet))
  }
}
