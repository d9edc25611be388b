// A set-up that two places call registers each of its keys again: one finding, at the first. What is called in
// one of two branches, once by each of two registries or once alone does not.

final class Depot {
  nonisolated(unsafe) static let shared = Depot()
  private var kept: [ObjectIdentifier: Any] = [:]
  func put<T>(_ value: T) { kept[ObjectIdentifier(T.self)] = value }
  func take<T>(_ type: T.Type) -> T { kept[ObjectIdentifier(type)] as! T }
}

final class Maps {}
final class Pens {}
final class Bell {}
final class Clock {}
final class Ink {}
final class Gear {}
final class Hand {}
final class Dial {}

enum SetUp {
  static func all() {
    Depot.shared.put(Maps())  // want: duplicate-provider "'Maps' in 'SetUp' is registered twice: what registers it runs again"
    Depot.shared.put(Pens())
  }

  static func outer() { inner() }
  private static func inner() {
    Depot.shared.put(Bell())  // want: duplicate-provider "'Bell' in 'SetUp' is registered twice"
  }

  static func once() { Depot.shared.put(Clock()) }
  static func either() { Depot.shared.put(Ink()) }
}

/// The launch of the one that inherits runs instead, and calls this one once.
class Launch {
  func run() { fill() }
  func fill() { Depot.shared.put(Gear()) }
}

final class LongLaunch: Launch {
  override func fill() {
    super.fill()
    Depot.shared.put(Hand())
  }
}

/// Nobody may ever ask for what it fills again.
enum Late {
  static let again: Void = fillLate()
  static func fillLate() { Depot.shared.put(Dial()) }
}

func start() {
  SetUp.all()
  SetUp.outer()
}

@main
enum Main {
  static func main() {
    SetUp.all()
    start()
    SetUp.outer()
    SetUp.once()
    if CommandLine.arguments.count > 1 { SetUp.either() } else { SetUp.either() }
    print(Depot.shared.take(Maps.self), Depot.shared.take(Pens.self), Depot.shared.take(Bell.self))
    LongLaunch().run()
    Late.fillLate()
    if CommandLine.arguments.count > 2 { print(Late.again) }
    print(Depot.shared.take(Clock.self), Depot.shared.take(Ink.self), Depot.shared.take(Dial.self))
    print(Depot.shared.take(Gear.self), Depot.shared.take(Hand.self))
  }
}
