import Foundation

struct User: Codable, Hashable, Sendable {
  let id: Int
  var name: String
  var email: String
}

struct Address: Codable, Hashable, Sendable {
  var street: String
  var city: String
  var postalCode: String

  var isComplete: Bool {
    ![self.street, self.city, self.postalCode].contains(where: \.isEmpty)
  }
}

struct CartItem: Codable, Hashable, Sendable {
  let book: Book
  var count: Int

  var total: Money { self.book.price * self.count }
}

struct Order: Codable, Hashable, Sendable {
  typealias ID = Int

  enum Status: String, Codable, Sendable {
    case placed, shipped, delivered, cancelled
  }

  let id: ID
  let items: [CartItem]
  let address: Address
  let status: Status

  var total: Money {
    self.items.map(\.total).reduce(.zero, +)
  }
}
