import SwiftData
import SwiftUI

// A container knows the models that it is made for, and those that they store. A query of another one
// stops the process. A list that cannot be read may have any model that is named somewhere.

@Model final class Rock {
  var mineral: Mineral?
  @Relationship var finds: [Find] = []
  init() {}
}
@Model final class Mineral { init() {} }
@Model final class Find {
  var place = Place()
  init() {}
}
@Model final class Place { init() {} }
@Model final class Museum { init() {} }
@Model final class Visitor { init() {} }
@Model final class Ticket { init() {} }

enum GeologyV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Rock.self] }
}

private let museums: [any PersistentModel.Type] = [Museum.self]

@MainActor
enum Stores {
  static let rocks: ModelContainer = {
    let schema = Schema(versionedSchema: GeologyV1.self)
    if let kept = try? ModelContainer(for: schema) { return kept }
    return try! ModelContainer(for: schema, configurations: .init(isStoredInMemoryOnly: true))
  }()
  static var all: ModelContainer { try! .init(for: Schema(GeologyV1.models + museums)) }
  /// The schema is what the callers hand over; configurations are no models.
  static func kept(in schema: Schema, named name: String) throws -> ModelContainer {
    let (first, second) = (ModelConfiguration(name, schema: schema), ModelConfiguration("second"))
    return try ModelContainer(for: schema, configurations: first, second)
  }
  static let ticketed: ModelContainer = {
    let schema = Schema([Rock.self])
    do { return try kept(in: schema, named: "rocks") } catch { fatalError() }
  }()
  static func plugins(_ types: [any PersistentModel.Type]) -> ModelContainer {
    try! ModelContainer(for: Schema(types + [Ticket.self]))
  }
}

/// Keeps what it is handed, and shows it later.
final class Exhibition {
  private var kept: ModelContainer?
  let context: ModelContext

  init(context: ModelContext) { self.context = context }

  func configure(_ container: ModelContainer) { kept = container }

  func open() -> NSView? {
    guard let kept else { return nil }
    let view = Museums()  // want: missing-provider "'Museums' is shown with a container that does not have 'Museum' in its schema: the query 'museums' in 'Museums' stops the process"
      .modelContainer(kept)
    return NSHostingView(rootView: view)
  }

  /// A name that is bound once more stands for what it stood for in front of that.
  func reopen() -> NSView? {
    guard let kept else { return nil }
    if let kept = self.kept ?? kept {
      let view = Museums()  // want: missing-provider "'Museums' is shown with a container that does not have 'Museum' in its schema: the query 'museums' in 'Museums' stops the process"
        .modelContainer(kept)
      return NSHostingView(rootView: view)
    }
    return nil
  }

  func rocks() -> NSView {
    NSHostingView(rootView: Rocks().modelContainer(context.container))
  }
}

@main
struct GeologyApp: App {
  private let exhibition = Exhibition(context: Stores.ticketed.mainContext)

  init() {
    exhibition.configure(Stores.ticketed)
    _ = exhibition.open()
    _ = exhibition.reopen()
    _ = exhibition.rocks()
  }

  var body: some Scene {
    WindowGroup { Rocks() }.modelContainer(Stores.rocks)
    Window("Both", id: "both") { Both() }.modelContainer(Stores.all)
    Window("Museums", id: "museums") {
      Both()  // want: missing-provider "'Both' is shown with a container that does not have 'Museum' in its schema: the query 'museums' in 'Museums' stops the process"
    }
    .modelContainer(Stores.rocks)
    Window("Kept", id: "kept") {
      Rocks()
      Museums()  // want: missing-provider "'Museums' is shown with a container that does not have 'Museum' in its schema: the query 'museums' in 'Museums' stops the process"
    }
    .modelContainer(Stores.ticketed)
    Window("Plugins", id: "plugins") { Both() }
      .modelContainer(Stores.plugins(PluginTypes.all))
    DocumentGroup(editing: Museum.self, contentType: .data) { Museums() }
    Window("Visitors", id: "visitors") { Visitors() }.modelContainer(for: Rock.self)
  }
}

enum PluginTypes {
  static var all: [any PersistentModel.Type] {
    Bundle.main.infoDictionary?["models"] as? [any PersistentModel.Type] ?? []
  }
}

struct Both: View {
  var body: some View {
    Rocks()
    Museums()
  }
}

struct Rocks: View {
  @Query private var rocks: [Rock]
  @Query private var minerals: [Mineral]
  @Query private var finds: [Find]
  @Query(sort: \Place.id) private var places: [Place]
  var body: some View { Text("\(rocks.count) \(minerals.count) \(finds.count) \(places.count)") }
}

struct Museums: View {
  @Query private var museums: [Museum]
  var body: some View { Text("\(museums.count)") }
}

struct Visitors: View {
  @Query private var visitors: [Visitor]  // want: missing-provider "'Visitor' is in no container's schema: the query 'visitors' in 'Visitors' stops the process"
  var body: some View { Text("\(visitors.count)") }
}
