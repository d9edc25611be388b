import SwiftUI

// What is amiss above many views is told once, at the first of them.

final class Cart: ObservableObject { @Published var count = 0 }

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup { Shop() } }
}

struct Shop: View {
  @StateObject private var cart = Cart()
  @State private var pays = false

  var body: some View {
    NavigationStack {
      Shelves()
      // want@+1: missing-provider "'CartLabel' is shown without a 'Cart'"
      CartLabel()
      Button("Pay") { pays = true }
        .sheet(isPresented: $pays) { CartLabel().environmentObject(cart) }
    }
  }
}

struct Shelves: View {
  @StateObject private var spare = Cart()
  var body: some View {
    Shelf()
    CartLabel()
    Special()
    CartLabel().environmentObject(spare)
  }
}

struct Shelf: View {
  var body: some View { CartLabel() }
}

struct Special: View {
  var body: some View { VStack { CartLabel() } }
}

struct CartLabel: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}
