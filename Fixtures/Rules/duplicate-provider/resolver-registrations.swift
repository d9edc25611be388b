import Resolver

// The last of two registrations under one key counts, in whatever functions they stand, if both run
// in every app. What a branch or a test registers is a choice.

final class Clock {}
final class Store {}
final class Mock {}
protocol Paying {}
final class Payment: Paying {}
final class Stub: Paying {}

extension Resolver {
  static let spare = Resolver()
  static let other = Resolver()
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Clock() }
    registerStores()
    register { Clock() }  // want: duplicate-provider "registration of 'Clock' in 'Resolver' silently replaces an earlier one"
    register(name: "spare") { Clock() }
    // Registries of one's own have their own.
    spare.register { Clock() }
    other.register { Clock() }
    register { Payment() as Paying }
    register { Payment() }.implements(Paying.self)  // want: duplicate-provider "registration of 'Paying'"
    if CommandLine.arguments.contains("mock") { register { Mock() } }
    register { Mock() }
    #if DEBUG
      register { Stub() as Paying }
    #endif
  }

  private static func registerStores() {
    register { Store() }
    registerMoreStores()
  }

  private static func registerMoreStores() {
    register { Store() }  // want: duplicate-provider "registration of 'Store'"
  }

  static func registerPreviews() {
    register { Store() }
  }
}

struct Preview {
  init() { Resolver.registerPreviews() }
}

@main
enum Main {
  static func main() {
    print(Resolver.spare.resolve(Clock.self), Resolver.other.resolve(Clock.self))
    print(Resolver.resolve(Clock.self), Resolver.resolve(Clock.self, name: "spare"))
    print(Resolver.resolve(Store.self), Resolver.resolve(Mock.self), Resolver.resolve(Payment.self))
    let paying: Paying = Resolver.resolve()
    print(paying)
  }
}
