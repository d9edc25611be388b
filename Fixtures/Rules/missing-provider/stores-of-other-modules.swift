import SwiftData
import SwiftUI
import VendorKit

// A modifier of a module out of sight may put in a store that it is handed, or something that may hold
// one. What it cannot have been handed is missing.

@Model final class Shell { init() {} }

enum FirstVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Shell.self] }
}

typealias CurrentVersion = FirstVersion

enum Tide { case high }

@main
struct BeachApp: App {
  private let runtime = VendorRuntime.live()
  private let container = try! ModelContainer(for: Shell.self)

  var body: some Scene {
    WindowGroup { Shells() }.modelContainer(container)
    Window("Runtime", id: "runtime") { Shells().vendorRuntime(runtime) }
    Window("Store", id: "store") { Shells().vendorStore(container) }
    Window("Schema", id: "schema") { Shells() }
      .vendorStore(schema: .init(versionedSchema: CurrentVersion.self))
    Window("Models", id: "models") { Shells().vendorModels(Schema([Shell.self])) }
    Window("Setup", id: "setup") { Shells().vendorSetup(Shell.self) }
    Window("Tide", id: "tide") {
      Shells().vendorTide(Tide.self)  // want: missing-provider "'Shells' is shown without a model container"
    }
    Window("Badge", id: "badge") {
      Shells().vendorBadge()  // want: missing-provider "'Shells' is shown without a model container"
    }
  }
}

struct Shells: View {
  @Query private var shells: [Shell]
  var body: some View { Text("\(shells.count)") }
}
