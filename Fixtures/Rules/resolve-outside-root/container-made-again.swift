import SwiftUI

// A service that a container builds asks for another container; entry points may, and the shared
// instance is a matter of style.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Store {
  private let api: Api
  init(api: Api) { self.api = api }
  func reload() {
    print(api, AppContainer.make().api)  // want: resolve-outside-root "Store"
    print(AppContainer.shared.api)
  }
}

final class AppContainer {
  nonisolated(unsafe) static let shared = AppContainer.make()
  private lazy var session = Session()
  lazy var api = Api(session: session)
  lazy var store = Store(api: api)
  static func make() -> AppContainer { AppContainer() }
}

@main struct Reader: App {
  private let container = AppContainer.make()
  var body: some Scene { WindowGroup { Text(verbatim: "\(container.store)") } }
}

final class ShareController: SLComposeServiceViewController {
  func didSelectPost() { print(AppContainer.make().store) }
}
