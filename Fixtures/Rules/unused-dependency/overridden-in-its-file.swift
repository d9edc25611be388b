// A function that is private to a file may be overridden there: what the overrides read is read.

final class Meter { func count() {} }

final class Board {
  private let meter: Meter
  init(meter: Meter) { self.meter = meter }
  func show() { meter.count() }
}

class Maker {
  private let meter = Meter()
  fileprivate func board(meter: Meter) -> Board { fatalError("a subclass makes it") }
  // want@+1: unused-dependency "parameter 'other' of 'plain(meter:other:)' is never read"
  fileprivate func plain(meter: Meter, other: Meter) -> Board { Board(meter: meter) }
  func make() -> Board { board(meter: meter) }
  func makePlain() -> Board { plain(meter: meter, other: meter) }
}

final class WallMaker: Maker {
  override fileprivate func board(meter: Meter) -> Board { Board(meter: meter) }
}

final class Hall {
  let maker = WallMaker()
  func open() {
    maker.make().show()
    maker.makePlain().show()
  }
}

Hall().open()
