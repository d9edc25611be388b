import Foundation

protocol BookServicing: AnyObject {
  func books(in category: Book.Category?) -> [Book]
  func book(_ id: Book.ID) -> Book?
  func books(by author: Author.ID) -> [Book]
  func bestsellers() -> [Book]
}

final class BookService: BookServicing {
  private let networking: Networking
  private let cache: Cache<Book.ID, Book>

  init(networking: Networking, cache: Cache<Book.ID, Book>) {
    self.networking = networking
    self.cache = cache
  }

  func books(in category: Book.Category?) -> [Book] {
    let query = category.map { ["category": $0.rawValue] } ?? [:]
    return self.load(Endpoint(path: "books", query: query))
  }

  func book(_ id: Book.ID) -> Book? {
    if let book = self.cache[id] {
      return book
    }
    return self.load(Endpoint(path: "books/\(id)")).first
  }

  func books(by author: Author.ID) -> [Book] {
    self.load(Endpoint(path: "authors/\(author)/books"))
  }

  func bestsellers() -> [Book] {
    self.load(Endpoint(path: "bestsellers"))
  }

  private func load(_ endpoint: Endpoint) -> [Book] {
    let result: Result<[Book], NetworkError> = self.networking.value(for: endpoint)
    guard case .success(let books) = result else { return [] }
    for book in books {
      self.cache[book.id] = book
    }
    return books
  }
}

protocol SearchServicing: AnyObject {
  func search(_ term: String) -> [Book]
  func suggestions(for prefix: String) -> [String]
}

final class SearchService: SearchServicing {
  private let networking: Networking

  init(networking: Networking) {
    self.networking = networking
  }

  func search(_ term: String) -> [Book] {
    let endpoint = Endpoint(path: "search", query: ["term": term])
    let result: Result<[Book], NetworkError> = self.networking.value(for: endpoint)
    return (try? result.get()) ?? []
  }

  func suggestions(for prefix: String) -> [String] {
    guard prefix.contains(/\w{2,}/) else { return [] }
    let endpoint = Endpoint(path: "suggestions", query: ["prefix": prefix])
    let result: Result<[String], NetworkError> = self.networking.value(for: endpoint)
    return (try? result.get()) ?? []
  }
}

protocol ImageLoading: AnyObject {
  func image(at path: String) -> UIImage?
}

final class ImageLoader: ImageLoading {
  private let networking: Networking
  private let cache: Cache<String, UIImage>

  init(networking: Networking, cache: Cache<String, UIImage>) {
    self.networking = networking
    self.cache = cache
  }

  func image(at path: String) -> UIImage? {
    if let image = self.cache[path] {
      return image
    }
    guard
      case .success(let data) = self.networking.data(for: Endpoint(path: path)),
      let image = UIImage(data: data)
    else { return nil }
    self.cache[path] = image
    return image
  }
}
