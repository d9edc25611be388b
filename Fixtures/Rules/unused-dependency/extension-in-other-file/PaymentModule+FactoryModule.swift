import Pure

extension PaymentModule: FactoryModule {
  struct Dependency {
    let wallet: Wallet
    let bank: Wallet
    let vault: Wallet  // want: unused-dependency "vault"
  }

  struct Payload {
    let amount: Int
  }
}
