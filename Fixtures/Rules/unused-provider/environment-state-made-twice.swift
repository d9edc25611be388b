import SwiftUI

final class Player: ObservableObject { @Published var isOn = false }
final class Queue: ObservableObject { @Published var count = 0 }
final class Watcher: ObservableObject {}

@main
struct MusicApp: App {
  // want@+1: unused-provider "'player' is kept by the app and nobody takes it, while 'Home' makes a 'Player' of its own"
  @StateObject private var player = Player()
  @StateObject private var queue = Queue()
  /// Kept for its own sake.
  @StateObject private var watcher = Watcher()

  var body: some Scene {
    WindowGroup { Home().environmentObject(queue) }
  }
}

struct Home: View {
  @StateObject private var player = Player()
  @EnvironmentObject private var queue: Queue
  var body: some View { Text("\(player.isOn) \(queue.count)") }
}
