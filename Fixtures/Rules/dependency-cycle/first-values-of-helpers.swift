// Helpers of the app keep what a closure makes: until then whoever asks gets into the closure.

class Shelf {
  private var kept: [String: Any] = [:]

  func shared<Value>(_ name: String = #function, _ make: () -> Value) -> Value {
    if let known = kept[name] as? Value { return known }
    let made = make()
    kept[name] = made
    return made
  }

  func fresh<Value>(_ make: @escaping () -> Value) -> () -> Value { make }
}

final class Cup { let saucer: Saucer; init(saucer: Saucer) { self.saucer = saucer } }
final class Saucer { let cup: Cup; init(cup: Cup) { self.cup = cup } }
final class Pot { let lid: () -> Lid; init(lid: @escaping () -> Lid) { self.lid = lid } }
final class Lid { let pot: Pot; init(pot: Pot) { self.pot = pot } }

final class Dresser: Shelf {
  // want@+1: dependency-cycle "'cup' -> 'saucer' -> 'cup'"
  var cup: Cup { shared { Cup(saucer: saucer) } }
  var saucer: Saucer { shared { Saucer(cup: cup) } }

  var pot: Pot { shared { Pot(lid: { self.lid }) } }
  var lid: Lid { shared("lid") { Lid(pot: pot) } }
}

enum Larder {
  nonisolated(unsafe) private static var all: [ObjectIdentifier: AnyObject] = [:]

  static func once<Value: AnyObject>(_ make: @autoclosure () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = all[key] as? Value { return known }
    let made = make()
    all[key] = made
    return made
  }

  // want@+1: dependency-cycle "'jam' -> 'jar' -> 'jam'"
  static var jam: Jam { once(Jam(jar: jar)) }
  static var jar: Jar { once(Jar(jam: jam)) }
}

final class Jam { let jar: Jar; init(jar: Jar) { self.jar = jar } }
final class Jar { let jam: Jam; init(jam: Jam) { self.jam = jam } }

/// A helper that says something first, and one that may leave before it comes to the closure.
final class Cellar {
  var isTracing = false

  private func traced<Value>(_ make: () -> Value) -> Value {
    if isTracing { print("makes") }
    return make()
  }

  private func offered<Value>(_ make: () -> Value) -> Value? {
    if isTracing { return nil }
    return make()
  }

  // want@+1: dependency-cycle "'cask' -> 'tap' -> 'cask'"
  var cask: Cask { traced { Cask(tap: tap) } }
  var tap: Tap { traced { Tap(cask: cask) } }

  var barrel: Barrel? { offered { Barrel(bung: bung) } }
  var bung: Bung? { offered { Bung(barrel: barrel) } }
}

final class Cask { let tap: Tap; init(tap: Tap) { self.tap = tap } }
final class Tap { let cask: Cask; init(cask: Cask) { self.cask = cask } }
final class Barrel { let bung: Bung?; init(bung: Bung?) { self.bung = bung } }
final class Bung { let barrel: Barrel?; init(barrel: Barrel?) { self.barrel = barrel } }

@main
enum Main {
  static func main() {
    let dresser = Dresser()
    let cellar = Cellar()
    print(dresser.cup, dresser.pot.lid(), Larder.jam, cellar.cask, cellar.barrel as Any)
  }
}
