// A struct that a composer fills in may be all that keeps an object alive which others know without
// keeping it: by its own closures, or as a delegate. What lives anyway, or hands itself to nobody, has to
// be read.

final class Sounder {
  private var onEcho: ((Int) -> Void)?
  weak var horn: Horn?
  func listen(_ action: @escaping (Int) -> Void) { onEcho = action }
}

/// Known weakly by the closure that it hands out.
final class Log {
  private let sounder: Sounder
  private var depths: [Int] = []
  init(sounder: Sounder) { self.sounder = sounder }
  func begin() { sounder.listen { [weak self] depth in self?.depths.append(depth) } }
}

/// The same, in an extension, without counting.
final class Gauge {
  private let sounder: Sounder
  init(sounder: Sounder) { self.sounder = sounder }
  func note(_ depth: Int) { print(depth) }
}

extension Gauge {
  func begin() { sounder.listen { [unowned(unsafe) self] depth in note(depth) } }
}

/// Known as a delegate from the time when it is made.
final class Horn {
  init(sounder: Sounder) { sounder.horn = self }
  func blow() { print("now") }
}

/// Does nothing by itself.
final class Chart { func read() {} }

final class Lantern {
  private var glow = 0
  func light(_ sounder: Sounder) { sounder.listen { [weak self] depth in self?.glow = depth } }
}

struct Gear {
  let sounder: Sounder
  let log: Log
  let gauge: Gauge
  let horn: Horn
  let lantern: Lantern  // want: unused-dependency "Gear.lantern"
  let chart: Chart  // want: unused-dependency "Gear.chart"
}

enum Harbor {
  static let lantern = Lantern()
}

final class Ship {
  private let gear: Gear
  init(gear: Gear) { self.gear = gear }
  func sail() { gear.sounder.listen { [sounder = gear.sounder] _ in sounder.horn?.blow() } }
}

/// Gone once the ship has sailed.
struct Dock {
  private let sounder = Sounder()
  private let chart = Chart()

  func launch() -> Ship {
    let log = Log(sounder: sounder)
    let gauge = Gauge(sounder: sounder)
    log.begin()
    gauge.begin()
    Harbor.lantern.light(sounder)
    chart.read()
    return Ship(
      gear: Gear(
        sounder: sounder,
        log: log,
        gauge: gauge,
        horn: Horn(sounder: sounder),
        lantern: Harbor.lantern,
        chart: chart
      )
    )
  }
}

@main
enum Main {
  static func main() {
    let ship = Dock().launch()
    ship.sail()
  }
}
