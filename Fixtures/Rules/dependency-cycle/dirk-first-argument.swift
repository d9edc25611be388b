import Combine
import Dirk

// First asked for is one that takes its partner as an argument, by every kind of partner. A
// singleton is stored when its builder has returned, so it is endless unless the other asks later.

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { try ToArgument($0.get()) }  // want: dependency-cycle "Argument"
        Factory { try Argument($0.get()) }
        Singleton { try ToProperty($0.get()) }  // want: dependency-cycle "Property"
        Singleton { try with(Property(), $0.get(ToProperty.self)) { $0.other = $1 } }
        Factory { try ToReading($0.get()) }  // want: dependency-cycle "Reading"
        Factory { Reading() }
        Singleton { try ToObserving($0.get()) }  // want: dependency-cycle "Observing"
        Singleton { Observing() }
        Factory { try ToWaiting($0.get()) }
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

final class ToArgument: ObservableObject { init(_ other: Argument) {} }
final class Argument: ObservableObject { init(_ other: ToArgument) {} }

final class ToProperty: ObservableObject { init(_ other: Property) {} }
final class Property: ObservableObject { var other: ToProperty? }

final class ToReading: ObservableObject { init(_ other: Reading) {} }
final class Reading: ObservableObject { @Inject var other: ToReading; init() { print(other) } }

final class ToObserving: ObservableObject { init(_ other: Observing) {} }
final class Observing: ObservableObject { @ObservableInject var other: ToObserving }

final class ToWaiting: ObservableObject { init(_ other: Waiting) {} }
final class Waiting: ObservableObject { @Resolve var other: ToWaiting; func go() { print(other) } }
