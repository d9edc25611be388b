import SwiftUI

// A modifier of the app is applied where all who apply it are known: then what it presents is shown in
// the environments of these places and in no other.

final class Purse: ObservableObject { @Published var coins = 0 }
final class Ledger: ObservableObject { @Published var lines = 0 }
final class Vault: ObservableObject { @Published var doors = 0 }
final class Teller: ObservableObject { @Published var name = "" }

enum Counter: Identifiable {
  case purse, ledger
  var id: Self { self }
}

@main
struct BankApp: App {
  @State private var counter: Counter?
  @StateObject private var purse = Purse()
  @StateObject private var vault = Vault()
  @StateObject private var ledger = Ledger()
  @StateObject private var teller = Teller()

  var body: some Scene {
    WindowGroup {
      Hall()
        .countered(by: $counter, purse)
        .vaulted(vault)
        .manned()
        .environmentObject(teller)
      Hall()
        .manned()
      LedgerView()
        .environmentObject(ledger)
      PurseView()
        .kept()
        .environmentObject(purse)
    }
  }
}

struct Hall: View {
  var body: some View {
    Text("Hall")
      .vaulted(nil)
  }
}

extension View {
  func countered(by counter: Binding<Counter?>, _ purse: Purse) -> some View {
    // want@+1: missing-provider "'Counters' is shown without a 'Ledger' in its environment"
    modifier(Counters(counter: counter, purse: purse))
  }

  /// One of two places has a vault: what is shown there on a condition is not certain.
  func vaulted(_ vault: Vault?) -> some View {
    modifier(Vaults(vault: vault))
  }

  /// One of two places has a teller.
  func manned() -> some View {
    overlay { Manned() }
  }

  /// Others may apply it: somebody keeps it as a value.
  func kept() -> some View { modifier(Kept()) }
}

struct Counters: ViewModifier {
  @Binding var counter: Counter?
  let purse: Purse

  func body(content: Content) -> some View {
    content
      .sheet(item: $counter) { counter in
        switch counter {
        case .purse:
          PurseView()
            .environmentObject(purse)
        case .ledger:
          LedgerView()
        }
      }
  }
}

struct Vaults: ViewModifier {
  let vault: Vault?

  func body(content: Content) -> some View {
    if let vault {
      content.overlay { VaultView().environmentObject(vault) }
    } else {
      content
    }
  }
}

struct Kept: ViewModifier {
  @State private var isOpen = false
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isOpen) { PurseView() }
  }
}

let keeper: (Text) -> any View = { text in text.kept() }

struct Manned: View {
  @State private var isBusy = false
  var body: some View {
    if Int.random(in: 0...1) == 0 { TellerView() }
  }
}

struct PurseView: View {
  @EnvironmentObject var purse: Purse
  var body: some View { Text("\(purse.coins)") }
}

struct LedgerView: View {
  @EnvironmentObject var ledger: Ledger
  var body: some View { Text("\(ledger.lines)") }
}

struct VaultView: View {
  @EnvironmentObject var vault: Vault
  var body: some View { Text("\(vault.doors)") }
}

struct TellerView: View {
  @EnvironmentObject var teller: Teller
  var body: some View { Text(teller.name) }
}
