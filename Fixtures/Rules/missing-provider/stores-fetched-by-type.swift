import SwiftData
import SwiftUI

// A function may fetch what its callers name: by a protocol, too, if nothing else conforms to it in the
// app.

@Model final class Oak { init() {} }
@Model final class Elm { init() {} }
@Model final class Ash { init() {} }
@Model final class Fir { init() {} }

protocol Foresting {
  func all<T: PersistentModel>(_ type: T.Type) -> [T]
}

final class Forest: Foresting {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }

  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    (try? context.fetch(FetchDescriptor<T>())) ?? []
  }
}

/// Previews are shown this one.
final class PaintedForest: Foresting {
  func all<T: PersistentModel>(_ type: T.Type) -> [T] { [] }
}

protocol Gardening {
  func plants<T: PersistentModel>(of type: T.Type) -> Int
}

struct Garden: Gardening {
  let context: ModelContext
  func plants<T: PersistentModel>(of type: T.Type) -> Int {
    (try? context.fetchCount(FetchDescriptor<T>())) ?? 0
  }
}

/// The app may have either.
struct EmptyGarden: Gardening {
  func plants<T: PersistentModel>(of type: T.Type) -> Int { 0 }
}

final class Ranger {
  private let forest: any Foresting
  private let garden: any Gardening

  init(forest: any Foresting, garden: any Gardening) {
    self.forest = forest
    self.garden = garden
  }

  func count() -> Int {
    // want@+1: missing-provider "'Elm' is in no container's schema: fetching it stops the process"
    forest.all(Oak.self).count + forest.all(Elm.self).count + garden.plants(of: Ash.self)
  }
}

struct Trees: View {
  @Query private var oaks: [Oak]
  let ranger: Ranger
  var body: some View { Text("\(oaks.count) \(ranger.count())") }
}

@main
struct ForestApp: App {
  private let container: ModelContainer = {
    let schema = Self.schema
    return try! ModelContainer(for: schema)
  }()

  private static var schema: Schema { Schema([Oak.self, Fir.self]) }

  var body: some Scene {
    WindowGroup {
      let context = container.mainContext
      Trees(
        ranger: Ranger(
          forest: Forest(context: context),
          garden: UserDefaults.standard.bool(forKey: "isEmpty")
            ? EmptyGarden() : Garden(context: context)
        )
      )
    }
    .modelContainer(container)
  }
}

#Preview {
  let forest = PaintedForest()
  Text("\(forest.all(Ash.self).count)")
}
