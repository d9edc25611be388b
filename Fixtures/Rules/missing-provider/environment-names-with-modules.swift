// Names behind that of their module, which is no other than SwiftUI, though the app has a type of the
// same name.
import SwiftUI
import UIKit

final class Stock: ObservableObject { @Published var count = 0 }
final class Prices: ObservableObject { @Published var sum = 0 }
@Observable final class Counter { var value = 0 }
@Observable final class Till { var isOpen = false }

struct App { let id: Int }

struct StockLabel: SwiftUI.View {
  @SwiftUI.EnvironmentObject private var stock: Stock  // want: missing-provider "nothing injects the 'Stock'"
  var body: some SwiftUI.View { SwiftUI.Text("\(stock.count)") }
}

struct CounterLabel: View {
  @SwiftUI.Environment(Counter.self) private var counter  // want: missing-provider "nothing injects the 'Counter'"
  var body: some View { Text("\(counter.value)") }
}

struct TillLabel: View {
  @SwiftUI.Environment(Till.self) private var till
  @SwiftUI.Environment(\.locale) private var locale
  var body: some View { Text("\(till.isOpen) \(locale)") }
}

struct PriceLabel: View {
  @EnvironmentObject private var prices: Prices  // want: missing-provider "nothing injects the 'Prices'"
  var body: some View { Text("\(prices.sum)") }
}

final class PriceScreen {
  let till = App(id: 1)

  func make() -> UIViewController {
    SwiftUI.UIHostingController(rootView: SwiftUI.VStack { PriceLabel() })
  }
}

@main
struct ShopApp: SwiftUI.App {
  @State private var till = Till()
  private let screen = PriceScreen()

  var body: some SwiftUI.Scene {
    SwiftUI.WindowGroup {
      SwiftUI.NavigationStack {
        SwiftUI.List { StockLabel() }
        SwiftUI.Group { CounterLabel() }
        TillLabel()
      }
      .environment(till)
      .onAppear { print(screen.make()) }
    }
  }
}
