import SwiftData
import SwiftUI

// What only previews and tests ask for lists nothing for the app: neither the containers that are made
// there nor those that a maker of samples is handed.

@Model final class Reed { init() {} }
@Model final class Pond { init() {} }
@Model final class Frog { init() {} }
@Model final class Newt { init() {} }

final class Marsh {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func frogs() throws -> [Frog] {
    // want@+1: missing-provider "'Frog' is in no container's schema"
    try container.mainContext.fetch(FetchDescriptor<Frog>())
  }

  /// The app lists them in the second container.
  func newts() throws -> [Newt] { try Samples.live.mainContext.fetch(FetchDescriptor<Newt>()) }
}

extension Marsh {
  static var sample: Marsh {
    let schema = Schema([Reed.self, Pond.self, Frog.self])
    return Marsh(container: try! ModelContainer(for: schema))
  }

  static var fullSample: Marsh { sample }
}

enum Samples {
  @MainActor static func make() -> ModelContainer {
    try! ModelContainer(for: Reed.self, Pond.self, Frog.self)
  }

  static let live = try! ModelContainer(for: Newt.self)
}

struct PondList: View {
  // want@+1: missing-provider "'Pond' is in no container's schema"
  @Query private var ponds: [Pond]
  var body: some View { Text("\(ponds.count)") }
}

struct ReedList: View {
  @Query private var reeds: [Reed]
  let marsh: Marsh
  var body: some View {
    Text("\(reeds.count)").task {
      print((try? marsh.frogs()) ?? [], (try? marsh.newts()) ?? [])
    }
  }
}

@main
struct MarshApp: App {
  private let marsh: Marsh

  init() { marsh = Marsh(container: try! ModelContainer(for: Reed.self)) }

  var body: some Scene {
    WindowGroup {
      PondList()
      ReedList(marsh: marsh)
    }
    .modelContainer(marsh.container)
  }
}

#Preview {
  ReedList(marsh: .fullSample).modelContainer(Samples.make())
}
