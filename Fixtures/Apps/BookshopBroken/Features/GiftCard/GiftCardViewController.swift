import Pure

// Waits for the print shop:
//
// final class GiftWrapViewController: UIViewController, FactoryModule {
//   struct Dependency {
//     let papers: [UIImage]
//   }
// }

/// Redeems a gift card, both in the account and while checking out.
final class GiftCardViewController: UIViewController, FactoryModule {
  struct Dependency {
    let payments: PaymentServicing
    let formatter: PriceFormatter
  }

  private let dependency: Dependency
  private let codeField = UITextField()
  private let amountLabel = UILabel()

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  func redeem() {
    guard let code = self.codeField.text else { return }
    guard let amount = self.dependency.payments.redeem(giftCard: code) else {
      self.amountLabel.text = "Unknown code"
      return
    }
    self.amountLabel.text = self.dependency.formatter.string(for: amount)
  }
}
