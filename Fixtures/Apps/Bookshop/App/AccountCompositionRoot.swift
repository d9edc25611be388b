import Pure

/// The root of everything behind the account tab. Its members are made when first asked for.
final class AccountCompositionRoot {
  private let shared: SharedDependency
  private let settings: SettingsStoring
  private let authService: AuthServicing
  private let cart: CartServicing
  private let orderService: OrderServicing
  private let push: PushServicing
  private let giftCardFactory: GiftCardViewController.Factory

  init(
    shared: SharedDependency,
    settings: SettingsStoring,
    authService: AuthServicing,
    cart: CartServicing,
    orderService: OrderServicing,
    push: PushServicing,
    giftCardFactory: GiftCardViewController.Factory
  ) {
    self.shared = shared
    self.settings = settings
    self.authService = authService
    self.cart = cart
    self.orderService = orderService
    self.push = push
    self.giftCardFactory = giftCardFactory
  }

  lazy var accountFactory = AccountViewController.Factory(
    dependency: .init(
      reactor: self.accountReactorFactory,
      profileEditor: self.profileEditorFactory,
      giftCard: self.giftCardFactory,
      makeOrders: { self.orderListFactory.create() },
      makeSettings: { self.settingsFactory.create() }
    )
  )

  lazy var orderListFactory = OrderListViewController.Factory(
    dependency: .init(
      reactorFactory: .init(
        dependency: .init(orderService: self.orderService, clock: SystemClock.self)
      ),
      orderCell: self.orderCellConfigurator,
      orderDetail: self.orderDetailFactory
    )
  )

  private lazy var orderCellConfigurator = OrderCell.Configurator(
    dependency: .init(formatter: self.formatter)
  )

  private lazy var orderDetailFactory: OrderDetailViewController.Factory = .init(
    dependency: .init(
      orderService: self.orderService,
      printer: self.receiptPrinter,
      logger: self.shared.logger
    )
  )

  private lazy var accountReactorFactory = AccountReactor.Factory(
    dependency: .init(authService: self.authService, cart: self.cart)
  )

  private lazy var profileEditorFactory = ProfileEditorViewController.Factory(
    dependency: .init(
      authService: self.authService,
      logger: self.shared.logger,
      passwordReset: self.passwordResetFactory
    )
  )

  private lazy var passwordResetFactory: PasswordResetViewController.Factory = .init(
    dependency: .init(authService: self.authService)
  )

  private lazy var receiptPrinter: ReceiptPrinter = ReceiptPrinter(
    taxes: self.taxTable,
    formatter: self.formatter
  )

  private lazy var taxTable: TaxTable = TaxTable(settings: self.settings)
  private lazy var formatter = PriceFormatter()
}

extension AccountCompositionRoot {
  var settingsFactory: SettingsViewController.Factory {
    #if DEBUG
      let makeDebugMenu: (() -> UIViewController)? = { [shared] in
        DebugMenuViewController(
          dependency: .init(
            logger: shared.logger,
            tokens: shared.tokens,
            clock: SystemClock.self
          )
        )
      }
    #else
      let makeDebugMenu: (() -> UIViewController)? = nil
    #endif

    return .init(
      dependency: .init(
        settings: self.settings,
        notifications: .init(dependency: .live(settings: self.settings, push: self.push)),
        about: .init(),
        makeDebugMenu: makeDebugMenu
      )
    )
  }
}
