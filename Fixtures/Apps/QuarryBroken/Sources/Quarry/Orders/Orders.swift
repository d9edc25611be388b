import Combine
import QuarryKit
import Resolver
import SwiftUI

extension Resolver {
  static func registerOrders() {
    register { (_, args) -> OrderModel in OrderModel(stone: args(), cart: resolve()) }
    register { Cart(receipt: resolve()) }  // want: captive-dependency "'Cart', which is made once, keeps 'Receipt', which is made anew each time"
      .implements(Counting.self)
      .scope(.cached)
    register { Receipt() }
      .scope(.unique)
    register { Invoice() }
      .resolveProperties { resolver, invoice in
        invoice.receipt = resolver.optional()
        invoice.counter = resolver.optional(Counting.self)
      }
  }
}

protocol Counting {
  var count: Int { get }
}

final class Cart: Counting {
  private(set) var count = 0
  private let receipt: Receipt

  init(receipt: Receipt) {
    self.receipt = receipt
  }

  func add() {
    count += 1
    receipt.print(count)
  }
}

final class Receipt {
  @Injected private var log: Log

  func print(_ count: Int) {
    log.note("\(count) in the cart")
  }
}

final class Invoice: Resolving {
  var receipt: Receipt?
  var counter: Counting?

  func send() {
    receipt?.print(counter?.count ?? 0)
    resolver.resolve(Log.self).note("sent")
  }
}

final class OrderModel: ObservableObject {
  private let stone: String
  private let cart: Cart

  init(stone: String, cart: Cart) {
    self.stone = stone
    self.cart = cart
  }

  func order() {
    cart.add()
    make(Invoice.self).send()
    Resolver.resolve(Log.self).note(stone)
  }

  private func make<Product>(_ type: Product.Type) -> Product { Resolver.resolve(type) }
}

struct OrderView: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    Button("Order", action: { model.order() })
  }
}
