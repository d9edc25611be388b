import SwiftData
import SwiftUI
import VaultKit

// A context takes no model that no container has; what a property's value names is stored where nothing else
// tells its type.

@Model final class Coin {
  var year = 0
  init(year: Int) { self.year = year }

  @MainActor func keep() {
    // want@+1: missing-provider "'Coin' is in no container's schema: inserting it stops the process"
    Safe.shared.container.mainContext.insert(self)
  }
}

@Model final class Stamp {
  var year = 0
  var album = Optional<Album>.none
  init() {}

  @MainActor func keep() { Safe.shared.container.mainContext.insert(self) }
}

@Model final class Album {
  var title = ""
  init() {}
}

@MainActor
final class Safe {
  static let shared = Safe()
  let container: ModelContainer
  var seen: Set<Coin> = []

  init() {
    do {
      let made = try ModelContainer(for: Stamp.self, configurations: ModelConfiguration())
      self.container = made
    } catch {
      fatalError("\(error)")
    }
  }

  func note(_ coin: Coin) { seen.insert(coin) }

  func albums() -> [Album] {
    let context = container.mainContext
    context.insert(Album())
    Vault.shared.open().container.lock()
    return (try? context.fetch(FetchDescriptor<Album>())) ?? []
  }
}

@main
struct CoinsApp: App {
  var body: some Scene {
    WindowGroup {
      Button("Keep") {
        Coin(year: 1900).keep()
        Stamp().keep()
        Safe.shared.note(Coin(year: 1901))
      }
      Text("\(Safe.shared.albums().count) \(Safe.shared.coins().count)")
      Albums()
      Bills()
    }
    .modelContainer(for: [Stamp.self, Bill.self])
  }
}

struct Albums: View {
  @Query private var albums: [Album]
  var body: some View { Text("\(albums.count)") }
}

extension Safe {
  func coins() -> [Coin] {
    let context: ModelContext = container.mainContext
    // want@+1: missing-provider "'Bill' is not in the schema of the container that 'context' belongs to: fetching it stops the process"
    _ = try? context.fetch(FetchDescriptor<Bill>())
    return []
  }
}

@Model final class Bill {
  var value = 0
  init() {}
}

struct Bills: View {
  @Query private var bills: [Bill]
  var body: some View { Text("\(bills.count)") }
}
