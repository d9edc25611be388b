// What branches yield.

enum Branches {
  static func values(_ flag: Bool, _ step: Step, _ zone: Zone?) throws {
    let byIf = if flag { Clock() } else { Clock() }  // type(byIf): Clock
    let bySwitch = switch flag { case true: Clock() case false: Clock() }  // type(bySwitch): Clock
    let byPattern =
      switch step {
      case .walk(let zone): zone.clock  // type: Clock
      case .wait(let clock, _): clock  // type: Clock
      default: Clock()
      }  // type: Clock
    let byThrow = if let zone { zone } else { throw Fault(zone: Zone()) }  // type(byThrow): Zone
    let byElseIf = if flag { Zone() } else if zone == nil { Zone() } else { fatalError() }  // type(byElseIf): Zone
    let byConditions =
      if let zone, case .walk(let other) = step { (zone, other.clock) } else { (Zone(), Clock()) }  // type: (Zone, Clock)
    let ternary = flag ? Clock() : Clock()  // type(ternary): Clock
    let optional = flag ? Zone() : nil  // type(optional): Zone?
    let other = flag ? nil : zone  // type(other): Zone?
    let nested = flag ? Zone() : step.zone == nil ? Zone() : nil  // type(nested): Zone?
    let different: Any = flag ? Zone() : Clock()  // type(different): Any
    let wider = flag ? Zone() : Place() as Named  // type(wider): Named
    let widest = if flag { Zone() as Place } else { Zone() }  // type(widest): Place
    let widened = flag ? zone : Place()  // type(widened): Place?
    let empty = flag ? [] : [Zone()]  // type(empty): [Zone]
    let before = zone  // type: Zone?
    _ = (byIf, bySwitch, byPattern, byThrow, byElseIf, byConditions, ternary, optional, other)
    _ = (nested, different, empty, before, wider, widest, widened)
  }

  static func returned(_ flag: Bool, _ step: Step) -> Zone {
    let early = {
      if flag { return Zone() }
      switch step {
      case .walk(let zone): return zone
      default: return Zone.home
      }
    }  // type: () -> Zone
    let loop = {
      for zone in [Zone()] where flag { return zone.spare }  // type(zone): Zone
      return nil
    }  // type: () -> Clock?
    let inner = {
      func help() -> Clock { return Clock() }
      let map = [1].map { _ in return Hand() }  // type(map): [Hand]
      _ = (help(), map)  // type(help()): Clock
      return Zone()
    }  // type: () -> Zone
    let conditional = {
      #if DEBUG
        Zone()
      #else
        Zone.home
      #endif
    }  // type: () -> Zone
    let nothing = { if flag { print(step) } }  // type(nothing): () -> ()
    _ = (early(), loop(), inner(), conditional(), nothing())  // type(early()): Zone; type(loop()): Clock?
    return switch step {
    case .walk(let zone): zone  // type: Zone
    default: .make()  // type: Zone
    }
  }

  static var computed: Clock {
    switch Zone.home.spare {  // type: Clock?
    case .some(let clock): clock  // type: Clock
    case nil: Zone.home.clock  // type: Clock
    }
  }
}
