import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
final class Cart: ObservableObject { @Published var count = 0 }
final class Unread: ObservableObject {}
final class OnlyShown: ObservableObject { @Published var count = 0 }

@main
struct MainApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct HomeView: View {
  // want@+1: missing-provider "nothing injects the 'Store'"
  @EnvironmentObject var store: Store
  /// Never read, so nobody misses it.
  @EnvironmentObject var unread: Unread
  /// Only the wrapper is handed on.
  @EnvironmentObject var shown: OnlyShown

  var body: some View {
    VStack {
      Text(store.title)
      CartView()
      print(_shown)
    }
  }
}

struct CartView: View {
  // want@+1: missing-provider "nothing injects the 'Cart'"
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var store: Store

  var body: some View {
    Button("Buy") { buy() }
  }

  private func buy() { cart.count += store.title.count }
}

/// Nobody shows it.
struct LostView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    HomeView().environmentObject(Store()).environmentObject(Cart())
  }
}
