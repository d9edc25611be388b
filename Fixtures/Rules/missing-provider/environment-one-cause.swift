import SwiftUI

// What one and the same change mends is one finding, with the other places as notes.

final class Boats: ObservableObject { @Published var count = 0 }
final class Crew: ObservableObject { @Published var count = 0 }
final class Tides: ObservableObject { @Published var height = 0 }

@main
struct HarborApp: App {
  @AppStorage("isGuided") private var isGuided = false

  var body: some Scene {
    // The root lacks it, and so does what has it handed on again.
    // want@+2: missing-provider "'Quay' is shown without a 'Boats' in its environment"
    WindowGroup {
      Quay()
    }
    // Each of them is another place to mend.
    Window("Crew", id: "crew") {
      if isGuided {
        // want@+1: missing-provider "'Deck' is shown without a 'Crew' in its environment"
        Deck()
      } else {
        // want@+1: missing-provider "'Cabin' is shown without a 'Crew' in its environment"
        Cabin()
      }
    }
    Window("Deck", id: "deck") {
      // want@+1: missing-provider "'Deck' is shown without a 'Crew' in its environment"
      Deck()
    }
    // Behind one modifier both have it.
    Window("Mast", id: "mast") {
      VStack {
        // want@+1: missing-provider "'Deck' is shown without a 'Crew' in its environment"
        Deck()
        Cabin()
      }
      .overlay(Cabin())
    }
    Window("Filled", id: "filled") {
      Text("Filled \(Menus.all.count)").environmentObject(Boats()).environmentObject(Crew())
        .environmentObject(Tides())
    }
  }
}

struct Quay: View {
  @EnvironmentObject private var boats: Boats
  @State private var isShown = false

  var body: some View {
    VStack {
      Pier()
      Text("\(boats.count)")
    }
    .sheet(isPresented: $isShown) { Berth().environmentObject(boats) }
  }
}

struct Pier: View {
  @EnvironmentObject private var boats: Boats
  var body: some View { Text("\(boats.count)") }
}

struct Berth: View {
  @EnvironmentObject private var boats: Boats
  var body: some View { Text("\(boats.count)") }
}

struct Deck: View {
  @EnvironmentObject private var crew: Crew
  var body: some View { Text("\(crew.count)") }
}

struct Cabin: View {
  @EnvironmentObject private var crew: Crew
  var body: some View { Text("\(crew.count)") }
}

final class MenuBuilder {
  func items() -> [NSView] { [first(), second(), third()] }

  // want@+1: missing-provider "'TideLabel' is shown without a 'Tides' in its environment"
  private func first() -> NSView { hosted(TideLabel()) }
  private func second() -> NSView { hosted(TideChart()) }
  private func third() -> NSView { hosted(TideList()) }

  private func hosted<V: View>(_ view: V) -> NSView {
    NSHostingView(rootView: view.padding())
  }
}

enum Menus {
  static let all = MenuBuilder().items()
}

struct TideLabel: View {
  @EnvironmentObject private var tides: Tides
  var body: some View { Text("\(tides.height)") }
}

struct TideChart: View {
  @EnvironmentObject private var tides: Tides
  var body: some View { Text("\(tides.height)") }
}

struct TideList: View {
  @EnvironmentObject private var tides: Tides
  var body: some View { Text("\(tides.height)") }
}
