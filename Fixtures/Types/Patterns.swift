// What patterns bind.

enum Patterns {
  static func cases(_ step: Step) {
    switch step {  // type: Step
    case .start: break
    case .walk(let zone): _ = zone.clock  // type(zone): Zone; type(zone.clock): Clock
    case let .ride(from, to): _ = (from, to)  // type(from): Zone; type(to): Place
    case let .wait(clock, for: hand): _ = (clock, hand)  // type(clock): Clock; type(hand): Hand?
    case let .both(.walk(first), .ride(from: _, to: second)): _ = (first, second)  // type(first): Zone; type(second): Place
    case .both(.start, let rest): _ = rest  // type(rest): Step
    case .both: break
    }
    switch step {
    case .ride(let way): _ = way.from  // type(way): (from: Zone, to: Place); type(way.from): Zone
    case .wait(let clock, for: let hand?): _ = (clock, hand)  // type(clock): Clock; type(hand): Hand
    case let other: _ = other  // type(other): Step
    }
  }

  static func named(_ step: Step) {
    switch step {
    case Step.walk(let zone) where zone.clock.hand == Hand(): _ = zone  // type(zone): Zone; type(zone.clock): Clock
    case Step.ride(from: let zone, to: let place): _ = (zone, place)  // type(zone): Zone; type(place): Place
    case .walk(let zone), .ride(let zone, _): _ = zone  // type(zone): Zone
    default: break
    }
  }

  static func generic(_ outcome: Outcome<Zone, Trouble>) {
    switch outcome {
    case .done(let zone): _ = zone.clock.hand  // type(zone): Zone; type(zone.clock.hand): Hand
    case .failed(.lost(let zone)): _ = zone  // type(zone): Zone
    case .failed(.late(by: let clock)): _ = clock  // type(clock): Clock
    case .pair(let pair): _ = pair.1  // type(pair): (Zone, Zone); type(pair.1): Zone
    }
    if case let .done(zone) = outcome { _ = zone }  // type(zone): Zone
    guard case Outcome.done(let found) = outcome else { return }  // type(found): Zone
    _ = found  // type: Zone
  }

  static func optionals(_ zone: Zone?, _ step: Step?, _ nested: Step??) {
    switch zone {
    case let zone?: _ = zone  // type(zone): Zone
    case nil: break
    }
    switch zone {
    case .some(let zone): _ = zone  // type(zone): Zone
    case .none: break
    }
    switch step {
    case .walk(let zone)?: _ = zone  // type(zone): Zone
    case .some(.ride(let zone, _)): _ = zone  // type(zone): Zone
    case .wait(let clock, _): _ = clock  // type(clock): Clock
    default: break
    }
    if case .walk(let zone)?? = nested { _ = zone }  // type(zone): Zone
    if case Optional.some(let zone) = zone { _ = zone }  // type(zone): Zone
    if case .some(let zone)? = Optional(zone) { _ = zone }  // type(zone): Zone
    while case let next? = zone?.next() { _ = next.clock }  // type(next): Zone; type(next.clock): Clock
  }

  static func tuples(_ pair: (zone: Zone, clock: Clock?), _ step: Step) {
    switch pair {
    case (let zone, nil): _ = zone  // type(zone): Zone
    case let (zone, clock?): _ = (zone, clock)  // type(zone): Zone; type(clock): Clock
    }
    switch (step, pair.clock) {  // type: (Step, Clock?)
    case (.walk(let zone), let clock?): _ = (zone, clock)  // type(zone): Zone; type(clock): Clock
    case let (.ride(from, _), clock): _ = (from, clock)  // type(from): Zone; type(clock): Clock?
    default: break
    }
    let (zone, clock) = pair  // type(zone): Zone; type(clock): Clock?
    let (first, (second, _)) = (zone.clock, (clock, zone))  // type(first): Clock; type(second): Clock?
    let (clock: time, zone: here) = (clock: first, zone: zone)  // type(time): Clock; type(here): Zone
    _ = (second, time, here)
  }

  static func casts(_ any: Any, _ place: Place) {
    switch any {
    case let zone as Zone: _ = zone.clock  // type(zone): Zone; type(zone.clock): Clock
    case is Clock: break
    case let (first, second) as (Zone, Clock): _ = (first, second)  // type(first): Zone; type(second): Clock
    case let zones as [Zone]: _ = zones  // type(zones): [Zone]
    default: break
    }
    if case let zone as Zone = place { _ = zone }  // type(zone): Zone
    guard case let found as Zone = place else { return }  // type(found): Zone
    _ = found
  }

  static func loops(_ zones: [Zone?], _ steps: [Step], _ places: [Place], _ named: [String: Zone]) {
    for zone in zones { _ = zone }  // type(zone): Zone?
    for case let zone? in zones { _ = zone }  // type(zone): Zone
    for case .walk(let zone) in steps { _ = zone }  // type(zone): Zone
    for case let zone as Zone in places where zone.spare == nil { _ = zone }  // type(zone): Zone; type(zone.spare): Clock?
    for (name, zone) in named { _ = (name, zone) }  // type(name): String; type(zone): Zone
    for pair in named { _ = pair.value }  // type(pair.value): Zone
    for (offset, step) in steps.enumerated() { _ = (offset, step) }  // type(offset): Int; type(step): Step
    for (zone, step) in zip(zones, steps) { _ = (zone, step) }  // type(zone): Zone?; type(step): Step
    for index in zones.indices { _ = index }  // type(index): _
    for step in steps.reversed() { _ = step }  // type(step): Step
    for clock in zones.compactMap({ $0?.clock }) { _ = clock }  // type(clock): Clock
  }

  static func errors(_ zone: Zone) {
    do {
      _ = try zone.ask("")  // type(zone.ask("")): Clock
    } catch let fault as Fault {  // type(fault): Fault
      _ = fault.zone  // type: Zone
    } catch Trouble.lost(let zone) {  // type(zone): Zone
      _ = zone.clock  // type: Clock
    } catch is Trouble {
    } catch {
      _ = error  // type: Error
    }
    do throws(Trouble) {
      throw Trouble.lost(zone)  // type: Trouble
    } catch .late(let clock) {  // type(clock): Clock
      _ = clock
    } catch {
      _ = error  // type: Trouble
    }
  }

  static func conditions(_ zone: Zone?, _ box: Box<Zone?>?) {
    if let zone, let spare = zone.spare, let place = spare.maker { _ = place }  // type(spare): Clock; type(place): Place
    if let zone { _ = zone }  // type(zone): Zone
    if var zone = zone?.next() { _ = zone; zone = Zone() }  // type(zone): Zone
    guard let clock = zone?.clock else { return }  // type(clock): Clock
    while let next = zone?.next()?.spare { _ = next }  // type(next): Clock
    if let box, case let zone? = box.content { _ = zone }  // type(box.content): Zone?; type(zone): Zone
    if let (first, second) = Optional((clock, zone)) { _ = (first, second) }  // type(first): Clock; type(second): Zone?
    _ = zone  // type: Zone?
  }

  static func raw(_ outcome: Result<Zone, Fault>, _ count: Int) {
    switch outcome {
    case .success(let zone): _ = zone.clock  // type(zone): Zone; type(zone.clock): Clock
    case .failure(let fault): _ = fault.zone  // type(fault): Fault; type(fault.zone): Zone
    }
    switch count {
    case 0, 1...3: break
    case let many where many > 5: _ = many  // type(many): Int
    default: break
    }
  }
}

extension Step {
  var other: Place? {
    if case .ride(_, let place) = self { return place }  // type(place): Place
    if case let .both(.walk(zone), _) = self { return zone }  // type(zone): Zone
    return nil
  }
}
