import SwiftUI
import UIKit

// A root that a launch function makes and hands on may keep what it is given and build nothing, or
// build only what is given the root itself.

final class Links {}
final class Track {}
final class Feed {}

protocol TabDependency: AnyObject { var links: Links { get } }

final class TabFactory {
  private let parent: TabDependency
  init(parent: TabDependency) { self.parent = parent }
  func open() { print(parent.links) }
}

final class AppComponent: TabDependency {
  let track: Track  // want: unused-provider "track"
  private let feed: Feed
  private let _links: Links
  var links: Links { _links }
  var archive: Feed { feed }  // want: unused-provider "archive"

  init(links: Links, track: Track, feed: Feed) {
    self.track = track
    self.feed = feed
    _links = links
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    let component = AppComponent(links: Links(), track: Track(), feed: Feed())
    TabFactory(parent: component).open()
  }
}

protocol PageDependency: AnyObject { var feed: Feed { get } }
final class PageBuilder {
  private let dependency: PageDependency
  init(dependency: PageDependency) { self.dependency = dependency }
  func build() { print(dependency.feed) }
}

final class MainComponent: PageDependency {
  let feed: Feed
  private let track: Track  // want: unused-provider "track"
  var pageBuilder: PageBuilder { PageBuilder(dependency: self) }
  var oldPageBuilder: PageBuilder { PageBuilder(dependency: self) }  // want: unused-provider "oldPageBuilder"

  init() {
    feed = Feed()
    track = Track()
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let main = MainComponent()
    main.pageBuilder.build()
    return true
  }
}

private let spareLinks = Links()

final class Services {
  let feed: Feed
  let links: Links  // want: unused-provider "links"
  init(feed: Feed, links: Links) {
    self.feed = feed
    self.links = links
  }
  // What is there for the root alone, and what makes another one, is no work of its own.
  static let sample = Services(feed: Feed(), links: Links())
  static func preview() -> Services {
    print(title())
    return Services(feed: sample.feed, links: Links())
  }
  static func again() -> Services { Services(feed: sample.feed, links: spareLinks) }
  private static func title() -> String { "preview" }
}

struct Home: View {
  let services: Services
  var body: some View { Text(verbatim: "\(services.feed)") }
}

struct Reader: App {
  private let services: Services
  init() {
    services = Services(feed: Feed(), links: Links())
    print(Services.preview(), Services.again())
  }
  var body: some Scene { WindowGroup { Home(services: services) } }
}

// No roots: a model that works, one that shows, one that only holds values.

final class SessionEnvironment {
  private let feed: Feed
  private let spare: Feed  // want: unused-dependency "property 'SessionEnvironment.spare'"
  init(feed: Feed) {
    self.feed = feed
    spare = feed
  }
  func refresh() { print(feed) }
}

struct BadgeComponent: View {
  let feed: Feed
  let spare: Feed
  init(feed: Feed) {
    self.feed = feed
    spare = feed
  }
  var body: some View { Text(verbatim: "\(feed)") }
}

struct Settings: Scene {
  var body: some Scene {
    WindowGroup { BadgeComponent(feed: Feed()) }
  }
}

@main struct Listener: App {
  private let environment = SessionEnvironment(feed: Feed())
  var body: some Scene {
    WindowGroup { BadgeComponent(feed: Feed()).onAppear { environment.refresh() } }
  }
}
