import Resolver

// Two functions that both run fill one registry; the later one replaces. Registries of their own hold
// what they hold, and a branch is a choice.

final class Net {}
final class Store {}
final class Log {}

extension Resolver {
  static let spare = Resolver()

  static func registerProviders() {
    register { Net() }
    register { Log() }
    if CommandLine.arguments.contains("mock") { register { Store() } }
  }

  static func registerRepositories() {
    register { Net() }  // want: duplicate-provider "registration of 'Net' in 'Resolver' silently replaces an earlier one"
    register { Store() }
    spare.register { Log() }
  }
}

@main
enum Main {
  static func main() {
    Resolver.registerProviders()
    Resolver.registerRepositories()
    print(Resolver.resolve(Net.self), Resolver.resolve(Store.self), Resolver.resolve(Log.self))
    print(Resolver.spare.resolve(Log.self))
  }
}
