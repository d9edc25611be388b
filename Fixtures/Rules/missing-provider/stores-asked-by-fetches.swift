import SwiftData
import SwiftUI

// A fetch asks one container: what another one lists does not help it.

@Model final class Stone {
  var name = ""
  init() {}
}
@Model final class Shell {
  var name = ""
  var reefs: [Reef] = []
  init() {}
}
@Model final class Reef {
  var name = ""
  init() {}
}
@Model final class Pearl {
  var name = ""
  init() {}
}

extension ModelContainer {
  static func beach() throws -> ModelContainer {
    try ModelContainer(for: Stone.self, Shell.self)
  }
}

/// Keeps a context of its own.
final class Beach {
  private var context: ModelContext?

  init() {
    do {
      let container = try ModelContainer.beach()
      context = ModelContext(container)
    } catch {
      print("no beach")
    }
  }

  func stones() throws -> [Stone] {
    guard let context else { return [] }
    let descriptor = FetchDescriptor<Stone>()
    return try context.fetch(descriptor)
  }

  /// Comes along with what lists it.
  func reefs() throws -> [Reef] {
    guard let context else { return [] }
    return try context.fetch(FetchDescriptor<Reef>())
  }

  func pearls() throws -> [Pearl] {
    guard let context else { return [] }
    let descriptor = FetchDescriptor<Pearl>()
    // want@+1: missing-provider "'Pearl' is not in the schema of the container that 'context' belongs to: fetching it stops the process"
    return try context.fetch(descriptor)
  }
}

/// Is handed a container by all who ask.
enum Counter {
  static func stones(in container: ModelContainer) throws -> Int {
    let context = ModelContext(container)
    // want@+1: missing-provider "'Stone' is not in the schema of the container that 'context' belongs to"
    return try context.fetchCount(Queries.stones())
  }

  static func pearls(in container: ModelContainer) throws -> Int {
    try ModelContext(container).fetchCount(FetchDescriptor<Pearl>())
  }

  /// One of those who ask hands it what is not known.
  static func shells(in container: ModelContainer) throws -> Int {
    try ModelContext(container).fetchCount(FetchDescriptor<Shell>())
  }
}

enum Queries {
  static func stones() -> FetchDescriptor<Stone> { FetchDescriptor() }
}

/// What it asks is set by somebody who may set anything.
final class Diver {
  var context: ModelContext?

  func shells() throws -> [Shell] { try context?.fetch(FetchDescriptor<Shell>()) ?? [] }
}

/// Has the context of the app around it.
struct Shelf: View {
  @Environment(\.modelContext) private var context
  var body: some View {
    Text("").task { print((try? context.fetch(FetchDescriptor<Shell>())) ?? []) }
  }
}

@main
struct CoastApp: App {
  private let container = try! ModelContainer(for: Pearl.self)
  private let beach = Beach()
  private let diver = Diver()

  var body: some Scene {
    WindowGroup {
      Shelf().task {
        diver.context = ModelContext(try! ModelContainer.beach())
        print((try? beach.stones()) ?? [], (try? beach.reefs()) ?? [], (try? beach.pearls()) ?? [])
        print((try? diver.shells()) ?? [], (try? Counter.stones(in: container)) ?? 0)
        print((try? Counter.pearls(in: container)) ?? 0)
        print((try? Counter.shells(in: container)) ?? 0)
        print((try? Counter.shells(in: Unseen.container)) ?? 0)
      }
    }
    .modelContainer(for: [Stone.self, Shell.self])
  }
}
