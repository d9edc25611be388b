/// The lower root: what the app and its widget have in common.
struct SharedDependency {
  let logger: Logging
  let networking: Networking
  let tokens: TokenStoring
  let bookService: BookServicing
  let imageLoader: ImageLoading
}

extension SharedDependency {
  static func resolve(configuration: Configuration = .production) -> SharedDependency {
    let logger: Logging = ConsoleLogger(subsystem: "bookshop")
    let tokens = KeychainTokenStore(service: configuration.keychainService)
    let plugins = self.makePlugins(tokens: tokens, logger: logger)

    var networking = HTTPNetworking(baseURL: configuration.apiURL, plugins: plugins)
    let apiNetworking = networking
    let bookService = BookService(networking: apiNetworking, cache: Cache(capacity: 200))

    networking = HTTPNetworking(baseURL: configuration.imageURL, plugins: [])
    let imageLoader = ImageLoader(networking: networking, cache: .init(capacity: 64))

    return .init(
      logger: logger,
      networking: apiNetworking,
      tokens: tokens,
      bookService: bookService,
      imageLoader: imageLoader
    )
  }

  private static func makePlugins(tokens: TokenStoring, logger: Logging) -> [NetworkPlugin] {
    let tokenPlugin = TokenPlugin(tokens: tokens)
    #if DEBUG
      let plugins: [NetworkPlugin] = [tokenPlugin, LoggingPlugin(logger: logger)]
    #else
      logger.log("requests are not logged")
      let plugins: [NetworkPlugin] = [tokenPlugin]
    #endif
    return plugins
  }
}
