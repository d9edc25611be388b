import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
struct Item: Hashable {}

@main
struct MainApp: App {
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { Pusher() }
          .environmentObject(store)
        NavigationStack {
          BadPusher()
            .environmentObject(store)
        }
        NavigationView {
          Presenter()
            .environmentObject(store)
        }
      }
    }
  }
}

struct Pusher: View {
  @EnvironmentObject var store: Store
  var body: some View {
    NavigationLink(destination: Detail()) { Text(store.title) }
      .navigationDestination(for: Item.self) { _ in Detail() }
  }
}

struct BadPusher: View {
  @EnvironmentObject var store: Store
  @State private var item: Item?
  var body: some View {
    VStack {
      Text(store.title)
      // want@+1: missing-provider "'Detail' is shown without a 'Store' in its environment"
      NavigationLink("Open", destination: Detail())
      NavigationLink("Open", destination: Detail().environmentObject(store))
      NavigationLink {
        // want@+1: missing-provider "'Detail' is shown without a 'Store' in its environment"
        Detail()
      } label: {
        Detail()
      }
    }
    // want@+1: missing-provider "'Detail' is shown without a 'Store' in its environment"
    .navigationDestination(for: Item.self) { _ in Detail() }
    // Nobody says from where this one takes its environment.
    .navigationDestination(item: $item) { _ in Detail() }
  }
}

struct Presenter: View {
  @EnvironmentObject var store: Store
  @State private var isOpen = false
  var body: some View {
    Button(store.title) { isOpen = true }
      .sheet(isPresented: $isOpen) { Detail() }
  }
}

struct Detail: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.title) }
}
