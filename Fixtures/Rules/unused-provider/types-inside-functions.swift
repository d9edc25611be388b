// Two first values seem to need each other, so the bodies of the file are looked at early. They declare
// a type that somebody who hands objects over may mean, too.
protocol Signal { func flash() }

final class Tower {
  static let shared = Tower()
  private let harbour = Harbour.shared
  func blink() { harbour.wave() }
}

final class Harbour {
  static let shared = Harbour()
  private let ask: () -> Tower
  private init() { ask = { Tower.shared } }
  func wave() { print(ask) }

  func test(_ signals: [any Signal]) -> any Signal {
    struct Flag: Signal { func flash() {} }
    final class Lantern: Signal { func flash() {} }
    return signals.isEmpty ? Flag() : Lantern()
  }
}

final class Buoy: Signal { func flash() {} }

final class Pier {
  private let signal: any Signal
  init(signal: any Signal) { self.signal = signal }
  func show() { signal.flash() }
}

final class Coast {
  private let buoy = Buoy()
  private let spare = Buoy()  // want: unused-provider "'spare'"
  private lazy var pier = Pier(signal: buoy)
  func open() { pier.show() }
}

@main enum Watch {
  static func main() {
    Coast().open()
    Tower.shared.blink()
  }
}
