// A class of properties alone that makes itself for all who ask keeps what they ask for.
import UIKit

final class Feed { func poll() {} }
final class Ads { func poll() {} }

final class World {
  static private(set) var current: World!
  let feed: Feed
  let ads: Ads  // want: unused-provider
  let name = "world"
  private init() {
    feed = Feed()
    ads = Ads()
  }
  static func boot() { current = World() }
}

final class Home: UIViewController {
  override func viewDidLoad() { World.current.feed.poll() }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationDidFinishLaunching(_ application: UIApplication) {
    World.boot()
    window = UIWindow()
    window?.rootViewController = Home()
  }
}
