import Resolver

// A function that registers what its callers choose registers what each call of it does, and asks for
// what the call does.

protocol Clocking {}
final class Clock: Clocking {}
protocol Paying {}
final class Payment: Paying { init(clock: Clocking) { print(clock) } }
class Shelf<Item> {}
final class Tins: Shelf<Int> {}
final class Jars: Shelf<String> {}
protocol Ringing {}
final class Bell: Ringing { init(horn: Horn) { print(horn) } }
final class Horn { init(bell: Ringing) { print(bell) } }

@propertyWrapper
struct Late<Service> {
  private lazy var service: Service = Parts.resolve()
  var wrappedValue: Service {
    mutating get { service }
    mutating set { service = newValue }
  }
}

enum Parts {
  static let resolver = Resolver()
  static func resolve<Service>() -> Service { resolver.resolve() }

  static func fill() {
    add(service: Clock(), as: Clocking.self)
    add(service: Payment(clock: resolve()), as: Paying.self)
    add(shelf: Tins())
    add(service: Bell(horn: resolve()), as: Ringing.self)  // want: dependency-cycle "'Bell' -> 'Horn' -> 'Bell'"
    resolver.register { Horn(bell: resolve()) }
  }

  private static func add<T, S>(
    service: @autoclosure @escaping () -> T,
    as type: S.Type
  ) {
    resolver.register { service() }.implements(type).scope(.application)
  }

  private static func add<T, S>(shelf: T) where T: Shelf<S> {
    resolver.register { shelf }.scope(.application)
  }
}

final class Shop {
  @Late private var clock: Clocking
  @Late private var paying: Paying
  @Late private var tins: Tins
  @Late private var jars: Jars  // want: missing-provider "'jars' is not registered"
  @Late private var bell: Ringing
  func open() { print(clock, paying, tins, jars, bell) }
}

@main
enum Main {
  static func main() {
    Parts.fill()
    Shop().open()
  }
}
