import SwiftData
import SwiftUI

// A view hands its context to another view, or to an object that inserts later.

@Model final class Pin { init() {} }

@main
struct PinsApp: App {
  var body: some Scene {
    WindowGroup {
      Outer()
      Board()
      Reader()
    }
    .modelContainer(for: Pin.self)
    Window("Pins", id: "pins") {
      // want@+1: missing-provider "'Outer' is shown"
      Outer()
      // want@+1: missing-provider "'Board' is shown"
      Board()
      Reader()
    }
  }
}

struct Outer: View {
  @Environment(\.modelContext) private var context
  var body: some View { Inner(context: context) }
}

struct Inner: View {
  let context: ModelContext
  var body: some View { Button("Add") { context.insert(Pin()) } }
}

@Observable final class PinModel {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func add() { context.insert(Pin()) }
}

struct Board: View {
  @Environment(\.modelContext) private var context
  @State private var model: PinModel?

  var body: some View {
    Button("Add") { model?.add() }
      .onAppear { model = PinModel(context: context) }
  }
}

@Observable final class PinCounter {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func isChanged() -> Bool { context.hasChanges }
}

/// Hands it to what inserts nothing.
struct Reader: View {
  @Environment(\.modelContext) private var context
  @State private var counter: PinCounter?

  var body: some View {
    Text("\(counter?.isChanged() == true)")
      .onAppear { counter = PinCounter(context: context) }
  }
}
