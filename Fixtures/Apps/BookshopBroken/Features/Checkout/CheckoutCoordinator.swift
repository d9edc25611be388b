import Pure

/// Leads from the cart through address and payment to the confirmation.
final class CheckoutCoordinator: FactoryModule {
  struct Dependency {
    let addressForm: AddressFormViewController.Factory
    let payment: PaymentViewController.Factory
    let confirmation: ConfirmationViewController.Factory
    let giftCard: GiftCardViewController.Factory
    let orderService: OrderServicing
    let cart: CartServicing
  }

  struct Payload {
    let navigation: UINavigationController
  }

  private let dependency: Dependency
  private let navigation: UINavigationController

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.navigation = payload.navigation
  }

  func start() {
    let form = self.dependency.addressForm.create(
      payload: .init(didFinish: { [weak self] address in self?.askForPayment(address) })
    )
    self.navigation.pushViewController(form, animated: true)
  }

  private func askForPayment(_ address: Address) {
    let payment = self.dependency.payment.create(
      payload: .init(
        didPay: { [weak self] in self?.placeOrder(address) },
        didChooseGiftCard: { [weak self] in self?.askForGiftCard() }
      )
    )
    self.navigation.pushViewController(payment, animated: true)
  }

  private func askForGiftCard() {
    self.navigation.present(self.dependency.giftCard.create(), animated: true)
  }

  private func placeOrder(_ address: Address) {
    let items = self.dependency.cart.items.value
    guard let order = self.dependency.orderService.place(items, to: address) else { return }
    self.dependency.cart.empty()
    let factory = self.dependency.confirmation
    self.navigation.pushViewController(factory.create(payload: .init(order: order)), animated: true)
  }
}
