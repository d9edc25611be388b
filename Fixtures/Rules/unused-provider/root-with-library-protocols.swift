import Combine
import SwiftUI

// A root that conforms to protocols of the system: only what such a protocol asks for may be used by
// it unseen. What a protocol that nobody here knows asks for cannot be told, so nothing is said.

final class Api {}
final class Repo {
  let api: Api
  init(api: Api) { self.api = api }
}

final class AppContainer: ObservableObject, CustomStringConvertible, Identifiable {
  private let api = Api()
  private lazy var repo = Repo(api: api)
  lazy var id = Repo(api: api)
  lazy var objectWillChange = makeSubject()
  lazy var archive = Repo(api: api)  // want: unused-provider "archive"
  var description: String { "\(repo)" }
  func getRepo() -> Repo { repo }  // want: unused-provider "getRepo"
  func makeModel(context: Int) -> Repo { Repo(api: api) }
  func presentPending() async { print(repo) }
  func present() { print(repo) }
  private func makeSubject() -> ObservableObjectPublisher { .init() }
}

/// A library's protocol that nobody here knows.
final class PluginContainer: ExtensionPoint {
  private let api = Api()
  lazy var archive = Repo(api: api)
  lazy var repo = Repo(api: api)
  func makeRepo(context: Int) -> Repo { repo }
  func makeArchive() -> Repo { repo }
  func start() {}
}

protocol RefreshDelegate: AnyObject { func refresh() }
func pull(_ delegate: RefreshDelegate) { delegate.refresh() }

/// Requirements of the system's delegates know nothing of an app's own types.
final class ScreenContainer: NSObject, CLLocationManagerDelegate {
  private let api = Api()
  lazy var repo = Repo(api: api)
  func makeRepo() -> Repo { repo }  // want: unused-provider "makeRepo"
  func use(_ repo: Repo) { print(repo) }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
  override func isEqual(_ object: Any?) -> Bool { true }
}

/// What the system calls takes what the system hands over.
final class PrintContainer: NSObject {
  private let api = Api()
  lazy var repo = Repo(api: api)
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError() }
  @objc func copy(_ sender: Any?) { print(Repo(api: api)) }
  func paste(_ sender: Any?) { print(Repo(api: api)) }
}

extension ScreenContainer: RefreshDelegate {
  func refresh() {}
  func canRefreshRepo(of api: Api) -> Bool { true }
}

final class LedgerContainer {
  private let api = Api()
  lazy var repo = Repo(api: api)
}

extension LedgerContainer: RefreshDelegate {
  func refresh() {}
  func canRefresh() -> Bool { true }
}

@main struct Ledger: App {
  @StateObject private var container = AppContainer()
  private let plugins = PluginContainer()
  private let screens = ScreenContainer()
  private let ledger = LedgerContainer()
  private let printer = PrintContainer()
  var body: some Scene {
    WindowGroup {
      Text("\(container.makeModel(context: 1).api) \(plugins.repo) \(screens.repo) \(ledger.repo)")
        .onAppear {
          container.present()
          printer.paste(nil)
          print(printer.repo)
        }
    }
  }
}
