import Observation
import SwiftUI

// The actions of a dialog are built in the environment of what presents it.

@Observable final class Locator { var x = 0 }
final class Basket: ObservableObject { func clear() {} }

enum Errand: String, CaseIterable {
  case find, pay

  @ViewBuilder func screen() -> some View {
    switch self {
    // want@+1: missing-provider "'Finder' is shown without a 'Locator' in its environment"
    case .find: Finder()
    case .pay: Text("pay")
    }
  }
}

@main
struct ErrandsApp: App {
  @StateObject private var basket = Basket()
  var body: some Scene {
    WindowGroup {
      NavigationStack { Errands() }
      Shelf().environmentObject(basket)
      // want@+1: missing-provider "'Shelf' is shown without a 'Basket' in its environment"
      Shelf()
    }
  }
}

struct Errands: View {
  @State private var asks = false
  @State private var locator = Locator()

  var body: some View {
    VStack {
      Button("More") { asks = true }
      NavigationLink("Map") { Finder().environment(locator) }
      ForEach(Errand.allCases, id: \.self) { errand in
        NavigationLink(errand.rawValue) { errand.screen() }
      }
    }
    .confirmationDialog("Add", isPresented: $asks) {
      ForEach(Errand.allCases, id: \.self) { errand in
        NavigationLink(errand.rawValue) { errand.screen() }
      }
    }
  }
}

struct Finder: View {
  @Environment(Locator.self) private var locator
  var body: some View { Text("\(locator.x)") }
}

struct Shelf: View {
  @State private var asks = false
  var body: some View {
    Button("Clear") { asks = true }
      .alert("Clear?", isPresented: $asks) { ClearButton() } message: { Text("all") }
  }
}

struct ClearButton: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { Button("Yes", role: .destructive) { basket.clear() } }
}
