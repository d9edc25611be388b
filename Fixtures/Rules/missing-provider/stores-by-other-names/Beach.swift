import CoreData
import SwiftData
import SwiftUI
import VendorKit

// What a module out of sight is handed may hold a store, whatever its type is called; and Core Data opens
// a store by its name alone.

@Model final class Shell { init() {} }

@main
struct BeachApp: App {
  private let stack = VendorStack("Beach")
  private let title: Text = Text("Shells")

  var body: some Scene {
    WindowGroup { Shells() }.modelContainer(for: Shell.self)
    Window("Drawn", id: "drawn") { Shells().vendorDrawn(makeShape()) }
    Window("Titled", id: "titled") {
      Shells().vendorTitled(title)  // want: missing-provider "'Shells' is shown without a model container"
    }
    Window("Named", id: "named") {
      Shells().vendorNamed("Shells")  // want: missing-provider "'Shells' is shown without a model container"
    }
    Window("Stack", id: "stack") { Crabs().vendorStack(stack) }
    Window("Name", id: "name") { Crabs().vendorStack(named: "Beach") }
  }
}

struct Shells: View {
  @Query private var shells: [Shell]
  var body: some View { Text("\(shells.count)") }
}

struct Crabs: View {
  @FetchRequest(sortDescriptors: []) private var crabs: FetchedResults<Crab>
  var body: some View { Text("\(crabs.count)") }
}
