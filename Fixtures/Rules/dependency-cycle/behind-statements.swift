// What follows a statement runs whenever that one does, unless something in it leaves.

// Behind a condition.
final class Pump {
  static let shared = Pump(isOpen: true)
  init(isOpen: Bool) {
    if isOpen { print("open") } else { print("shut") }
    // want@+1: dependency-cycle "'Pump.shared' -> 'Well.shared' -> 'Pump.shared'"
    print(Well.shared)
  }
}

final class Well { static let shared = Well(); let pump = Pump.shared }

// Behind a choice, whose cases break off nothing but themselves.
final class Sluice {
  static let shared = Sluice(level: 1)
  init(level: Int) {
    switch level {
    case 0: break
    default: print(level)
    }
    // want@+1: dependency-cycle "'Sluice.shared' -> 'Pond.shared' -> 'Sluice.shared'"
    print(Pond.shared)
  }
}

final class Pond { static let shared = Pond(); let sluice = Sluice.shared }

// Behind a loop, and a closure that returns.
final class Ford {
  static let shared = Ford(stones: [1, 2])
  init(stones: [Int]) {
    for stone in stones {
      if stone > 1 { continue }
      if stone < 0 { break }
      print(stone)
    }
    let steps = stones.map { stone in
      if stone > 1 { return 0 }
      return stone
    }
    // want@+1: dependency-cycle "'Ford.shared' -> 'Ferry.shared' -> 'Ford.shared'"
    print(steps, Ferry.shared)
  }
}

final class Ferry { static let shared = Ferry(); let ford = Ford.shared }

// Behind what ends the program if it fails.
final class Lock {
  static let shared = Lock(key: "a")
  init(key: String?) {
    guard let key else { fatalError("no key") }
    // want@+1: dependency-cycle "'Lock.shared' -> 'Chest.shared' -> 'Lock.shared'"
    print(key, Chest.shared)
  }
}

final class Chest { static let shared = Chest(); let lock = Lock.shared }

// Behind what may leave: a return in a loop, in a choice, in a handler of errors, in some builds; a throw;
// a jump out of the loop.
final class Trap {
  static let shared = Trap(levels: [1])
  init(levels: [Int]) {
    for level in levels {
      if level > 1 { return }
    }
    print(Cage.shared)
  }
}

final class Cage { static let shared = Cage(); let trap = Trap.shared }

final class Snare {
  static let shared = Snare(level: 1)
  init(level: Int) {
    switch level {
    case 0: return
    default: print(level)
    }
    print(Burrow.shared)
  }
}

final class Burrow { static let shared = Burrow(); let snare = Snare.shared }

final class Hook {
  static let shared = Hook()
  init() {
    do { try cast() } catch { return }
    print(Line.shared)
  }
}

func cast() throws {}

final class Line { static let shared = Line(); let hook = Hook.shared }

final class Net {
  static let shared = Net()
  init() {
    #if DEBUG
      return
    #endif
    print(Boat.shared)
  }
}

final class Boat { static let shared = Boat(); let net = Net.shared }

final class Bait {
  static let shared = try? Bait(isFresh: true)
  init(isFresh: Bool) throws {
    if !isFresh { throw Stale() }
    print(Hold.shared)
  }
}

struct Stale: Error {}

final class Hold { static let shared = Hold(); let bait = Bait.shared }

final class Reel {
  static let shared = Reel(turns: [1])
  init(turns: [Int]) {
    for turn in turns {
      if turn > 0 { break }
      print(Rod.shared)
    }
  }
}

final class Rod { static let shared = Rod(); let reel = Reel.shared }

@main
enum Main {
  static func main() {
    print(Pump.shared, Sluice.shared, Ford.shared, Lock.shared, Trap.shared, Snare.shared, Hook.shared)
    print(Net.shared, Bait.shared as Any, Reel.shared)
  }
}
