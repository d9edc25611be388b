import Combine
import Dirk

// First asked for is one that reads its partner in its initialiser, by every kind of partner. A
// singleton is stored when its builder has returned, so it is endless unless the other asks later.

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { ToArgument() }
        Factory { try Argument($0.get()) }  // want: dependency-cycle "Argument"
        Singleton { ToProperty() }
        // want@+1: dependency-cycle "Property"
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

final class ToArgument: ObservableObject { @Inject var other: Argument; init() { print(other) } }
final class Argument: ObservableObject { init(_ other: ToArgument) {} }

final class ToProperty: ObservableObject { @Inject var other: Property; init() { print(other) } }
final class Property: ObservableObject { var other: ToProperty? }

// want@+1: dependency-cycle "Reading"
final class ToReading: ObservableObject { @Inject var other: Reading; init() { print(other) } }
final class Reading: ObservableObject { @Inject var other: ToReading; init() { print(other) } }

// want@+1: dependency-cycle "Observing"
final class ToObserving: ObservableObject { @Inject var other: Observing; init() { print(other) } }
final class Observing: ObservableObject { @ObservableInject var other: ToObserving }

final class ToWaiting: ObservableObject { @Inject var other: Waiting; init() { print(other) } }
final class Waiting: ObservableObject { @Resolve var other: ToWaiting; func go() { print(other) } }
