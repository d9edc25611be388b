import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintSource

/// Ways to views of which nobody knows whether an app takes them, and stores of which nobody knows which one
/// is there: they are listed with the reason.
@Suite struct UnjudgedWayTests {
  /// What is listed for one file, with the lines.
  private func reasons(_ source: String) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    return Linter().run([file]).coverage.unresolved.map(\.message)
  }

  @Test func conditionsOfWhichNothingTellsWhetherTheyHold() {
    let found = reasons(
      """
      import SwiftUI
      final class Score: ObservableObject { @Published var points = 0 }
      final class Session: ObservableObject { @Published var isPlaying = false }
      @main struct GameApp: App {
        @StateObject private var score = Score()
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup { Board().environmentObject(score).environmentObject(session) }
          Window("Help", id: "help") { Header(session: session) }
        }
      }
      struct Board: View {
        @EnvironmentObject var session: Session
        var body: some View { Header(session: session) }
      }
      struct Header: View {
        @ObservedObject var session: Session
        @EnvironmentObject var score: Score
        var body: some View {
          if session.isPlaying { Text("\\(score.points)") }
        }
      }
      """
    )
    #expect(
      found == [
        "'Header' may be shown here without what 'Header.score' takes from the environment: nothing "
          + "tells whether the condition for that holds on this way"
      ]
    )
  }

  @Test func severalContainersWithDifferentModels() {
    let found = reasons(
      """
      import SwiftData
      import SwiftUI
      @Model final class Song { init() {} }
      @Model final class Album { init() {} }
      @main struct MusicApp: App {
        @State private var container = try! ModelContainer(for: Song.self, Album.self)
        var body: some Scene {
          WindowGroup { Songs(reset: reset) }.modelContainer(container)
        }
        private func reset() { container = try! ModelContainer(for: Song.self) }
      }
      struct Songs: View {
        let reset: () -> Void
        @Query private var songs: [Song]
        @Query private var albums: [Album]
        var body: some View { Button("\\(songs.count + albums.count)", action: reset) }
      }
      """
    )
    #expect(
      found == [
        "this may be one of several containers that have different models; it is taken to have all"
      ]
    )
  }
}
