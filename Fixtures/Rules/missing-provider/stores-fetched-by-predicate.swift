import SwiftData
import SwiftUI

// A descriptor fetches the model of its predicate. A scene for documents of another kind has no models.

@Model final class Paint {
  var name = ""
  init() {}
}
@Model final class Brush {
  var name = ""
  init() {}
}
@Model final class Easel {
  var name = ""
  init() {}
}

final class Cupboard {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }

  func paints(_ name: String) throws -> [Paint] {
    let predicate = #Predicate<Paint> { $0.name == name }
    // want@+1: missing-provider "'Paint' is in no container's schema: fetching it stops the process"
    return try context.fetch(FetchDescriptor(predicate: predicate))
  }

  func brushes(_ name: String) throws -> [Brush] {
    // want@+1: missing-provider "'Brush' is in no container's schema: fetching it stops the process"
    try context.fetch(FetchDescriptor(predicate: #Predicate<Brush> { $0.name == name }))
  }

  func easels(_ name: String) throws -> [Easel] {
    let predicate = #Predicate<Easel> { $0.name == name }
    return try context.fetch(FetchDescriptor(predicate: predicate))
  }
}

struct Sketch: FileDocument {}

@main
struct StudioApp: App {
  private let container = try! ModelContainer(for: Easel.self)

  var body: some Scene {
    DocumentGroup(newDocument: Sketch()) { _ in Text("") }
    WindowGroup {
      Text("").task {
        let cupboard = Cupboard(context: container.mainContext)
        print(
          (try? cupboard.paints("red")) ?? [], (try? cupboard.brushes("fine")) ?? [],
          (try? cupboard.easels("tall")) ?? []
        )
      }
    }
  }
}
