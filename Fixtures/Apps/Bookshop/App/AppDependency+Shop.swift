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
    let passwordResetFactory: PasswordResetViewController.Factory = .init(
      dependency: .init(authService: authService)
    )
    return LoginViewController.Factory(
      dependency: .init(reactorFactory: reactorFactory, passwordReset: passwordResetFactory)
    )
  }

  static func makeCheckout(
    services: CheckoutServices,
    giftCardFactory: GiftCardViewController.Factory,
    orderService: OrderServicing,
    analytics: AnalyticsTracking,
    push: PushServicing
  ) -> CheckoutCoordinator.Factory {
    let confetti = (1...3).map { UIImage(named: "confetti-\($0)") }
    return .init(
      dependency: .init(
        addressForm: .init(dependency: services),
        payment: .init(dependency: services),
        confirmation: .init(
          dependency: .init(
            analytics: analytics,
            push: push,
            animations: confetti,
            giftCard: giftCardFactory
          )
        ),
        giftCard: giftCardFactory,
        orderService: orderService,
        cart: services.cart
      )
    )
  }
}
