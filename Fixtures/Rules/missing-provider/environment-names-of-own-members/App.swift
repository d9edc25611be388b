import SwiftData
import SwiftUI

// A property that is private in another file, or that a wrapper holds, is no modifier that is called
// behind its view. A parameter that is named as a modifier of the library is the parameter.

@Model final class Dish { init() {} }
@Model final class Plate { init() {} }

@Observable final class Menu { var count = 0 }
final class Waiter: ObservableObject { @Published var name = "" }

@main
struct KitchenApp: App {
  private let menu = Menu()
  private let context = ModelContext(try! ModelContainer(for: Dish.self))

  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'Kitchen' is shown without a 'Menu' in its environment"
      Kitchen().modelContext(context)
    }
    Window("Filled", id: "filled") {
      Kitchen().modelContext(context).environment(menu)
    }
    Window("Plates", id: "plates") {
      // want@+1: missing-provider "'Plates' is shown with a container that does not have 'Plate'"
      Plates().modelContext(context).modelContainer(for: Plate.self)
    }
    Window("Changed", id: "changed") {
      // want@+1: missing-provider "'Waiting' is shown without a 'Waiter' in its environment"
      Waiting().changed { waiting in waiting.padding() }
    }
    Window("Served", id: "served") {
      Waiting().changed { waiting in waiting.padding() }.environmentObject(Waiter())
    }
  }
}

struct Plates: View {
  @Environment(\.modelContext) var modelContext
  @Query private var plates: [Plate]
  var body: some View { Text("\(plates.count)") }
}

struct Waiting: View {
  @EnvironmentObject private var waiter: Waiter
  var body: some View { Text(waiter.name) }
}

extension View {
  func changed<Changed: View>(
    @ViewBuilder _ modifier: (Self) -> Changed
  ) -> some View { modifier(self) }
}
