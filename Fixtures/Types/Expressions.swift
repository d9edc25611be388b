// What expressions yield, form by form.

enum Expressions {
  static func literals() {
    let number = 1  // type: Int
    let ratio = 1.5  // type: Double
    let flag = true  // type: Bool
    let text = "a \(Zone().clock) b"  // type: String
    let lines = """
      \(number)
      """
    _ = lines  // type: String
    let pattern = #/a/#  // type: Regex
    let nothing: Zone? = nil  // type(nothing): Zone?
    let wide: Double = 1  // type(wide): Double
    let place: Place = Zone()  // type(place): Place; type: Zone
    let line = #line  // type: unknown
    _ = (ratio, flag, text, lines, pattern, nothing, wide, place, line)
  }

  static func members(_ zone: Zone, _ named: any Named) {
    _ = zone.clock  // type: Clock
    _ = zone.clock.hand.length  // type: Int
    _ = zone.label.text.count  // type: _
    _ = zone.neighbour  // type: Place?
    _ = zone.self  // type: Zone
    _ = named.label  // type: Label
    _ = Zone.home  // type: Zone
    _ = Zone.home.clocks  // type: [Clock]
    _ = Zone.self  // type: Zone.Type
    _ = type(of: zone)  // type: Zone.Type
    _ = Step.start  // type: Step
    _ = Step.start.zone  // type: Zone?
    let home: Zone = .home  // type: Zone
    let made: Zone? = .make()  // type: Zone
    let next: Zone? = .home.next()  // type: Zone?
    let built: Box<Clock> = .init(content: Clock())  // type: Box<Clock>
    let step: Step = .walk(zone)  // type: Step
    _ = (home, made, next, built, step)
  }

  static func calls(_ zone: Zone, _ place: Place) throws {
    _ = Zone()  // type: Zone
    _ = Zone.init()  // type: Zone
    _ = Zone.make()  // type: Zone
    _ = zone.next()  // type: Zone?
    _ = zone.make(2)  // type: [Zone]
    _ = zone.clock.tick().length  // type: Int
    _ = Box(content: zone)  // type: Box<Zone>
    _ = Box(content: zone).content.clock  // type: Clock
    _ = Box<Place>(content: zone)  // type: Box<Place>
    _ = Step.walk(zone)  // type: Step
    _ = Step.ride(from: zone, to: place)  // type: Step
    _ = (zone.next)()  // type: Zone?
    _ = helper(zone)  // type: Clock
    _ = Expressions.helper(zone)  // type: Clock
    _ = overloaded(zone)  // type: Clock
    _ = overloaded(Clock())  // type: Zone
    _ = overloaded(label: zone)  // type: Label
    _ = defaulted()  // type: Zone
    _ = counted(zone, zone, last: zone)  // type: [Zone]
    _ = Fault(zone: zone)  // type: Fault
    _ = Label()  // type: Label
    let method = zone.next  // type: () -> Zone?
    let unbound = Zone.next  // type: (Zone) -> () -> Zone?
    let maker = Zone.init  // type: () -> Zone
    let builder = Step.walk  // type: (Zone) -> Step
    let function = helper  // type: (Zone) -> Clock
    let labelled = overloaded(label:)  // type: (Zone) -> Label
    _ = (method(), unbound(zone)(), maker(), builder(zone), function(zone), labelled(zone))
    _ = method()?.clock  // type: Clock?
    _ = maker().clock  // type: Clock
    _ = builder(zone).zone  // type: Zone?
  }

  static func helper(_ zone: Zone) -> Clock { zone.clock }
  static func overloaded(_ zone: Zone) -> Clock { zone.clock }
  static func overloaded(_ clock: Clock) -> Zone { Zone() }
  static func overloaded(label zone: Zone) -> Label { zone.label }
  static func defaulted(_ zone: Zone = .home) -> Zone { zone }
  static func counted(_ zones: Zone..., last: Zone) -> [Zone] { zones + [last] }

  static func chains(_ zone: Zone?, _ box: Box<Zone>?, _ list: [Zone]?) {
    _ = zone?.clock  // type: Clock?
    _ = zone?.clock.hand  // type: Hand?
    _ = zone?.clock.hand.length  // type: Int?
    _ = zone?.spare  // type: Clock?
    _ = zone?.spare?.hand  // type: Hand?
    _ = zone?.next()  // type: Zone?
    _ = zone?.next()?.clock  // type: Clock?
    _ = zone?.next()?.next()?.clocks  // type: [Clock]?
    _ = zone!.clock  // type: Clock
    _ = zone!.spare!  // type: Clock
    _ = zone?.spare!  // type: Clock
    _ = zone?.next()!.clock  // type: Clock?
    _ = (zone?.clock)?.hand  // type: Hand?
    _ = (zone?.clock)!.hand  // type: Hand
    _ = zone?[1]  // type: Clock?
    _ = zone?[name: "a"]  // type: Label?
    _ = zone?[1].hand  // type: Hand?
    _ = zone?.clocks.map { $0.hand }  // type: [Hand]?
    _ = zone?.clocks.first  // type: Clock?
    _ = zone?.clocks.first?.hand  // type: Hand?
    _ = zone.map { $0.clock }  // type: Clock?
    _ = zone.flatMap { $0.spare }  // type: Clock?
    _ = box?.content.clock  // type: Clock?
    _ = box?.others.first?.clock  // type: Clock?
    _ = list?.first  // type: Zone?
    _ = list?[0].clock  // type: Clock?
    _ = list?.map { $0.clock }.first?.hand  // type: Hand?
    let isSame = zone === zone?.neighbour  // type: Bool
  }

  static func operators(_ zone: Zone?, _ other: Zone, _ any: Any, _ flag: Bool) {
    let v1 = zone ?? other  // type: Zone
    let v2 = zone ?? nil  // type: Zone?
    let v3 = zone?.spare ?? other.clock  // type: Clock
    let v4 = zone ?? other.next() ?? other  // type: Zone
    let v5 = (zone ?? other).clock  // type: Clock
    let v6 = zone ?? Zone.home  // type: Zone
    let v7 = zone ?? .home  // type: Zone
    let v8 = any as? Zone  // type: Zone?
    let v9 = (any as? Zone)?.clock  // type: Clock?
    let v10 = (any as! Zone).clock  // type: Clock
    let v11 = other as Place  // type: Place
    let v12 = any as? Zone ?? other  // type: Zone
    let v13 = any is Zone  // type: Bool
    let v14 = flag ? zone : other  // type: Zone?
    let v15 = (flag ? other : other).clock  // type: Clock
    let v16 = flag && zone == nil  // type: Bool
    let v17 = !flag  // type: Bool
    let v18 = other.clock.hand < Hand()  // type: Bool
    let v19 = [other] + [other]  // type: [Zone]
    let v20 = 1 + 2  // type: Int
    let v21 = -1  // type: Int
    var changed = other  // type: Zone
    changed = Zone()
    let v22 = changed.clock  // type: Clock
    let range = 1...2  // type: _<Int>
    _ = range
  }

  static func effects(_ zone: Zone) async throws {
    _ = try zone.ask("")  // type: Clock
    _ = try? zone.ask("")  // type: Clock?
    _ = try! zone.ask("").hand  // type: Hand
    _ = (try? zone.ask(""))?.hand  // type: Hand?
    _ = try? zone.next()  // type: Zone?
    _ = await zone.wait()  // type: Clock
    _ = await zone.wait().hand  // type: Hand
    _ = (await zone.wait()).hand  // type: Hand
    _ = copy zone  // type: Zone
    let moved = consume zone  // type: Zone
    _ = moved
  }

  static func collections(_ zone: Zone, _ zones: [Zone], _ named: [String: Zone]) {
    _ = [zone]  // type: [Zone]
    _ = [zone, zone][0]  // type: Zone
    _ = [zone].first  // type: Zone?
    _ = ["a": zone]  // type: [String: Zone]
    _ = ["a": zone]["b"]  // type: Zone?
    _ = [zone: 1].keys  // type: [Zone]
    _ = [[zone]]  // type: [[Zone]]
    _ = [[zone]][0][0]  // type: Zone
    let empty: [Zone] = []  // type: [Zone]
    let none: [String: Clock] = [:]  // type: [String: Clock]
    let typed = [Zone]()  // type: [Zone]
    let lookup = [String: Zone]()  // type: [String: Zone]
    let set = Set<Zone>()  // type: Set<Zone>
    let array = Array<Zone>()  // type: [Zone]
    let copied = Array(zones)  // type: [Zone]
    let united = Set(zones)  // type: Set<Zone>
    let repeated = Array(repeating: zone, count: 2)  // type: [Zone]
    _ = (empty, none, typed, lookup, set, array, copied, united, repeated)
    _ = named["a"]  // type: Zone?
    _ = named["a"]?.clock  // type: Clock?
    _ = named["a", default: zone].clock  // type: Clock
    _ = named.values  // type: [Zone]
    _ = named.values.first?.clock  // type: Clock?
    _ = named.first?.value  // type: Zone?
    _ = named.mapValues { $0.clock }  // type: [String: Clock]
    _ = named.compactMapValues { $0.spare }  // type: [String: Clock]
    _ = named.map { $0.value.clock }  // type: [Clock]
    _ = named.map { name, zone in zone.clock }  // type: [Clock]
    _ = named.filter { $0.value.spare == nil }  // type: [String: Zone]
    _ = named.sorted { $0.key < $1.key }.first?.value  // type: Zone?
    _ = zone.byName["a"]?.hand  // type: Hand?
    _ = zone[1]  // type: Clock
    _ = zone[name: "a"]  // type: Label?
    _ = zone[name: "a"]?.text  // type: String?
    _ = zones[0]  // type: Zone
    _ = zones[0].clock  // type: Clock
    _ = zones[1...]  // type: [Zone]
    _ = zones[0..<1].first?.clock  // type: Clock?
    _ = zones.first { $0.spare != nil }  // type: Zone?
    _ = zones.first?.clock.hand  // type: Hand?
    _ = zones.last!.clock  // type: Clock
    _ = zones.map { $0.clock }  // type: [Clock]
    _ = zones.map(\.clock)  // type: [Clock]
    _ = zones.compactMap { $0.spare }  // type: [Clock]
    _ = zones.compactMap(\.spare)  // type: [Clock]
    _ = zones.flatMap { $0.clocks }  // type: [Clock]
    _ = zones.flatMap(\.clocks).first?.hand  // type: Hand?
    _ = zones.filter { $0.spare == nil }.map { $0.clock.hand }  // type: [Hand]
    _ = zones.sorted { $0.clock.hand < $1.clock.hand }.first  // type: Zone?
    _ = zones.min { $0.clock.hand < $1.clock.hand }  // type: Zone?
    _ = zones.map { $0.clock.hand }.max()  // type: Hand?
    _ = zones.map { $0.clock.hand }.sorted()  // type: [Hand]
    _ = zones.reversed().first  // type: Zone?
    _ = zones.prefix(2).map { $0.clock }  // type: [Clock]
    _ = zones.dropFirst().first  // type: Zone?
    _ = zones.suffix(1).last?.clock  // type: Clock?
    _ = zones.randomElement()?.clock  // type: Clock?
    _ = zones.shuffled().first?.clock  // type: Clock?
    _ = zones.enumerated().map { $0.element.clock }  // type: [Clock]
    _ = zones.enumerated().map { index, zone in zone.clock }  // type: [Clock]
        _ = zip(zones, zones).map { first, second in second.clock }  // type: [Clock]
    _ = zones.reduce(zone) { result, next in next }  // type: Zone
    _ = zones.reduce(into: [String: Zone]()) { result, next in result["a"] = next }  // type: [String: Zone]
    _ = [zones, zones].joined().first  // type: unknown
    _ = zones.lazy.map { $0.clock }.first  // type: unknown
    _ = zones.isEmpty  // type: Bool
    _ = zones.count  // type: Int
    _ = zones.contains { $0.spare == nil }  // type: Bool
    _ = zones.indices  // type: Range<Int>
    var list = zones  // type: [Zone]
    _ = list.removeFirst().clock  // type: Clock
    _ = list.popLast()?.clock  // type: Clock?
    _ = list.remove(at: 0).clock  // type: Clock
    var byName = named  // type: [String: Zone]
    _ = byName.removeValue(forKey: "a")?.clock  // type: Clock?
    for zone in list { _ = zone.clock }  // type(zone): Zone
    for (name, zone) in byName { _ = (name, zone) }  // type(name): String; type(zone): Zone
    for zone in Set(list) { _ = zone.clock }  // type(zone): Zone; type(zone.clock): Clock
    list.forEach { zone in _ = zone.clock }  // type(zone): Zone; type(zone.clock): Clock
  }

  static func tuples(_ zone: Zone) {
    let pair = (zone, clock: zone.clock)  // type: (Zone, clock: Clock)
    _ = pair.0  // type: Zone
    _ = pair.1.hand  // type: Hand
    _ = pair.clock.hand  // type: Hand
    let nested = (pair, (1, zone))  // type: ((Zone, clock: Clock), (Int, Zone))
    _ = nested.0.clock  // type: Clock
    _ = nested.1.1.clock  // type: Clock
    let one = (zone)  // type: Zone
    let none = ()  // type: ()
    var (first, second) = (zone, zone.clock)  // type(first): Zone; type(second): Clock
    (first, second) = (Zone(), Clock())
    _ = (one, none, first.clock, second.hand)  // type(first.clock): Clock; type(second.hand): Hand
  }

  static func keyPaths(_ zone: Zone, _ path: KeyPath<Zone, Clock>) {
    let clock: KeyPath<Zone, Clock> = \Zone.clock  // type(clock): KeyPath<Zone, Clock>; type: KeyPath<Zone, Clock>
    let hand = \Zone.spare?.hand  // type: KeyPath<Zone, Hand?>
    let deep: KeyPath<Zone, Int> = \.clock.hand.length  // type: KeyPath<Zone, Int>
    let item = \Zone.clocks[0].hand.length.self  // type(\Zone.clocks[0].hand.length.self): KeyPath<Zone, Int>
    _ = zone[keyPath: clock]  // type: Clock
    _ = zone[keyPath: hand]  // type: Hand?
    _ = zone[keyPath: path].hand  // type: Hand
    _ = zone[keyPath: \.clock.hand]  // type: Hand
    _ = zone[keyPath: deep]  // type: Int
    _ = zone[keyPath: item]  // type: Int
    let function: (Zone) -> Clock = \.clock  // type: (Zone) -> Clock
    _ = function(zone).hand  // type: Hand
  }
}
