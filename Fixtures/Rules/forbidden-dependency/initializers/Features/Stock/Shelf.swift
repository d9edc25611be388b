protocol Counting: AnyObject {
  func total() -> Int
}

final class Shelf {
  var count = 0
  func take() { count -= 1 }
}

/// A value: anybody may be told it.
struct StockLine {
  let number: Int
}

/// Within one feature, everything may need everything.
final class ShelfCounter: Counting {
  private let shelf: Shelf

  init(shelf: Shelf) { self.shelf = shelf }

  func total() -> Int { shelf.count }
}
