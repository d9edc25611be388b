import Dependencies
import UIKit

// What a library looks up by a key may be whatever the key has values of: it is asked to start.

final class Api {}
final class Repo {
  let api: Api  // want: unused-dependency "Repo.api"
  init(api: Api) { self.api = api }
}
final class Cache {
  let api: Api  // want: unused-dependency "Cache.api"
  init(api: Api) { self.api = api }
}

private let shared = AppEnvironment()

private enum EnvironmentKey: DependencyKey {
  static var liveValue: AppEnvironment { shared }
}

extension DependencyValues {
  var environment: AppEnvironment {
    get {
      let found = self[EnvironmentKey.self]
      if found === shared { found.start() }
      return found
    }
    set { self[EnvironmentKey.self] = newValue }
  }
}

var current: AppEnvironment {
  @Dependency(\.environment) var environment
  return environment
}

final class AppEnvironment {
  private let api = Api()
  lazy var repo = Repo(api: api)
  lazy var cache = Cache(api: api)
  func start() { print(api) }
  func stop() { print(api) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    print(current.repo, current.cache)
  }
}
