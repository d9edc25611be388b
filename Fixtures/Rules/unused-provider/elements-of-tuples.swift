// A tuple carries what it is made of to who asks for it. An element that nobody selects is of no use.

final class Flour { func sift() {} }

final class Loaf {
  private let flour: Flour
  init(flour: Flour) { self.flour = flour }
  func slice() { flour.sift() }
}

final class Roll {
  private let flour: Flour
  init(flour: Flour) { self.flour = flour }
  func share() { flour.sift() }
}

/// Works by itself: who keeps the tuple keeps it going.
final class Mill {
  private let flour: Flour

  init(flour: Flour) {
    self.flour = flour
    turn()
  }

  func turn() { flour.sift() }
}

protocol Smelling: AnyObject { func smell() }

final class Nose: Smelling { func smell() {} }

final class Door {
  weak var nose: (any Smelling)?
  func open() { nose?.smell() }
}

typealias Basket = (loaf: Loaf, roll: Roll)

enum Bakery {
  static func byName() -> (loaf: Loaf, roll: Roll) {
    let flour = Flour()
    let roll = Roll(flour: flour)  // want: unused-provider "'roll' is built in 'Bakery' but never used"
    return (Loaf(flour: flour), roll)
  }

  static func byPlace() -> (Loaf, Roll) {
    let flour = Flour()
    let loaf = Loaf(flour: flour)
    let roll = Roll(flour: flour)  // want: unused-provider "'roll' is built in 'Bakery' but never used"
    return (loaf, roll)
  }

  static func byPattern() -> Basket {
    let flour = Flour()
    let loaf = Loaf(flour: flour)  // want: unused-provider "'loaf' is built in 'Bakery' but never used"
    return (loaf: loaf, roll: Roll(flour: flour))
  }

  static func byAll() -> Basket {
    let flour = Flour()
    let roll = Roll(flour: flour)
    return (Loaf(flour: flour), roll)
  }

  /// One asks for one, one for the other.
  static func bySeveral() -> Basket {
    let flour = Flour()
    let loaf = Loaf(flour: flour)
    let roll = Roll(flour: flour)
    return (loaf, roll)
  }

  /// The whole goes to somebody else.
  static func asWhole() -> Basket {
    let flour = Flour()
    let roll = Roll(flour: flour)
    return (Loaf(flour: flour), roll)
  }

  static func alive() -> (loaf: Loaf, mill: Mill) {
    let flour = Flour()
    let mill = Mill(flour: flour)
    return (Loaf(flour: flour), mill)
  }

  static func known() -> (door: Door, nose: Nose) {
    let door = Door()
    let nose = Nose()
    door.nose = nose
    return (door, nose)
  }
}

final class Customer {
  private let basket = Bakery.bySeveral()
  private let kept = Bakery.byAll()

  func eat() {
    basket.loaf.slice()
    kept.loaf.slice()
    let (loaf, roll) = Bakery.byAll()
    loaf.slice()
    roll.share()
  }
}

func eat(_ basket: Basket) { basket.roll.share() }

@main
enum Main {
  static func main() {
    Bakery.byName().loaf.slice()
    let pair = Bakery.byPlace()
    pair.0.slice()
    let (_, roll) = Bakery.byPattern()
    roll.share()
    Bakery.bySeveral().roll.share()
    eat(Bakery.asWhole())
    let alive = Bakery.alive()
    alive.loaf.slice()
    let known = Bakery.known()
    known.door.open()
    Customer().eat()
  }
}
