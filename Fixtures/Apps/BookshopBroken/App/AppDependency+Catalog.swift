import Pure

// The part of the root that lets people find books.

extension AppDependency {
  static func makeCatalog(
    shared: SharedDependency,
    wishlist: WishlistServicing,
    makeDetail: @escaping (Book) -> BookDetailViewController
  ) -> CatalogViewController.Factory {
    let bookCell = BookCell.Configurator(
      dependency: .init(imageLoader: shared.imageLoader, formatter: .init())
    )
    let browseDependency = BrowseViewController.Dependency(
      bookService: shared.bookService,
      wishlist: wishlist,
      logger: shared.logger,
      bookCell: bookCell,
      makeDetail: makeDetail
    )
    return .init(
      dependency: .init(
        reactor: .init(dependency: .init(bookService: shared.bookService, wishlist: wishlist)),
        bookCell: bookCell,
        makeDetail: makeDetail,
        bestsellers: .init(dependency: browseDependency),
        newArrivals: Factory<NewArrivalsViewController>(dependency: browseDependency)
      )
    )
  }

  static func makeSearch(
    shared: SharedDependency,
    analytics: AnalyticsTracking,
    makeDetail: @escaping (Book) -> BookDetailViewController
  ) -> SearchViewController.Factory {
    let searchService = SearchService(networking: shared.networking)
    let suggestions = SearchSuggestionsController(
      dependency: .init(searchService: searchService, logger: shared.logger),
      payload: .init(limit: 8)
    )
    return SearchViewController.Factory.init(
      dependency: SearchViewController.Dependency.init(
        viewModel: .init(dependency: .init(searchService: searchService, analytics: analytics)),
        suggestions: suggestions,
        resultCell: .init(dependency: .init(imageLoader: shared.imageLoader)),
        makeDetail: makeDetail
      )
    )
  }

  static func makeReviews(
    shared: SharedDependency,
    authService: AuthServicing,
    formatter: PriceFormatter  // want: unused-dependency "formatter"
  ) -> ReviewListViewController.Factory {
    let reviewService = ReviewService(networking: shared.networking)
    return .init(
      dependency: .init(
        reactor: .init(dependency: .init(reviewService: reviewService, authService: authService)),
        reviewCell: .init(dependency: .init(star: UIImage(named: "star"))),
        compose: .init(dependency: .init(reviewService: reviewService, authService: authService))
      )
    )
  }

  static func makeBookDetailStoryboard() -> UIStoryboard {
    UIStoryboard(
      name: "BookDetail",
      scenes: ["BookDetailViewController": { BookDetailViewController() }]
    )
  }
}
