import Foundation
import Testing

private class Network {}
private final class OfflineNetwork: Network {}

private class PushService {
  private(set) var received: [String] = []

  func receive(_ notification: String) {
    received.append(notification)
  }
}

private final class RecipeListScreen: ViewController {
  var network: Network?
}

private struct AppDependency {
  let network: Network
  let pushService: PushService

  static func resolve() -> AppDependency {
    let network = Network()
    let pushService = PushService()
    return AppDependency(network: network, pushService: pushService)
  }
}

private final class AppDelegate: Responder, ApplicationDelegate {
  var window: Window?
  private let dependency: AppDependency

  private override init() {
    dependency = .resolve()
    super.init()
  }

  init(dependency: AppDependency) {
    self.dependency = dependency
    super.init()
  }

  static func createdBySystem() -> AppDelegate {
    AppDelegate()
  }

  func didFinishLaunching() {
    (window?.root as? RecipeListScreen)?.network = dependency.network
  }

  func didReceive(notification: String) {
    dependency.pushService.receive(notification)
  }
}

/// Stands in for the app's delegate while tests run. Found by name, so it is not private.
final class IdleDelegate: Responder, ApplicationDelegate {
  var window: Window?
}

/// What an app's `main.swift` does in place of `@main`.
@MainActor
private func makeDelegate(preferring name: String) -> any ApplicationDelegate {
  if NSClassFromString(name) is IdleDelegate.Type {
    return IdleDelegate()
  }
  return AppDelegate(dependency: .resolve())
}

@Suite("A composition root written by hand")
@MainActor
struct CompositionRootTests {
  private let dependency = AppDependency(network: OfflineNetwork(), pushService: PushService())

  @Test("resolves the whole graph")
  func resolves() {
    let resolved = AppDependency.resolve()
    #expect(type(of: resolved.network) == Network.self)
    #expect(resolved.pushService.received.isEmpty)
  }

  @Test("is used by the delegate that the system creates")
  func systemDelegate() throws {
    let delegate = AppDelegate.createdBySystem()
    let screen = RecipeListScreen()
    delegate.window = Window()
    delegate.window?.root = screen
    delegate.didFinishLaunching()
    let network = try #require(screen.network)
    #expect(type(of: network) == Network.self)
  }

  @Test("is replaced by a test, whose delegate fills in the root screen")
  func injectsIntoRootScreen() {
    let delegate = AppDelegate(dependency: dependency)
    let screen = Storyboard(scenes: ["Main": RecipeListScreen.self]).instantiate("Main")
    delegate.window = Window()
    delegate.window?.root = screen
    delegate.didFinishLaunching()
    #expect((screen as? RecipeListScreen)?.network === dependency.network)
  }

  @Test("gives the delegate the service that handles an event")
  func forwardsNotifications() {
    AppDelegate(dependency: dependency).didReceive(notification: "soup is ready")
    #expect(dependency.pushService.received == ["soup is ready"])
  }

  @Test(
    "is not resolved when the test target has a delegate of its own",
    arguments: [("PureTests.IdleDelegate", true), ("PureTests.NoSuchDelegate", false)]
  )
  func separateDelegate(name: String, isIdle: Bool) {
    #expect(makeDelegate(preferring: name) is IdleDelegate == isIdle)
  }
}
