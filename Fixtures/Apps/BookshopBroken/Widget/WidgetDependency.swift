import Pure

/// The widget's composition root.
struct WidgetDependency {
  let viewController: ReadingWidgetViewController.Factory
  let logger: Logging

  static func resolve() -> Self {
    let shared = SharedDependency.resolve()

    return .init(
      viewController: .init(
        dependency: .init(
          reactor: .init(dependency: .init(bookService: shared.bookService, analytics: nil)),
          cell: .init(dependency: .init(imageLoader: shared.imageLoader))
        )
      ),
      logger: shared.logger
    )
  }
}
