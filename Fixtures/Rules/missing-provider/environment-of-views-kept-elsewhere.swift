import SwiftUI

// Where a view is shown that something keeps is not known. It has nothing anywhere that no environment has.

final class Stamps: ObservableObject { @Published var count = 0 }
final class Coins: ObservableObject { @Published var count = 0 }
final class Cards: ObservableObject { @Published var count = 0 }
final class Ghosts: ObservableObject { @Published var count = 0 }

struct Tray {
  let title: String
  let content: AnyView
}

final class Cabinet: ObservableObject {
  @Published var trays: [Int: [Tray]] = [:]

  func fill() {
    trays[0, default: []].append(Tray(title: "Stamps", content: AnyView(StampTray())))
    trays[0, default: []].append(Tray(title: "Coins", content: AnyView(CoinTray())))
    trays[0, default: []].append(Tray(title: "Cards", content: AnyView(CardTray())))
  }
}

/// Nobody asks for it.
struct Attic {
  func tray() -> Tray { Tray(title: "Ghosts", content: AnyView(GhostTray())) }
}

@main
struct CollectorApp: App {
  @StateObject private var cabinet = Cabinet()
  @StateObject private var coins = Coins()

  var body: some Scene {
    WindowGroup {
      List {
        ForEach(0..<3) { number in
          ForEach(cabinet.trays[number] ?? [], id: \.title) { tray in tray.content }
        }
      }
      .environmentObject(coins)
      .onAppear { cabinet.fill() }
    }
  }
}

struct StampTray: View {
  // want@+1: missing-provider "nothing injects the 'Stamps' that 'StampTray' takes from the environment as 'stamps'"
  @EnvironmentObject private var stamps: Stamps
  var body: some View { Text("\(stamps.count)") }
}

struct CoinTray: View {
  @EnvironmentObject private var coins: Coins
  var body: some View { Text("\(coins.count)") }
}

/// Never reads it.
struct CardTray: View {
  @EnvironmentObject private var cards: Cards
  var body: some View { Text("") }
}

struct GhostTray: View {
  @EnvironmentObject private var ghosts: Ghosts
  var body: some View { Text("\(ghosts.count)") }
}
