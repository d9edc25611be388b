import AppIntents
import SwiftUI

// One launch adds under one key twice: the later one counts. Branches and other keys are a choice.

final class Deck: Sendable { func shuffle() {} }
final class Dice: Sendable { func roll() {} }
final class Board: Sendable { func clear() {} }

@main
struct GamesApp: App {
  @UIApplicationDelegateAdaptor private var delegate: GamesDelegate

  init() {
    let registry = AppDependencyManager.shared
    registry.add(dependency: Deck())
    AppDependencyManager.shared.add(dependency: Deck())  // want: duplicate-provider "registration of 'Deck'"
    registry.add(key: "white", dependency: Dice())
    registry.add(key: "black", dependency: Dice())
    registry.add(key: "main", dependency: Board())
    appendBoards(to: registry)
    if CommandLine.arguments.isEmpty {
      registry.add(dependency: Dice())
    } else {
      registry.add(dependency: Dice())
    }
  }

  private func appendBoards(to registry: AppDependencyManager) {
    registry.add(key: "main", dependency: Board())  // want: duplicate-provider "registration of 'Board named"
  }

  var body: some Scene { WindowGroup { Text("Games") } }
}

final class GamesDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppDependencyManager.shared.add(key: "black", dependency: Dice())  // want: duplicate-provider "registration of 'Dice named"
    return true
  }
}

struct PlayIntent: AppIntent {
  static let title: LocalizedStringResource = "Play"
  @Dependency private var deck: Deck
  @Dependency private var dice: Dice
  @Dependency(key: "white") private var white: Dice
  @Dependency(key: "black") private var black: Dice
  @Dependency(key: "main") private var board: Board

  func perform() async throws -> some IntentResult {
    deck.shuffle()
    dice.roll()
    white.roll()
    black.roll()
    board.clear()
    return .result()
  }
}
