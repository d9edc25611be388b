import Katana
import UIKit

// A root that a library makes for the type that an entry point holds. What side effects ask of the
// value that the library hands them is used.

struct AppState {}
final class Network {}
final class Keys { init(network: Network) { print(network) } }
final class Pushes {}
final class Cache {}

final class AppDependencies: SideEffectDependencyContainer, NavigationProvider {
  let network: Network
  let keys: Keys
  let pushes: Pushes
  let cache: Cache  // want: unused-provider "cache"
  let navigator: Pushes

  required init(dispatch: @escaping AnyDispatch, getState: @escaping GetState) {
    let network = Network()
    self.network = network
    keys = Keys(network: network)
    pushes = Pushes()
    cache = Cache()
    navigator = pushes
  }
}

struct Refresh: SideEffect {
  func sideEffect(_ context: SideEffectContext<AppState, AppDependencies>) throws {
    print(context.dependencies.keys)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  lazy var store: Store<AppState, AppDependencies> = Store<AppState, AppDependencies>()

  func applicationDidBecomeActive(_ application: UIApplication) {
    print(store.dependencies.pushes, store.dependencies?.network as Any)
  }
}
