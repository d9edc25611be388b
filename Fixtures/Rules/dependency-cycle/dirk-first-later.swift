import Combine
import Dirk

// First asked for is one that reads its partner later, by every kind of partner. What it asks for
// later finds it made, so every circle ends.

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { ToArgument() }
        Factory { try Argument($0.get()) }
        Singleton { ToProperty() }
        Singleton { try with(Property(), $0.get(ToProperty.self)) { $0.other = $1 } }
        Factory { ToReading() }
        Factory { Reading() }
        Singleton { ToObserving() }
        Singleton { Observing() }
        Factory { ToWaiting() }
        Factory { Waiting() }
      }
    }
    print(try inject(ToArgument.self))
    print(try inject(ToProperty.self))
    print(try inject(ToReading.self))
    print(try inject(ToObserving.self))
    print(try inject(ToWaiting.self))
  }
}

func with<A, B>(_ a: A, _ b: B, _ set: (A, B) -> Void) -> A {
  set(a, b)
  return a
}

final class ToArgument: ObservableObject {
  @Resolve var other: Argument
  func go() { print(other) }
}
final class Argument: ObservableObject { init(_ other: ToArgument) {} }

final class ToProperty: ObservableObject {
  @Resolve var other: Property
  func go() { print(other) }
}
final class Property: ObservableObject { var other: ToProperty? }

final class ToReading: ObservableObject { @Resolve var other: Reading; func go() { print(other) } }
final class Reading: ObservableObject { @Inject var other: ToReading; init() { print(other) } }

final class ToObserving: ObservableObject {
  @Resolve var other: Observing
  func go() { print(other) }
}
final class Observing: ObservableObject { @ObservableInject var other: ToObserving }

final class ToWaiting: ObservableObject { @Resolve var other: Waiting; func go() { print(other) } }
final class Waiting: ObservableObject { @Resolve var other: ToWaiting; func go() { print(other) } }
