// What an initializer has a use for, and also keeps in a property that nobody reads: the property is
// what is of no use. One that may be all that keeps the object alive is left alone.

final class Brush {
  func sweep() -> Int { 1 }
}

final class Broom {
  private let brush: Brush
  init(brush: Brush) { self.brush = brush }
  func run() -> Int { brush.sweep() }
}

// The broom holds the brush as long as the janitor holds the broom.
final class Janitor {
  private let brush: Brush  // want: unused-dependency "property 'Janitor.brush' is never read"
  private let broom: Broom
  init(brush: Brush) {
    self.brush = brush
    broom = Broom(brush: brush)
  }
  func work() -> Int { broom.run() }
}

// Only asked while the cleaner is made; the house keeps the brush.
final class Cleaner {
  private let brush: Brush  // want: unused-dependency
  private let strokes: Int
  init(brush: Brush) {
    self.brush = brush
    strokes = brush.sweep()
  }
  func work() -> Int { strokes }
}

final class Porter {
  private let brush: Brush
  private let broom: Broom
  init(brush: Brush) {
    self.brush = brush
    broom = Broom(brush: brush)
  }
  func work() -> Int { broom.run() + brush.sweep() }
}

protocol Ringing: AnyObject { func ring() }

final class Bell {
  weak var ringer: Ringing?
  func pull() { ringer?.ring() }
}

final class Butler: Ringing {
  private var rung = 0
  func ring() { rung += 1 }
}

// The bell knows the butler weakly, and nobody else has him.
final class Hall {
  private let butler: Butler
  private let bell: Bell
  init(butler: Butler, bell: Bell) {
    self.butler = butler
    self.bell = bell
    bell.ringer = butler
  }
  func call() { bell.pull() }
}

// What is kept is not what came: a local of its name may be something else.
final class Attic {
  private let butler: Butler
  private let bell: Bell
  init(butler: Butler?, bell: Bell) {
    let butler = butler ?? Butler()
    self.butler = butler
    self.bell = bell
    bell.ringer = butler
  }
  func call() { bell.pull() }
}

final class House {
  private let brush = Brush()
  private let bell = Bell()
  private lazy var janitor = Janitor(brush: brush)
  private lazy var cleaner = Cleaner(brush: brush)
  private lazy var porter = Porter(brush: brush)
  func hall() -> Hall { Hall(butler: Butler(), bell: bell) }
  func attic() -> Attic { Attic(butler: nil, bell: bell) }
  func work() -> Int { janitor.work() + cleaner.work() + porter.work() }
}

@main
enum Main {
  static let house = House()
  static func main() {
    house.hall().call()
    house.attic().call()
    print(house.work())
  }
}
