// A wrapper of the app's own that is told a name hands it on.

import Resolver

@propertyWrapper
struct Pick<Service> {
  let wrappedValue: Service
  init(_ name: Resolver.Name? = nil) { wrappedValue = Resolver.resolve(Service.self, name: name) }
}

final class Rope {}
final class Sail {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Rope() }
    register(name: "main") { Sail() }
  }
}

final class Deck {
  @Pick var rope: Rope
  @Pick("main") var sail: Sail
  @Pick var spare: Sail  // want: missing-provider "'spare' is not registered"
  @Pick("jib") var jib: Sail  // want: missing-provider "'jib' is not registered by that name"
  func show() { print(rope, sail, spare, jib) }
}

@main
enum Main {
  static func main() { Deck().show() }
}
