import SwiftData
import SwiftUI

// A view asks the nearest context: what a container further out knows does not count.

@Model final class Coin { init() {} }
@Model final class Note { init() {} }

@main
struct PurseApp: App {
  var body: some Scene {
    WindowGroup {
      Coins()
      // want@+1: missing-provider "'Coins' is shown with a container that does not have 'Coin'"
      Coins().modelContainer(for: Note.self)
      Coins().modelContainer(for: Coin.self)
      Coins().modelContainer(for: Coin.self).modelContainer(for: Note.self)
      Handed()
    }
    .modelContainer(for: [Coin.self, Note.self])
  }
}

struct Handed: View {
  @Environment(\.modelContext) private var context
  var body: some View { Coins().modelContext(context) }
}

struct Coins: View {
  @Query private var coins: [Coin]
  var body: some View { Text("\(coins.count)") }
}
