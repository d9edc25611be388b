import SwiftData
import SwiftUI

// Two scenes that show one expression show the same, whatever decides inside of it. Where something decides
// which of them shows it, it may be there for one alone.

@Model final class Fish { init() {} }
final class Net: ObservableObject { @Published var count = 0 }
final class Course: ObservableObject { @Published var isOut = false }

@main
struct BoatApp: App {
  @StateObject private var net = Net()
  @AppStorage("isCaptain") private var isCaptain = false

  var body: some Scene {
    WindowGroup { content }
      .modelContainer(for: Fish.self)
    Window("Second", id: "second") { content }
    WindowGroup(id: "nets") { nets }
      .environmentObject(net)
    Window("Nets", id: "more") { nets }
  }

  private var content: some View {
    // want@+1: missing-provider "'Deck' is shown without a model container in its environment"
    Deck()
  }

  @ViewBuilder private var nets: some View {
    if isCaptain { Bridge() } else { Text("") }
  }
}

struct Deck: View {
  @StateObject private var course = Course()
  var body: some View {
    if course.isOut { Catch() } else { Text("") }
  }
}

struct Catch: View {
  @Query private var fish: [Fish]
  var body: some View { Text("\(fish.count)") }
}

struct Bridge: View {
  @StateObject private var course = Course()
  var body: some View {
    if course.isOut { NetLabel() } else { Text("") }
  }
}

struct NetLabel: View {
  @EnvironmentObject private var net: Net
  var body: some View { Text("\(net.count)") }
}
