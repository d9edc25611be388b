import SwiftUI

// A service that a container builds asks for another container; entry points may. To ask the shared
// instance is a matter of style, unless the container hands over something else.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Store {
  private let api: Api
  init(api: Api) { self.api = api }
  func reload() {
    print(api, AppContainer.make().api)  // want: resolve-outside-root "Store"
    print(AppContainer.shared.api)  // want: resolve-outside-root "'AppContainer.api'"
  }
}

final class Search {
  init(isShort: Bool) { print(isShort) }
  func run() { print(AppContainer.shared.api) }
}

final class AppContainer {
  nonisolated(unsafe) static let shared = AppContainer.make()
  private lazy var session = Session()
  lazy var api = Api(session: session)
  lazy var store = Store(api: api)
  lazy var search = Search(isShort: true)
  static func make() -> AppContainer { AppContainer() }
}

@main struct Reader: App {
  private let container = AppContainer.make()
  var body: some Scene { WindowGroup { Text(verbatim: "\(container.store) \(container.search)") } }
}

final class ShareController: SLComposeServiceViewController {
  func didSelectPost() { print(AppContainer.make().store) }
}
