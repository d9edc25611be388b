import Pure

/// What the steps of a checkout share.
struct CheckoutServices {
  let cart: CartServicing
  let payments: PaymentServicing
  let authService: AuthServicing
  let formatter: PriceFormatter
}

final class AddressFormViewController: UIViewController, FactoryModule {
  typealias Dependency = CheckoutServices

  struct Payload {
    let didFinish: (Address) -> Void
  }

  var address = Address(street: "", city: "", postalCode: "")

  private let payload: Payload

  init(dependency: Dependency, payload: Payload) {
    self.payload = payload
    super.init(nibName: nil, bundle: nil)
    self.title = dependency.authService.currentUser.value.map { "\($0.name)’s address" }
  }

  func finish() {
    guard self.address.isComplete else { return }
    self.payload.didFinish(self.address)
  }
}

final class PaymentViewController: UIViewController, FactoryModule {
  typealias Dependency = CheckoutServices

  struct Payload {
    let didPay: () -> Void
    let didChooseGiftCard: () -> Void
  }

  private let dependency: CheckoutServices
  private let payload: Payload
  private let cardField = UITextField()

  init(dependency: CheckoutServices, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
    super.init(nibName: nil, bundle: nil)
    self.title = dependency.formatter.string(for: dependency.cart.total)
    self.view.addSubview(UIButton(title: "Gift card", onTap: payload.didChooseGiftCard))
  }

  func pay() {
    let amount = self.dependency.cart.total
    if self.dependency.payments.pay(amount, card: self.cardField.text ?? "") {
      self.payload.didPay()
    }
  }
}
