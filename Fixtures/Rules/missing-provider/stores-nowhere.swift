import CoreData
import SwiftData
import SwiftUI

// Where nothing puts a store into any environment, the finding is at the property; what only a preview
// puts there does not count. Of several properties, the first that stops the process is told.

@Model
final class Kite {
  init() {}
}

final class Gust: NSManagedObject {}

@main
struct KitesApp: App {
  var body: some Scene {
    WindowGroup {
      KiteList()
      GustList()
    }
  }
}

struct KiteList: View {
  @Query private var kites: [Kite]
  @Environment(\.modelContext) private var context  // want: missing-provider "nothing puts a model container into the environment: inserting into 'context' in 'KiteList' stops the process"

  var body: some View { Button("\(kites.count)") { context.insert(Kite()) } }
}

struct GustList: View {
  @FetchRequest(sortDescriptors: []) private var gusts: FetchedResults<Gust>  // want: missing-provider "nothing puts a managed object context with a store into the environment: 'gusts' in 'GustList' stays empty"
  @Environment(\.modelContext) private var saved

  var body: some View { Button("\(gusts.count)") { try? saved.save() } }
}

#Preview { KiteList().modelContainer(for: Kite.self, inMemory: true) }
