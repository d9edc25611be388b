// Whose members are meant, and what they are where they are inherited, required or generic.

protocol Holding {
  associatedtype Held
  var held: Held { get }
  func swap(_ held: Held) -> Held
}
extension Holding {
  var twice: (Held, Held) { (held, held) }
  var itself: Self { self }
  func with<Other>(_ other: Other) -> (Held, Other) { (held, other) }
  func wrapped() -> Box<Self> { Box(content: self) }
}
extension Holding where Held == Clock {
  var hand: Hand { held.hand }  // type(held.hand): unknown
}
struct ClockHolder: Holding {
  var held: Clock
  func swap(_ held: Clock) -> Clock { held }
}
struct AnyHolder<Held>: Holding {
  let held: Held
  func swap(_ held: Held) -> Held { held }
}

class Base<Item> {
  let item: Item
  var items: [Item] = []
  required init(item: Item) { self.item = item }
  func first() -> Item? { items.first }  // type(items.first): Item?
  func copy() -> Self { Self(item: item) }
  class func make(_ item: Item) -> Self { Self(item: item) }
  var onItem: ((Item) -> Void)?
}
final class ZoneList: Base<Zone> {
  static let shared = ZoneList(item: Zone())
  lazy var clock = item.clock
  lazy var hand: Hand = { clock.hand }()  // type(clock.hand): Hand
  private(set) var computed: Clock {
    get { items.first?.clock ?? item.clock }  // type(item.clock): Clock
    set { _ = newValue.hand }  // type(newValue.hand): Hand
  }
  var observed = Zone() {
    willSet { _ = newValue.clock }  // type(newValue.clock): Clock
    didSet(old) { _ = old.clock }  // type(old.clock): Clock
  }
  var short: Clock { item.clock }  // type(item.clock): Clock

  func use() {
    _ = item  // type: Zone
    _ = items  // type: [Zone]
    _ = first()?.clock  // type: Clock?
    _ = self.first()  // type: Zone?
    _ = super.first()  // type: Zone?
    _ = copy().hand  // type: Hand
    _ = ZoneList.make(item).clock  // type: Clock
    _ = Self.shared.computed  // type: Clock
    _ = clock  // type: Clock
    _ = observed.spare  // type: Clock?
    _ = [self].first?.short  // type: Clock?
    onItem = { zone in _ = zone.clock }  // type(zone): Zone; type(zone.clock): Clock
    onItem?(item)  // type(item): Zone
    forEach { $0.clock.turn() }  // type($0.clock): Clock
  }
}
extension Base {
  func forEach(_ body: (Item) -> Void) { items.forEach(body) }
  var last: Item? { items.last }  // type(items.last): Item?
}
extension Base where Item == Zone {
  var clocks: [Clock] { items.map { $0.clock } }  // type($0.clock): Clock
}

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  var projectedValue: Box<Value> { Box(content: wrappedValue) }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func reset() {}
}
final class Wrapping {
  @Kept var zone = Zone()
  @Kept var clock: Clock = Clock()

  func use() {
    _ = zone  // type: Zone
    _ = zone.clock  // type: Clock
    _ = $zone  // type: Box<Zone>
    _ = $zone.content.clock  // type: Clock
    _ = _zone  // type: Kept<Zone>
    _ = _zone.wrappedValue.clock  // type: Clock
    _ = clock.hand  // type: Hand
    _ = self.$clock.content  // type: Clock
  }
}

@dynamicMemberLookup struct Mirrored {
  let zone: Zone
  subscript<Value>(dynamicMember path: KeyPath<Zone, Value>) -> Value { zone[keyPath: path] }  // type(zone[keyPath: path]): Value
}
struct Callable {
  func callAsFunction(_ zone: Zone) -> Clock { zone.clock }
}

enum Members {
  static func inherited(_ zone: Zone, _ list: ZoneList, _ base: Base<Clock>) {
    _ = zone.label  // type: Label
    _ = zone.neighbour?.label  // type: Label?
    _ = list.item.clock  // type: Clock
    _ = list.items.first?.clock  // type: Clock?
    _ = list.last?.clock  // type: Clock?
    _ = list.clocks  // type: [Clock]
    _ = base.item.hand  // type: Hand
    _ = base.first()?.hand  // type: Hand?
    _ = base.copy().item  // type: Clock
    list.forEach { _ = $0.clock }  // type($0.clock): Clock
    list.onItem = { zone in _ = zone.clock }  // type(zone): Zone
    _ = Base(item: zone).item  // type: Zone
    _ = Base(item: zone).first()?.clock  // type: Clock?
  }

  static func required(_ clocks: ClockHolder, _ zones: AnyHolder<Zone>) {
    _ = clocks.twice.0  // type: Clock
    _ = clocks.itself.held  // type: Clock
    _ = clocks.hand  // type: Hand
    _ = clocks.with(Zone()).1.clock  // type: Clock
    _ = clocks.wrapped().content.held  // type: Clock
    _ = zones.twice.1.clock  // type: Clock
    _ = zones.swap(zones.held).clock  // type: Clock
    _ = zones.itself  // type: AnyHolder<Zone>
  }

  static func generic<Item: Named, Holder: Holding>(_ item: Item, _ holder: Holder) -> Label
  where Holder.Held == Zone {
    _ = item  // type: Item
    _ = item.label.text  // type: String
    _ = holder.held.clock  // type: Clock
    _ = holder.twice.0  // type: Zone
    _ = holder.wrapped().content.held  // type: Zone
    return item.label  // type: Label
  }

  static func opaque(_ named: some Named, _ any: any Named, _ holder: any Holding) {
    _ = named.label  // type: Label
    _ = any.label.length  // type: Int
    _ = some().label  // type: Label
    _ = holder.held  // type: Holding.Held
    let list: [any Named] = [any]  // type(list): [Named]
    _ = list.first?.label  // type: Label?
    let both: Place & Named = Zone()  // type(both): Place & Named
    _ = both.neighbour  // type: Place?
  }
  static func some() -> some Named { Zone() }

  static func special(_ mirrored: Mirrored, _ callable: Callable, _ zone: Zone) {
    _ = mirrored.zone.clock  // type: Clock
    _ = mirrored.clock  // type: Clock
    _ = callable(zone)  // type: Clock
    _ = callable(zone).hand  // type: Hand
    _ = identity(zone).clock  // type: Clock
    _ = identity(zone.spare)?.hand  // type: Hand?
    _ = pair(zone, zone.clock).second.hand  // type: Hand
    _ = apply(zone) { $0.clock }.hand  // type: Hand
    _ = firstOf([zone])?.clock  // type: Clock?
    _ = build(Zone.self).clock  // type: Clock
    let made: Zone = build()  // type: Zone
    _ = made
  }
  static func identity<Value>(_ value: Value) -> Value { value }
  static func pair<First, Second>(_ first: First, _ second: Second) -> (first: First, second: Second) { (first, second) }
  static func apply<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result { body(value) }
  static func firstOf<Value>(_ values: [Value]) -> Value? { values.first }
  static func build<Value: Place>(_ type: Value.Type = Value.self) -> Value { type.init() }  // type(type.init()): Value
}
