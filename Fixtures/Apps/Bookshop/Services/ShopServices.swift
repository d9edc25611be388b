import Foundation

protocol AuthServicing: AnyObject {
  var currentUser: Subject<User?> { get }
  func logIn(email: String, password: String) -> Bool
  func logOut()
  func resetPassword(email: String) -> Bool
  func update(_ user: User)
}

final class AuthService: AuthServicing {
  let currentUser = Subject<User?>(nil)

  private let networking: Networking
  private let tokens: TokenStoring

  init(networking: Networking, tokens: TokenStoring) {
    self.networking = networking
    self.tokens = tokens
  }

  func logIn(email: String, password: String) -> Bool {
    struct Session: Decodable {
      let token: String
      let user: User
    }
    let query = ["email": email, "password": password]
    let endpoint = Endpoint(path: "session", method: .post, query: query)
    let result: Result<Session, NetworkError> = self.networking.value(for: endpoint)
    guard case .success(let session) = result else { return false }
    self.tokens.token = session.token
    self.currentUser.send(session.user)
    return true
  }

  func logOut() {
    self.tokens.token = nil
    self.currentUser.send(nil)
  }

  func resetPassword(email: String) -> Bool {
    let endpoint = Endpoint(path: "password", method: .delete, query: ["email": email])
    if case .success = self.networking.data(for: endpoint) { return true }
    return false
  }

  func update(_ user: User) {
    self.currentUser.send(user)
  }
}

protocol CartServicing: AnyObject {
  var items: Subject<[CartItem]> { get }
  func add(_ book: Book)
  func remove(_ book: Book)
  func empty()
}

extension CartServicing {
  var total: Money { self.items.value.map(\.total).reduce(.zero, +) }
}

final class CartService: CartServicing {
  let items = Subject<[CartItem]>([])

  func add(_ book: Book) {
    var items = self.items.value
    if let index = items.firstIndex(where: { $0.book == book }) {
      items[index].count += 1
    } else {
      items.append(CartItem(book: book, count: 1))
    }
    self.items.send(items)
  }

  func remove(_ book: Book) {
    self.items.send(self.items.value.filter { $0.book != book })
  }

  func empty() {
    self.items.send([])
  }
}

protocol OrderServicing: AnyObject {
  func orders() -> [Order]
  func order(_ id: Order.ID) -> Order?
  func place(_ items: [CartItem], to address: Address) -> Order?
}

final class OrderService: OrderServicing {
  private let networking: Networking

  init(networking: Networking) {
    self.networking = networking
  }

  func orders() -> [Order] {
    let result: Result<[Order], NetworkError> = self.networking.value(for: .init(path: "orders"))
    return (try? result.get()) ?? []
  }

  func order(_ id: Order.ID) -> Order? {
    self.orders().first { $0.id == id }
  }

  func place(_ items: [CartItem], to address: Address) -> Order? {
    let query = ["books": items.map(\.book.id.isbn).joined(separator: ","), "to": address.city]
    let endpoint = Endpoint(path: "orders", method: .post, query: query)
    let result: Result<Order, NetworkError> = self.networking.value(for: endpoint)
    return try? result.get()
  }
}

protocol PaymentServicing: AnyObject {
  func pay(_ amount: Money, card: String) -> Bool
  func redeem(giftCard code: String) -> Money?
}

final class PaymentGateway: PaymentServicing {
  private let networking: Networking
  private let logger: Logging

  init(networking: Networking, logger: Logging) {
    self.networking = networking
    self.logger = logger
  }

  func pay(_ amount: Money, card: String) -> Bool {
    let query = ["amount": "\(amount.minorUnits)", "card": card]
    let result = self.networking.data(for: .init(path: "pay", method: .post, query: query))
    self.logger.log("paid \(amount.minorUnits) \(amount.currency.rawValue)")
    if case .success = result { return true }
    return false
  }

  func redeem(giftCard code: String) -> Money? {
    let endpoint = Endpoint(path: "gift-cards/\(code)", method: .delete)
    let result: Result<Money, NetworkError> = self.networking.value(for: endpoint)
    return try? result.get()
  }
}
