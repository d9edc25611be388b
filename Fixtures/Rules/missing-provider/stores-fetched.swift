import SwiftData
import SwiftUI

// A model that code fetches has to be in some container's schema; what is kept out of the store leads
// to none. A context may be handed to the function that inserts.

@Model final class Seed {
  var kind = ""
  @Transient var note: Note? = nil
  init() {}
}

@Model final class Note { init() {} }
@Model final class Bed { init() {} }
@Model final class Tool { init() {} }

struct Shed {
  let context: ModelContext

  func beds() throws -> [Bed] {
    // want@+1: missing-provider "'Bed' is in no container's schema: fetching it stops the process"
    try context.fetch(FetchDescriptor<Bed>())
  }

  func bedCount() throws -> Int { try context.fetchCount(FetchDescriptor<Bed>()) }
  func seeds() throws -> [Seed] { try context.fetch(FetchDescriptor<Seed>()) }

  /// Nobody calls this.
  private func tools() throws -> [Tool] { try context.fetch(FetchDescriptor<Tool>()) }
}

enum Sowing {
  static func sow(into context: ModelContext) { context.insert(Seed()) }
  static func count(in context: ModelContext) -> Int { 0 }
}

struct Sower: View {
  @Environment(\.modelContext) private var context
  var body: some View { Button("Sow") { Sowing.sow(into: context) } }
}

struct Counter: View {
  @Environment(\.modelContext) private var context
  var body: some View { Button("Count") { print(Sowing.count(in: context)) } }
}

struct Garden: View {
  @Query private var seeds: [Seed]
  @Environment(\.modelContext) private var context
  var body: some View {
    Text("\(seeds.count)").task {
      let shed = Shed(context: context)
      print((try? shed.beds()) ?? [], (try? shed.bedCount()) ?? 0, (try? shed.seeds()) ?? [])
    }
  }
}

struct Notes: View {
  // want@+1: missing-provider "'Note' is in no container's schema"
  @Query private var notes: [Note]
  var body: some View { Text("\(notes.count)") }
}

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup {
      Garden()
      Notes()
      Sower()
    }
    .modelContainer(for: Seed.self)
    Settings {
      Counter()
      // want@+1: missing-provider "'Sower' is shown without a model container"
      Sower()
    }
  }
}
