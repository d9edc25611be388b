import Pure

final class RootViewController: UITabBarController, FactoryModule {
  struct Dependency {
    let catalog: CatalogViewController.Factory
    let search: SearchViewController.Factory
    let wishlist: WishlistViewController.Factory
    let cart: CartViewController.Factory
    let account: AccountViewController.Factory
    let badge: BadgeController.Factory
  }

  private var badge: BadgeController?

  init(dependency: Dependency, payload: Void) {
    super.init(nibName: nil, bundle: nil)
    self.setUpTabs(dependency: dependency)
    self.badge = dependency.badge.create(
      payload: .init(show: { [weak self] count in
        self?.badgeValue = count == 0 ? nil : "\(count)"
      })
    )
  }

  private func setUpTabs(dependency: Dependency) {
    self.viewControllers = [
      dependency.catalog.create(payload: .init(category: nil)),
      dependency.search.create(term: ""),
      dependency.wishlist.create(),
      dependency.cart.create(),
      dependency.account.create(),
    ].map(UINavigationController.init(rootViewController:))
  }
}
