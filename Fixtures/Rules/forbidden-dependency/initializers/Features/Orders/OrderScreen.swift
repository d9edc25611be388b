import Foundation

/// What this feature needs of another one.
protocol Reserving: AnyObject {
  func take()
}

final class OrderModel {
  private let shelf: Shelf
  private let clock: Clock
  private let limit: Limit

  // want@+1: forbidden-dependency "'OrderModel' in layer 'features (Orders)' must not need 'Shelf' in layer 'features (Stock)'"
  init(shelf: Shelf, clock: Clock, limit: Limit) {
    self.shelf = shelf
    self.clock = clock
    self.limit = limit
  }

  func order() { if clock.now() < limit.most { shelf.take() } }
}

final class OrderScreen {
  private let model: OrderModel
  private let counter: Counting
  private let reserve: Reserving
  private let session: URLSession
  private let makeShelf: () -> Shelf
  private let line: StockLine

  init(
    model: OrderModel,
    counter: Counting,  // want: forbidden-dependency "'OrderScreen' in layer 'features (Orders)' must not need 'Counting' in layer 'features (Stock)'"
    reserve: Reserving,
    session: URLSession,  // want: forbidden-dependency "'URLSession' in layer 'network'"
    makeShelf: @escaping () -> Shelf,  // want: forbidden-dependency "'Shelf'"
    line: StockLine
  ) {
    self.model = model
    self.counter = counter
    self.reserve = reserve
    self.session = session
    self.makeShelf = makeShelf
    self.line = line
  }

  func show() {
    model.order()
    reserve.take()
    print(counter.total(), session, makeShelf().count, line.number)
  }
}

final class OrderLog {
  var lines = 0
  private let shelf: Shelf

  init(shelf: Shelf) { self.shelf = shelf }  // want: forbidden-dependency "'OrderLog'"

  func add() { lines += shelf.count }
}

/// A container of this feature alone, which builds what belongs to another one.
final class OrderDesk {
  private let shelf: Shelf
  private lazy var counter = ShelfCounter(shelf: shelf)  // want: forbidden-dependency "'OrderDesk' in layer 'features (Orders)' must not need 'ShelfCounter' in layer 'features (Stock)'"

  init(shelf: Shelf) { self.shelf = shelf }  // want: forbidden-dependency "'OrderDesk' in layer 'features (Orders)' must not need 'Shelf'"

  func log() -> OrderLog {
    print(counter.total())
    return OrderLog(shelf: shelf)
  }
}
