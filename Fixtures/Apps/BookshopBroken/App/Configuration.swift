import Foundation

struct Configuration: Sendable {
  let apiURL: URL
  let imageURL: URL
  let shopURL: URL
  let keychainService: String

  static let production = Configuration(
    apiURL: URL(string: "https://api.bookshop.example")!,
    imageURL: URL(string: "https://images.bookshop.example")!,
    shopURL: URL(string: "https://bookshop.example")!,
    keychainService: "example.bookshop"
  )
}
