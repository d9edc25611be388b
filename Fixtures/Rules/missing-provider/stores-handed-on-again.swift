import CoreData
import SwiftData
import SwiftUI

// Who puts the context that he took from the environment back into it adds nothing.

@Model
final class Letter {
  var text = ""
  init() {}
}

@main
struct PostApp: App {
  var body: some Scene {
    // want@+2: missing-provider "'Root' is shown without a managed object context"
    // want@+1: missing-provider "'Root' is shown without a model container"
    WindowGroup { Root() }
    Window("Filled", id: "filled") {
      Root()
        .environment(\.managedObjectContext, Store.shared.context)
        .modelContainer(for: Letter.self)
    }
    Window("Own", id: "own") { OwnRoot() }
  }
}

struct Root: View {
  @Environment(\.managedObjectContext) private var context
  @Environment(\.modelContext) private var letters

  var body: some View {
    Stamps().environment(\.managedObjectContext, context)
    Letters().modelContext(letters)
  }
}

struct OwnRoot: View {
  private let context = Store.shared.context

  var body: some View {
    Stamps().environment(\.managedObjectContext, context)
  }
}

struct Stamps: View {
  @FetchRequest(sortDescriptors: []) private var stamps: FetchedResults<Stamp>
  var body: some View { Text("\(stamps.count)") }
}

struct Letters: View {
  @Query private var letters: [Letter]
  var body: some View { Text("\(letters.count)") }
}

final class Stamp: NSManagedObject {}

final class Store {
  static let shared = Store()
  let container = NSPersistentContainer(name: "Post")
  var context: NSManagedObjectContext { container.viewContext }
}
