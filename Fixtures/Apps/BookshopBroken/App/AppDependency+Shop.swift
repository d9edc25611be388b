import Pure

// The part of the root that people pay through.

extension AppDependency {
  static func makeLogin(
    authService: AuthServicing,
    analytics: AnalyticsTracking
  ) -> LoginViewController.Factory {
    let reactorFactory = LoginReactor.Factory(
      dependency: LoginReactor.Dependency(authService: authService, analytics: analytics)
    )
    // want@+1: missing-provider "passwordReset"
    return .init(dependency: .init(reactorFactory: reactorFactory, passwordReset: nil))
  }

  static func makeCheckout(
    services: CheckoutServices,
    giftCardFactory: GiftCardViewController.Factory,
    orderService: OrderServicing,
    analytics: AnalyticsTracking,
    push: PushServicing
  ) -> CheckoutCoordinator.Factory {
    return .init(
      dependency: .init(
        addressForm: .init(dependency: services),
        payment: .init(dependency: services),
        // want@+1: missing-provider "giftCard"
        confirmation: .init(dependency: .init(analytics: analytics, push: push, animations: [])),
        giftCard: giftCardFactory,
        orderService: orderService,
        cart: services.cart
      )
    )
  }
}
