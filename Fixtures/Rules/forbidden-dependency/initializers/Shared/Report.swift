protocol Clock: AnyObject {
  func now() -> Int
}

final class WallClock: Clock {
  func now() -> Int { 1 }
}

struct Limit {
  let most: Int
}

/// What is shared knows no feature, a struct as little as a class.
struct Report {
  let shelf: Shelf  // want: forbidden-dependency "'Report' in layer 'shared' must not need 'Shelf' in layer 'features (Stock)'"
  let orders: OrderLog  // want: forbidden-dependency "'Report' in layer 'shared' must not need 'OrderLog' in layer 'features (Orders)'"

  var text: String { "\(shelf.count) \(orders.lines)" }
}
