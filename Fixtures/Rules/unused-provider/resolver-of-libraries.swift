import Foundation
import Resolver

// What a closure builds says what is registered, also where no source declares it.

final class Client {
  @Injected private var decoder: JSONDecoder
  @Injected private var session: URLSession
  func load() { print(decoder, session) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { JSONDecoder() }
    register { DateFormatter() }  // want: unused-provider "DateFormatter"
    register { JSONEncoder() }.scope(.application)  // want: unused-provider "JSONEncoder"
    register { URLSession(configuration: .default) }
    register { Client() }
  }
}

@main
enum Main {
  static func main() {
    let client: Client = Resolver.resolve()
    client.load()
  }
}
