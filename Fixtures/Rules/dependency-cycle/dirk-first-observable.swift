import Combine
import Dirk

// First asked for is one that observes its partner, by every kind of partner. A singleton is
// stored when its builder has returned, so it is endless unless the other asks later.

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Singleton { ToArgument() }
        Singleton { try Argument($0.get()) }  // want: dependency-cycle "Argument"
        Factory { ToProperty() }
        // want@+1: dependency-cycle "Property"
        Factory { try with(Property(), $0.get(ToProperty.self)) { $0.other = $1 } }
        Singleton { ToReading() }
        Singleton { Reading() }
        Factory { ToObserving() }
        Factory { Observing() }
        Singleton { ToWaiting() }
        Singleton { Waiting() }
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

final class ToArgument: ObservableObject { @ObservableInject var other: Argument }
final class Argument: ObservableObject { init(_ other: ToArgument) {} }

final class ToProperty: ObservableObject { @ObservableInject var other: Property }
final class Property: ObservableObject { var other: ToProperty? }

// want@+1: dependency-cycle "Reading"
final class ToReading: ObservableObject { @ObservableInject var other: Reading }
final class Reading: ObservableObject { @Inject var other: ToReading; init() { print(other) } }

// want@+1: dependency-cycle "Observing"
final class ToObserving: ObservableObject { @ObservableInject var other: Observing }
final class Observing: ObservableObject { @ObservableInject var other: ToObserving }

final class ToWaiting: ObservableObject { @ObservableInject var other: Waiting }
final class Waiting: ObservableObject { @Resolve var other: ToWaiting; func go() { print(other) } }
