import Pure

// Types of one name in several scopes: nested, generic, local, aliased.
// It does not compile: the last argument is the other `Client`.

struct Client {}

enum Mail {
  struct Client {
    static let shared = Client()
    typealias Shared = Client
  }
}

final class MailModule: FactoryModule {
  struct Client {}
  struct Dependency {
    let client: Mail.Client
    let own: Client
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.client, dependency.own) }
}

extension Mail {
  static func resolve() -> [MailModule.Factory] {
    let client = Client()
    return [
      .init(dependency: .init(client: client, own: MailModule.Client())),
      .init(dependency: .init(client: .shared, own: .init())),
      .init(dependency: .init(client: Client.Shared(), own: .init())),
    ]
  }
}

enum CompositionRoot {
  static func resolve() -> MailModule.Factory {
    .init(
      dependency: .init(
        client: Client(),  // want: mismatched-provider "MailModule.Dependency.client"
        own: .init()))
  }
}
