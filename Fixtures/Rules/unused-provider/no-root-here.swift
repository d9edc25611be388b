import UIKit

// Whoever hands objects that it made or keeps to others that it makes is a composer, whatever it is called
// and whatever else it does: a singleton, a coordinator, a delegate that builds a thing or two. What
// nobody uses in them is told. Data that they take, what builds values, what they do besides, and a
// container that nothing holds are no matter of wiring.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Uploader { init(api: Api) { print(api) } }
final class Downloader { init(api: Api) { print(api) } }

final class TransferManager {
  nonisolated(unsafe) static let shared = TransferManager()
  private let session = Session()
  private lazy var api = Api(session: session)
  private lazy var uploader = Uploader(api: api)
  private lazy var downloader = Downloader(api: api)
  private lazy var unused = Downloader(api: api)  // want: unused-provider "unused"
  func upload(_ name: String, retries: Int) { print(uploader, name) }
  func download(_ name: String, retries: Int) { print(downloader, name) }
}

final class Transfers {
  private let session = Session()
  private lazy var api = Api(session: session)
  private lazy var uploader = Uploader(api: api)
  private lazy var downloader = Downloader(api: api)
  private lazy var unused = Downloader(api: api)  // want: unused-provider "unused"
  func start(_ name: String) { print(uploader, downloader) }
  func pause(_ name: String) { print(api) }
  func resume(_ name: String) { print(api) }
  func cancel(_ name: String) { print(api) }
  func report(_ name: String) { print(api) }
  func reset(_ name: String) { print(api) }
}

final class AppCoordinator {
  private let api: Api
  private lazy var unused = Uploader(api: api)  // want: unused-provider "unused"
  init(api: Api) { self.api = api }
  func makeUploader(title: String) -> Uploader { Uploader(api: api) }
  func makeDownloader(title: String) -> Downloader { Downloader(api: api) }
}

struct Pages {
  let first: Page
  let second: Page
  static func make(title: String) -> Pages {
    let unused = Page(number: 3)
    return Pages(first: Page(number: 1), second: Page(number: 2))
  }
}
struct Page { let number: Int }

final class Viewer: UIResponder {
  static let shared = Viewer()
  private let session = Session()
  private lazy var api = Api(session: session)
  private lazy var uploader = Uploader(api: api)
  private lazy var downloader = Downloader(api: api)
  private lazy var unused = Uploader(api: api)  // want: unused-provider "unused"
  func show(title: String) { print(uploader, downloader) }
}

final class SpareContainer {
  private lazy var session = Session()
  lazy var api = Api(session: session)
  lazy var uploader = Uploader(api: api)
  lazy var unused = Uploader(api: api)
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let transfers = Transfers()
  private let api = Api(session: Session())
  private lazy var coordinator = AppCoordinator(api: api)
  private lazy var unused = Session()  // want: unused-provider "unused"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    TransferManager.shared.upload("a", retries: 1)
    transfers.start("b")
    Viewer.shared.show(title: "c")
    print(coordinator, Pages.make(title: "c").first)
    return true
  }
}
