import EasyDi

// A prototype that is told something is meant to be one of its own for each who asks.

final class Counter { init(start: Int) {} }
final class Pen {}
final class Desk {
  private let counter: Counter
  private let pen: Pen
  init(counter: Counter, pen: Pen) {
    self.counter = counter
    self.pen = pen
  }
  func show() { print(counter, pen) }
}
final class Shelf {
  private let counter: Counter
  private let pen: Pen
  init(counter: Counter, pen: Pen) {
    self.counter = counter
    self.pen = pen
  }
  func show() { print(counter, pen) }
}

final class RoomAssembly: Assembly {
  func counter(start: Int) -> Counter { define(scope: .prototype, init: Counter(start: start)) }
  var pen: Pen { define(scope: .prototype, init: Pen()) }
  var desk: Desk {
    define(scope: .lazySingleton, init: Desk(counter: counter(start: 1), pen: pen))  // want: captive-dependency "pen"
  }
  var shelf: Shelf {
    define(scope: .lazySingleton, init: Shelf(counter: counter(start: 5), pen: pen))  // want: captive-dependency "pen"
  }
}

@main
enum Main {
  static func main() {
    let assembly = RoomAssembly.instance()
    print(assembly.desk, assembly.shelf)
  }
}
