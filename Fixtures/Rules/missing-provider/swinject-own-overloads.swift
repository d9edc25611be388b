import Swinject

// An overload of the app's own beside those of the library takes nothing away from these.

protocol Store {}
final class Feed { init(store: Store) {} }
final class Clock {}

extension Container {
  @discardableResult
  func register<Service>(
    _ type: Service.Type,
    name: String? = nil,
    onMain make: @escaping @MainActor (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    register(type, name: name) { r in MainActor.assumeIsolated { make(r) } }
  }
}

struct FeedAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self, onMain: { _ in Clock() })
    container.register(Feed.self) { r in
      Feed(store: r.resolve(Store.self)!)  // want: missing-provider "'Store' is not registered"
    }
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([FeedAssembly()]).resolver
    print(resolver.resolve(Feed.self)!, resolver.resolve(Clock.self)!)
  }
}
