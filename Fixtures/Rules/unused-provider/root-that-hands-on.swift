import UIKit

// A computed member of a root hands on what the root keeps; nobody needs one that nobody reads. What
// is private to a root and named nowhere is of no use either, whatever it is, unless making it does
// something.

final class Store {}
final class Renderer { init(store: Store) { print(store) } }
final class Model { init(store: Store) { print(store) } }
final class Watcher {
  init() { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
}

struct Parts {
  let store: Store
  let renderer: Renderer

  static func live() -> Parts {
    let store = Store()
    return Parts(store: store, renderer: Renderer(store: store))
  }
}

protocol HasFirst { var first: Store { get } }
func showFirst(of owner: HasFirst) { print(owner.first) }

final class AppContainer: HasFirst {
  let parts: Parts
  private let device = ProcessInfo.processInfo.hostName  // want: unused-provider "device"
  private let token: () -> String = { "t" }  // want: unused-provider "token"
  private var cache: [Int: Store] = [:]  // want: unused-provider "cache"
  private var retries = 3  // want: unused-provider "retries"
  private var late: Store?  // want: unused-provider "late"
  private static let limit = makeLimit()  // want: unused-provider "limit"
  private let watcher = Watcher()
  private let session = Session.shared
  private let observation = Defaults.observe("key") { print("changed") }
  private var written: [Int: Store] = [:]
  private var used = 2
  @Tracked private var tracked = 4
  init() { parts = .live() }

  var store: Store { parts.store }
  var renderer: Renderer { parts.renderer }  // want: unused-provider "renderer"
  var firstRenderer: Renderer? {  // want: unused-provider "firstRenderer"
    guard used > 1 else { return nil }
    return parts.renderer
  }
  var current: Store {
    get { parts.store }
    set { print(newValue) }
  }
  var first: Store { parts.store }
  public var count: Int { used }
  public var shown: Renderer { parts.renderer }
  static func makeLimit() -> Int { 3 }
  func makeModel() -> Model {
    written = [:]
    return Model(store: store)
  }
  func makeRenderer() -> Renderer { Renderer(store: store) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let container = AppContainer()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print(container.makeModel(), container.makeRenderer())
    return true
  }
}
