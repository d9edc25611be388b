import Pure

/// The app's composition root. Everything that lives as long as the app is made here.
struct AppDependency {
  let window: UIWindow
  let splash: SplashViewController.Factory
  let startupTasks: [StartupTask]
  let push: PushServicing
  let analytics: AnalyticsTracking
  let router: DeepLinkRouter
}

extension AppDependency {
  static func resolve() -> AppDependency {
    let shared = SharedDependency.resolve()
    let settings: SettingsStoring = SettingsStore(defaults: .standard)
    let analytics = AnalyticsTracker(networking: shared.networking, settings: settings)
    let authService = AuthService(networking: shared.networking, tokens: shared.tokens)
    let push = PushService(logger: shared.logger)
    let cart: CartServicing = CartService()
    let wishlist = WishlistService(analytics: analytics)
    let orderService: OrderServicing = OrderService(networking: shared.networking)
    let payments = PaymentGateway(networking: shared.networking, logger: shared.logger)
    let formatter = PriceFormatter()
    let haptics = HapticFeedback(logger: shared.logger)

    let giftCardFactory = GiftCardViewController.Factory(
      dependency: .init(payments: payments, formatter: formatter)
    )
    let reviewsFactory = self.makeReviews(shared: shared, authService: authService)
    let makeAuthor: (Author) -> AuthorViewController = { author in
      .init(dependency: .init(bookService: shared.bookService), payload: .init(author: author))
    }
    let detailReactorFactory: BookDetailReactor.Factory = .init(
      dependency: .init(
        cart: cart,
        wishlist: wishlist,
        analytics: analytics,
        formatter: formatter
      )
    )
    let detailFactory = BookDetailViewController.Factory(
      dependency: BookDetailViewController.Dependency(
        storyboard: self.makeBookDetailStoryboard(),
        reactor: detailReactorFactory,
        reviews: reviewsFactory,
        makeAuthor: makeAuthor,
        share: .init(dependency: .init(shopURL: Configuration.production.shopURL)),
        imageLoader: shared.imageLoader
      )
    )
    let makeDetail: (Book) -> BookDetailViewController = { book in
      detailFactory.create(payload: .init(book: book))
    }

    let accountRoot = AccountCompositionRoot(
      shared: shared,
      settings: settings,
      authService: authService,
      cart: cart,
      orderService: orderService,
      push: push,
      giftCardFactory: giftCardFactory
    )
    let checkoutFactory = self.makeCheckout(
      services: .init(
        cart: cart,
        payments: payments,
        authService: authService,
        formatter: formatter
      ),
      giftCardFactory: giftCardFactory,
      orderService: orderService,
      analytics: analytics,
      push: push
    )

    let rootFactory: RootViewController.Factory = .init(
      dependency: .init(
        catalog: self.makeCatalog(shared: shared, wishlist: wishlist, makeDetail: makeDetail),
        search: self.makeSearch(shared: shared, analytics: analytics, makeDetail: makeDetail),
        wishlist: .init(
          dependency: .init(
            viewReactor: .init(dependency: .init(wishlist: wishlist, cart: cart)),
            cellConfigurator: .init(
              dependency: .init(imageLoader: shared.imageLoader, formatter: formatter)
            ),
            makeDetail: makeDetail
          )
        ),
        cart: .init(
          dependency: .init(
            reactor: .init(dependency: .init(cart: cart, settings: settings, haptics: haptics)),
            itemCell: .init(
              dependency: .init(imageLoader: shared.imageLoader, formatter: formatter)
            ),
            checkout: checkoutFactory
          )
        ),
        account: accountRoot.accountFactory,
        badge: .init(dependency: .init(cart: cart))
      )
    )

    return .init(
      window: UIWindow(),
      splash: .init(
        dependency: .init(
          reactor: .init(dependency: .init(authService: authService, clock: SystemClock.self)),
          login: self.makeLogin(authService: authService, analytics: analytics),
          root: rootFactory
        )
      ),
      startupTasks: [
        CrashReportTask(logger: shared.logger),
        CartReminderTask(cart: cart, settings: settings, push: push),
      ],
      push: push,
      analytics: analytics,
      router: DeepLinkRouter(routes: [
        "book": { isbn in shared.bookService.book(.init(isbn: isbn)).map(makeDetail) },
        "orders": { _ in accountRoot.orderListFactory.create() },
      ])
    )
  }
}
