import Foundation

struct Author: Codable, Hashable, Sendable {
  typealias ID = Int

  let id: ID
  let name: String
  let biography: String
}

struct Book: Codable, Hashable, Sendable {
  struct ID: Codable, Hashable, Sendable, CustomStringConvertible {
    let isbn: String

    var description: String { self.isbn }
  }

  enum Category: String, Codable, CaseIterable, Sendable {
    case fiction, science, history, children, travel
  }

  let id: ID
  let title: String
  let author: Author
  let category: Category
  let price: Money
  let coverPath: String
  let summary: String
}

struct Review: Codable, Hashable, Sendable {
  let bookID: Book.ID
  let userName: String
  let stars: Int
  let text: String
}
