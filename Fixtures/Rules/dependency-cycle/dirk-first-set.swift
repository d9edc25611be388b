import Combine
import Dirk

// First asked for is one that is handed its partner in its builder, by every kind of partner. A
// singleton is stored when its builder has returned, so it is endless unless the other asks later.

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        // want@+1: dependency-cycle "Argument"
        Singleton { try with(ToArgument(), $0.get(Argument.self)) { $0.other = $1 } }
        Singleton { try Argument($0.get()) }
        // want@+1: dependency-cycle "Property"
        Factory { try with(ToProperty(), $0.get(Property.self)) { $0.other = $1 } }
        Factory { try with(Property(), $0.get(ToProperty.self)) { $0.other = $1 } }
        // want@+1: dependency-cycle "Reading"
        Singleton { try with(ToReading(), $0.get(Reading.self)) { $0.other = $1 } }
        Singleton { Reading() }
        // want@+1: dependency-cycle "Observing"
        Factory { try with(ToObserving(), $0.get(Observing.self)) { $0.other = $1 } }
        Factory { Observing() }
        Singleton { try with(ToWaiting(), $0.get(Waiting.self)) { $0.other = $1 } }
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

final class ToArgument: ObservableObject { var other: Argument? }
final class Argument: ObservableObject { init(_ other: ToArgument) {} }

final class ToProperty: ObservableObject { var other: Property? }
final class Property: ObservableObject { var other: ToProperty? }

final class ToReading: ObservableObject { var other: Reading? }
final class Reading: ObservableObject { @Inject var other: ToReading; init() { print(other) } }

final class ToObserving: ObservableObject { var other: Observing? }
final class Observing: ObservableObject { @ObservableInject var other: ToObserving }

final class ToWaiting: ObservableObject { var other: Waiting? }
final class Waiting: ObservableObject { @Resolve var other: ToWaiting; func go() { print(other) } }
