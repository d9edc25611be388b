// Who makes objects of fresh ones alone has no use for some data that it is given: that is its own
// affair. Who hands on what it keeps takes data for what it makes.

final class Scope {
  let outer: Scope?
  var cells: [String: Int] = [:]
  init(outer: Scope?) { self.outer = outer }
  var depth: Int { (outer?.depth ?? 0) + 1 }
}

final class Frame {
  private let scope: Scope
  init(scope: Scope) { self.scope = scope }
  func size() -> Int { scope.cells.count + scope.depth }
}

struct Engine {
  func frames(limit: Int) -> [Frame] {
    let top = Scope(outer: nil)
    return [Frame(scope: Scope(outer: top)), Frame(scope: top)]
  }
}

final class Gear {
  private var turns = 0
  func turn() -> Int {
    turns += 1
    return turns
  }
}

final class Clock {
  private let gear: Gear
  init(gear: Gear) { self.gear = gear }
  func tick() -> Int { gear.turn() }
}

final class Watchmaker {
  private let gear = Gear()
  func clock(hands: Int) -> Clock { Clock(gear: gear) }  // want: unused-dependency "'hands'"
}

@main
enum Main {
  static let watchmaker = Watchmaker()
  static func main() {
    print(Engine().frames(limit: 9).map { $0.size() }, watchmaker.clock(hands: 2).tick())
  }
}
