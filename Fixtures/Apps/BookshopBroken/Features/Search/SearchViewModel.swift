import Pure

final class SearchViewModel: FactoryModule {
  struct Dependency {
    let searchService: SearchServicing
    let analytics: AnalyticsTracking?
  }

  struct Payload {
    let term: String
  }

  let results = Subject<[Book]>([])

  private let searchService: SearchServicing
  private let tracker: AnalyticsTracking?

  init(dependency: Dependency, payload: Payload) {
    (self.searchService, self.tracker) = (dependency.searchService, dependency.analytics)
    if !payload.term.isEmpty {
      self.search(payload.term)
    }
  }

  func search(_ term: String) {
    let books = self.searchService.search(term)
    self.tracker?.track(.search(term: term, results: books.count))
    self.results.send(books)
  }
}

/// Built like a module, though nothing ever asks for its factory.
final class SearchSuggestionsController {
  struct Dependency {
    let searchService: SearchServicing
    let logger: Logging
  }

  struct Payload {
    let limit: Int
  }

  private let dependency: Dependency
  private let limit: Int

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.limit = payload.limit
  }

  func suggestions(for prefix: String) -> [String] {
    let suggestions = self.dependency.searchService.suggestions(for: prefix)
    self.dependency.logger.log("\(suggestions.count) suggestions")
    return Array(suggestions.prefix(self.limit))
  }
}
