import SwiftUI

// What happens in a view may happen on each way to it: a change of what the view keeps for itself, and what
// a modifier then hands to its closure. What others keep may tell one way from the other.

final class Gate: ObservableObject { func open() {} }
final class Guard: ObservableObject { @Published var isAwake = false }
final class Visitor: ObservableObject {
  @Published var ticket: String?
  func ask() {}
}

@main
struct ParkApp: App {
  @StateObject private var gate = Gate()
  @StateObject private var keeper = Guard()
  @State private var isInside = false

  var body: some Scene {
    WindowGroup {
      if isInside {
        Meadow().environmentObject(gate).environmentObject(keeper)
      } else {
        // want@+1: missing-provider "'Booth' is shown without a 'Gate' in its environment"
        Booth().environmentObject(keeper)
        Hut().environmentObject(keeper)
      }
    }
  }
}

struct Meadow: View {
  @EnvironmentObject private var keeper: Guard
  var body: some View {
    Text("\(keeper.isAwake)").sheet(isPresented: .constant(true)) {
      Booth()
      Hut()
    }
  }
}

struct Booth: View {
  @EnvironmentObject private var gate: Gate
  @EnvironmentObject private var keeper: Guard
  @StateObject private var visitor = Visitor()

  var body: some View {
    Button("Ask") { visitor.ask() }
      .onChange(of: visitor.ticket) { ticket in
        if let ticket {
          print(ticket)
          gate.open()
        }
      }
  }
}

struct Hut: View {
  @EnvironmentObject private var gate: Gate
  @EnvironmentObject private var keeper: Guard
  @StateObject private var visitor = Visitor()

  var body: some View {
    Button("Ask") { visitor.ask() }
      .onChange(of: visitor.ticket) { _ in
        if keeper.isAwake { gate.open() }
      }
      .onChange(of: keeper.isAwake) { _ in gate.open() }
  }
}
