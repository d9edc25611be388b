import Pure

final class ConfirmationViewController: UIViewController, FactoryModule {
  struct Dependency {
    let analytics: AnalyticsTracking
    let push: PushServicing
    let animations: [UIImage]
    let giftCard: GiftCardViewController.Factory
  }

  struct Payload {
    let order: Order
  }

  init(dependency: Dependency, payload: Payload) {
    super.init(nibName: nil, bundle: nil)
    self.title = "Order \(payload.order.id)"
    dependency.analytics.track(.purchase(payload.order.id, total: payload.order.total))
    dependency.push.schedule("Order \(payload.order.id) is on its way")
    for image in dependency.animations {
      let imageView = UIImageView()
      imageView.image = image
      self.view.addSubview(imageView)
    }
    let makeGiftCard: () -> GiftCardViewController = dependency.giftCard.create
    self.view.addSubview(
      UIButton(title: "Redeem a gift card") { [weak self] in
        self?.present(makeGiftCard(), animated: true)
      }
    )
  }
}
