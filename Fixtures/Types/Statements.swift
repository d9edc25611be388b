// Statements, nested types and the odder forms of expressions.

enum Tree<Leaf> {
  indirect case node(Tree, Tree)
  case leaf(Leaf)
  enum Side { case left(Zone), right }
  struct Path { var side: Side? }

  var first: Leaf {
    switch self {
    case .leaf(let leaf): leaf  // type: Leaf
    case .node(let left, _): left.first  // type(left.first): Leaf
    }
  }
  var leaves: [Leaf] {
    guard case let .node(left, right) = self else { return [first] }  // type(first): Leaf
    return left.leaves + right.leaves  // type: [Leaf]
  }
}

enum Statements {
  static func loops(_ zones: [Zone], _ zone: Zone) {
    var next: Zone? = zone  // type(next): Zone?
    repeat {
      next = next?.next()
      let clock = next?.clock  // type: Clock?
      _ = clock
    } while next?.spare != nil
    outer: for zone in zones {  // type(zone): Zone
      for clock in zone.clocks where clock.hand < Hand() {  // type(clock): Clock
        if clock.maker == nil { continue outer }
        let hand = clock.hand  // type: Hand
        _ = hand
      }
    }
    while let zone = next, let clock = zone.spare {  // type(zone): Zone; type(clock): Clock
      next = nil
      _ = clock
    }
    defer {
      let last = zones.last  // type: Zone?
      _ = last
    }
    for (index, zone) in zones.enumerated().reversed() { _ = (index, zone) }  // type(index): Int; type(zone): Zone
    for case let (index, zone?) in zones.map({ $0.next() }).enumerated() { _ = (index, zone) }  // type(zone): Zone
    for pair in zip(zones, zones) { _ = pair.0 }  // type(pair): (Zone, Zone); type(pair.0): Zone
    if #available(macOS 99, *), let next { _ = next.clock }  // type(next): Zone; type(next.clock): Clock
  }

  static func nested(_ tree: Tree<Zone>, _ side: Tree<Zone>.Side, _ path: Tree<Clock>.Path?) {
    let first = tree.first  // type: Zone
    let leaves = tree.leaves  // type: [Zone]
    switch tree {
    case .leaf(let zone): _ = zone  // type(zone): Zone
    case .node(.leaf(let zone), .node): _ = zone  // type(zone): Zone
    case .node(let left, let right): _ = (left.first, right)  // type(left): Tree<Zone>; type(left.first): Zone
    }
    switch side {
    case .left(let zone): _ = zone  // type(zone): Zone
    case .right: break
    }
    switch path?.side {  // type: Tree.Side?
    case .left(let zone)?: _ = zone  // type(zone): Zone
    case .right, nil: break
    }
    if case .left(let zone) = path?.side { _ = zone.clock }  // type(zone): Zone; type(zone.clock): Clock
    let made = Tree.leaf(Clock())  // type: Tree<Clock>
    let same: Tree<Zone> = .node(tree, .leaf(Zone()))  // type: Tree<Zone>
    _ = (first, leaves, made.first, same)  // type(made.first): Clock
  }

  static func shadowing(_ zone: Zone?, _ place: Place) {
    if let zone = zone {  // type(zone): Zone
      let zone = zone.clock  // type: Clock
      _ = zone.hand  // type: Hand
    } else {
      _ = zone  // type: Zone?
    }
    do {
      let zone = place  // type: Place
      _ = zone.label  // type: Label
    }
    _ = zone  // type: Zone?
    guard let zone else { return }
    _ = zone.clock  // type: Clock
    let place = zone  // type: Zone
    _ = place.spare  // type: Clock?
  }

  static func odd(_ zone: Zone, _ clock: inout Clock, _ flag: Bool) {
    turn(&clock)  // type(clock): Clock
    var other = zone.clock  // type: Clock
    swap(&clock, &other)
    (zone).clock.turn()  // type((zone).clock): Clock
    let both = (zone, [zone: clock])  // type: (Zone, [Zone: Clock])
    _ = both.1[zone]?.hand  // type: Hand?
    let nested = ["a": ["b": zone]]  // type: [String: [String: Zone]]
    _ = nested["a"]?["b"]?.clock  // type: Clock?
    let functions = [zone.next, { nil }]  // type: [() -> Zone?]
    _ = functions[0]()?.clock  // type: Clock?
    let chosen = (flag ? zone.clock : other).hand  // type: Hand
    let result = Result { try zone.ask("") }  // type: Result<Clock, unknown>
    let optional = Optional(zone)  // type: Zone?
    let some = Optional.some(zone)  // type: unknown
    let cast = [zone] as [Place]  // type: [Place]
    let set: Set = [zone]  // type: Set
    let path = \Zone.label  // type: KeyPath<Zone, Label>
    let line: Int = #line  // type(line): Int
    _ = (chosen, result, optional, some, cast, set, path, line)
    #if DEBUG
      let debug = zone.clock  // type: Clock
    #else
      let debug = zone.spare ?? zone.clock  // type: Clock
    #endif
    _ = debug.hand  // type: Hand
    let text = """
      \(zone.label.text) \(zone.clock.hand)
      """
    _ = text.count  // type: _
    let lost = unknownTo(zone)  // type: Zone
    _ = lost
  }

  static func turn(_ clock: inout Clock) { clock.turn() }  // type(clock): Clock
  static func unknownTo<Value>(_ value: Value) -> Value where Value: Named { value }
}
