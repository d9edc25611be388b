extension PaymentModule {
  func pay() { dependency.wallet.take() }
}

private extension PaymentModule {
  var source: Wallet { self.dependency.bank }
}
