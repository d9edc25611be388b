import Foundation
import Pure

protocol Loading {}

struct FeedClient: Loading {
  static let shared = FeedClient()
}

final class FeedScreen: FactoryModule {
  struct Dependency {
    let loader: Loading
    let client: FeedClient  // want: forbidden-dependency "'FeedScreen' in layer 'screens' must not need 'FeedClient' in layer 'network'"
    let session: URLSession  // want: forbidden-dependency "'URLSession'"
    let title: String
  }

  init(dependency: Dependency, payload: Void) {
    print(dependency.loader, dependency.client, dependency.session, dependency.title)
  }
}

final class FeedRow: ConfiguratorModule {
  func configure(dependency: Void, payload: Void) {
    print(FeedClient.shared)  // want: forbidden-dependency "'FeedRow'"
  }
}

final class FeedModel: FactoryModule {
  struct Dependency {
    let client: FeedClient
  }

  init(dependency: Dependency, payload: Void) { print(dependency.client) }
}

enum CompositionRoot {
  static func screen() -> FeedScreen.Factory {
    .init(dependency: .init(loader: FeedClient(), client: FeedClient(), session: .shared, title: ""))
  }

  static func row() -> FeedRow.Configurator { .init() }

  static func model() -> FeedModel.Factory { .init(dependency: .init(client: FeedClient())) }
}

@main
enum App {
  static func main() {
    print(CompositionRoot.screen().create(), CompositionRoot.model().create())
    CompositionRoot.row().configure(FeedRow())
  }
}
