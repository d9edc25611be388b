import UIKit

// What functions of a protocol extension make counts as made by the root that conforms to the
// protocol.

final class Keychain {}
final class TokenStore { init(keychain: Keychain) { print(keychain) } }
struct LoadToken { init(store: TokenStore) { print(store) } }
struct SaveToken { init(store: TokenStore) { print(store) } }

protocol ServiceMaking { func makeKeychain() -> Keychain }
extension ServiceMaking { func makeKeychain() -> Keychain { Keychain() } }

protocol StoreMaking: ServiceMaking { func makeStore() -> TokenStore }
extension StoreMaking { func makeStore() -> TokenStore { TokenStore(keychain: makeKeychain()) } }

final class AppDIContainer: StoreMaking {
  static let shared = AppDIContainer()
  private init() {}
  func makeLoadToken() -> LoadToken { LoadToken(store: makeStore()) }
  func makeSaveToken() -> SaveToken { SaveToken(store: makeStore()) }
  func makeOldToken() -> SaveToken { SaveToken(store: makeStore()) }  // want: unused-provider "makeOldToken"
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print(AppDIContainer.shared.makeLoadToken(), AppDIContainer.shared.makeSaveToken())
    return true
  }
}

// The same without a name: what it makes with its own hands decides.

protocol Pages { func makeStore() -> TokenStore }
extension Pages where Self: AnyObject {
  func makeStore() -> TokenStore { TokenStore(keychain: Keychain()) }
}

final class Launcher: Pages {
  func makeLoadToken() -> LoadToken { LoadToken(store: makeStore()) }
  func makeSaveToken() -> SaveToken { SaveToken(store: makeStore()) }
  private func makeSpare() -> SaveToken { SaveToken(store: makeStore()) }  // want: unused-provider "makeSpare"
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let launcher = Launcher()
  func sceneDidBecomeActive(_ scene: UIScene) {
    print(launcher.makeLoadToken(), launcher.makeSaveToken())
  }
}
