// What closures take, capture and yield.

enum Closures {
  static func apply(_ zone: Zone, _ body: (Zone, Clock) -> Label) -> Label { body(zone, zone.clock) }
  static func later(_ body: @escaping (Zone) -> Void) {}
  static func lazily(_ zone: @autoclosure () -> Zone) -> Zone { zone() }
  static func make(_ zone: Zone) -> (Int) -> Clock { { _ in zone.clock } }
  static func maybe(_ body: ((Zone) -> Clock)? = nil) {}
  static func inOut(_ body: (inout Zone) -> Void) {}
  static func two(first: (Zone) -> Void, second: (Clock) -> Void) {}

  static func parameters(_ zone: Zone, _ box: Box<Zone>) {
    later { zone in
      _ = zone.clock  // type: Clock
    }
    later { _ = $0.clock }  // type($0.clock): Clock
    later { (zone: Zone) in _ = zone.clock }  // type(zone): Zone; type(zone.clock): Clock
    _ = apply(zone) { zone, clock in zone.label }  // type(zone): Zone; type(clock): Clock; type(zone.label): Label
    _ = apply(zone) { $1.hand == Hand() ? $0.label : Label() }  // type($1.hand): Hand; type($0.label): Label
    maybe { $0.clock }  // type($0): Zone; type($0.clock): Clock
    inOut { $0.clock.turn() }  // type($0.clock): Clock
    two { zone in _ = zone.spare } second: { clock in _ = clock.hand }  // type(zone): Zone; type(clock.hand): Hand
    _ = box.map { $0.clock }.content.hand  // type: Hand
    _ = box.map { zone in zone.clock }  // type: Box<Clock>
    _ = box.map(Closures.make).content(1)  // type: Clock
    _ = box.with(1).map { $0.0.clock }  // type: Box<Clock>
    _ = box.with(1).map { zone, count in zone.clock }  // type: Box<Clock>
    _ = box.with(1).map { $1 == 1 ? $0.clock : Clock() }  // type: Box<Clock>
    box.with(Clock()).open { zone, clock in _ = (zone, clock) }  // type(zone): Zone; type(clock): Clock
    box.with(Clock()).open { pair in _ = pair.0 }  // type(pair): (Zone, Clock); type(pair.0): Zone
    box.with(Clock()).open { (zone, clock) in _ = (zone, clock) }  // type(zone): Zone; type(clock): Clock
    _ = Dictionary(grouping: zone.clocks, by: { $0.hand.length })  // type($0): Clock
    stride(from: 0, to: 3, by: 1).forEach { _ = $0 }  // type($0): Int
    zip(1..., zone.clocks).forEach { _ = $1.hand }  // type($1): Clock
    _ = (Zone, Clock).self  // type: (Zone, Clock).Type
    lost { first, second in _ = (first, second) }  // type(first): Zone; type(second): Clock
  }

  static func lost(_ body: (LostPair) -> Void) {}
  typealias LostPair = (Zone, Clock)

  static func values(_ zone: Zone) {
    let make = { Zone() }  // type: () -> Zone
    _ = make().clock  // type: Clock
    let take = { (zone: Zone) in zone.clock }  // type: (Zone) -> Clock
    _ = take(zone).hand  // type: Hand
    let written = { (zone: Zone) -> Place? in zone.neighbour }  // type: (Zone) -> Place?
    let annotated: (Zone) -> Clock = { $0.clock }  // type: (Zone) -> Clock
    let several: (Zone) -> Clock = { zone in
      let clock = zone.clock  // type: Clock
      return clock
    }
    let curried = { (zone: Zone) in { zone.clock } }  // type: (Zone) -> () -> Clock
    _ = curried(zone)().hand  // type: Hand
    _ = make2()(zone)  // type: Clock
    _ = Closures.make(zone)(1).hand  // type: Hand
    _ = { zone.clock }().hand  // type: Hand
    _ = { (zone: Zone) in zone.clock }(zone).hand  // type: Hand
    let stored = [make, { zone }]  // type: [() -> Zone]
    _ = stored[0]().clock  // type: Clock
    _ = lazily(zone).clock  // type: Clock
    let optional: (() -> Zone)? = make  // type(optional): (() -> Zone)?
    _ = optional?().clock  // type: Clock?
    _ = optional!().clock  // type: Clock
    _ = (written, annotated, several)
  }

  static func make2() -> (Zone) -> Clock { \.clock }

  static func captures(_ zone: Zone, _ clock: Clock?) {
    let weak = { [weak zone] in zone }  // type: () -> Zone?
    let kept = { [clock, spare = zone.spare] in (clock, spare) }  // type: () -> (Clock?, Clock?)
    let unowned = { [unowned zone] in zone.clock }  // type: () -> Clock
    let guarded = { [weak zone] () -> Clock in
      guard let zone else { return Clock() }  // type(zone): Zone
      return zone.clock  // type: Clock
    }
    _ = (weak, kept, unowned, guarded)
  }
}

final class Watcher {
  var zone = Zone()
  var onChange: ((Zone, Clock) -> Void)?
  lazy var clock = { self.zone.clock }()
  lazy var made: Zone = {
    let zone = Zone()  // type: Zone
    return zone
  }()

  func watch() {
    onChange = { zone, clock in _ = (zone, clock) }  // type(zone): Zone; type(clock): Clock
    onChange?(zone, clock)  // type(zone): Zone; type(clock): Clock
    Closures.later { [weak self] _ in
      _ = self?.zone  // type: Zone?
      guard let self else { return }
      _ = self.zone.clock  // type: Clock
      _ = zone.clock  // type: Clock
    }
    Closures.later { [weak self] _ in
      if let self { _ = self.zone }  // type(self.zone): Zone
      guard let strong = self else { return }  // type(strong): Watcher
      _ = strong.zone.clock  // type: Clock
    }
  }
}
