import Foundation

protocol ReviewServicing: AnyObject {
  func reviews(of book: Book.ID) -> [Review]
  func submit(_ review: Review) -> Bool
}

final class ReviewService: ReviewServicing {
  private let networking: Networking

  init(networking: Networking) {
    self.networking = networking
  }

  func reviews(of book: Book.ID) -> [Review] {
    let endpoint = Endpoint(path: "books/\(book)/reviews")
    let result: Result<[Review], NetworkError> = self.networking.value(for: endpoint)
    return (try? result.get()) ?? []
  }

  func submit(_ review: Review) -> Bool {
    let endpoint = Endpoint(path: "books/\(review.bookID)/reviews", method: .post)
    if case .success = self.networking.data(for: endpoint) { return true }
    return false
  }
}

protocol WishlistServicing: AnyObject {
  var books: Subject<[Book]> { get }
  func toggle(_ book: Book)
}

extension WishlistServicing {
  func contains(_ book: Book) -> Bool { self.books.value.contains(book) }
}

final class WishlistService: WishlistServicing {
  let books = Subject<[Book]>([])

  private let analytics: AnalyticsTracking

  init(analytics: AnalyticsTracking) {
    self.analytics = analytics
  }

  func toggle(_ book: Book) {
    let books = self.books.value
    self.analytics.track(.screen("wishlist/\(book.id)"))
    self.books.send(books.contains(book) ? books.filter { $0 != book } : books + [book])
  }
}

protocol PushServicing: AnyObject {
  var isAllowed: Bool { get set }
  func receive(_ userInfo: [String: String])
  func schedule(_ text: String)
}

final class PushService: PushServicing {
  var isAllowed = false

  private let logger: Logging

  init(logger: Logging) {
    self.logger = logger
  }

  func receive(_ userInfo: [String: String]) {
    self.logger.log("pushed: \(userInfo["message"] ?? "nothing")")
  }

  func schedule(_ text: String) {
    guard self.isAllowed else { return }
    self.logger.log("scheduled: \(text)")
  }
}

/// Opens the screens that a link names.
final class DeepLinkRouter {
  typealias Route = (String) -> UIViewController?

  private let routes: [String: Route]

  init(routes: [String: Route]) {
    self.routes = routes
  }

  func viewController(for url: URL) -> UIViewController? {
    guard let host = url.host, let route = self.routes[host] else { return nil }
    return route(url.lastPathComponent)
  }
}
