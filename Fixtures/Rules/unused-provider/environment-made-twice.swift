import SwiftUI

// An object that an app keeps for nobody while a view makes its own is told where nothing asks an
// environment, too.

final class Score: ObservableObject { @Published var points = 0 }
final class Level: ObservableObject { @Published var number = 1 }

@main
struct GameApp: App {
  // want@+1: unused-provider "is kept by the app and nobody takes it"
  @StateObject private var score = Score()
  @StateObject private var level = Level()

  var body: some Scene { WindowGroup { Board(level: level) } }
}

struct Board: View {
  @StateObject private var score = Score()
  @ObservedObject var level: Level
  var body: some View { Text("\(score.points) \(level.number)") }
}
