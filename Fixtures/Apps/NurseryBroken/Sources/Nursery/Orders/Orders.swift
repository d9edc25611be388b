import Combine
import FactoryKit
import NurseryKit
import SwiftUI

final class Till: Cashing {
  var drawer: Drawer?
  @DynamicInjected(\NurseryContainer.receipt) private var receipt

  func pay(_ cents: Int) {
    drawer?.put(cents)
    receipt.print(cents)
  }
}

final class Drawer {
  private unowned let till: Till
  private(set) var cents = 0

  init(till: Till) {
    self.till = till
  }

  func put(_ cents: Int) {
    self.cents += cents
    if self.cents < 0 { till.pay(-self.cents) }
  }
}

final class Printer {
  private let receipt: Receipt

  init(receipt: Receipt) {
    self.receipt = receipt
  }

  func run() {
    receipt.print(1)
  }
}

final class Scale {
  let log: Log; init(log: Log) { self.log = log }  // want: unused-dependency "'Scale.log' is never read"
}

final class Basket {
  var plants: [Plant] = []
}

final class Receipt {
  func print(_ cents: Int) {
    dependency(\.log).note("paid \(cents)")
  }
}

final class OrdersModel: ObservableObject {
  @Injected(\.cashier) private var cashier  // want: missing-provider "'Container.cashier' is promised but never registered"
  @WeakLazyInjected(\NurseryContainer.basket) private var basket  // want: uninjected-property "'OrdersModel.basket' is nil when it is read"
  private let receipts = NurseryContainer.shared.receipt

  func order() {
    guard let cashier, let basket else { return }
    basket.plants.forEach { cashier.pay($0.days) }
    receipts().print(0)
    NurseryContainer.shared.printer().run()
    NurseryContainer.shared.till().pay(0)
  }
}

extension Container {
  var ordersModel: Factory<OrdersModel> { self { OrdersModel() } }
}

struct OrdersView: View {
  @InjectedObject(\.ordersModel) private var model

  var body: some View {
    Button("Order", action: { model.order() })
  }
}
