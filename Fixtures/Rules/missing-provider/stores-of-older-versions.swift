import SwiftData
import SwiftUI

// While a store gets from one version of its schema to the next, models of versions are fetched that no
// container of the app has. Of the version that the app's container is made for, all is judged.

enum SeedsV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Seed.self] }
  @Model final class Seed { init() {} }
}

enum SeedsV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Seed.self] }
  @Model final class Seed { init() {} }
  @Model final class Bed { init() {} }
}

enum SeedPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [SeedsV1.self, SeedsV2.self] }
  static var stages: [MigrationStage] { [toSecond] }
  static let toSecond = MigrationStage.custom(
    fromVersion: SeedsV1.self,
    toVersion: SeedsV2.self,
    willMigrate: { context in
      let old = try context.fetch(FetchDescriptor<SeedsV1.Seed>())
      print(old.count)
    },
    didMigrate: { context in
      print(try context.fetch(FetchDescriptor<SeedsV2.Seed>()).count)
      print(try context.fetch(FetchDescriptor<SeedsV2.Bed>()).count)  // want: missing-provider "'SeedsV2.Bed' is in no container's schema"
    }
  )
}

@Model final class Note { init() {} }

@main
struct SeedApp: App {
  private let container = try! ModelContainer(
    for: Schema(versionedSchema: SeedsV2.self),
    migrationPlan: SeedPlan.self
  )
  var body: some Scene { WindowGroup { Seeds() }.modelContainer(container) }
}

struct Seeds: View {
  @Query private var seeds: [SeedsV2.Seed]
  @Environment(\.modelContext) private var context
  var body: some View {
    Text("\(seeds.count)").task {
      let notes = try? context.fetch(FetchDescriptor<Note>())  // want: missing-provider "'Note' is in no container's schema"
      print(notes?.count ?? 0)
    }
  }
}
