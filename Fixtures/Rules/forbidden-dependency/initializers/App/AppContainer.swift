import Foundation

/// Who builds all of them is in no layer, and hands over what it likes behind protocols.
final class AppContainer {
  let clock = WallClock()
  private let shelf = Shelf()
  private lazy var counter = ShelfCounter(shelf: shelf)

  func orders() -> OrderScreen {
    let model = OrderModel(shelf: shelf, clock: clock, limit: Limit(most: 3))
    return OrderScreen(
      model: model,
      counter: counter,
      reserve: shelf,
      session: .shared,
      makeShelf: { Shelf() },
      line: StockLine(number: 1)
    )
  }

  func report() -> Report { Report(shelf: shelf, orders: OrderDesk(shelf: shelf).log()) }
}

extension Shelf: Reserving {}

@main
enum App {
  static func main() {
    let container = AppContainer()
    container.orders().show()
    print(container.report().text)
  }
}
