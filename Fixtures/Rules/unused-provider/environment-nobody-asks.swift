import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
final class Router: ObservableObject { @Published var isOpen = false }
final class Deep: ObservableObject {}
final class PreviewOnly: ObservableObject {}

@main
struct MainApp: App {
  @StateObject private var store = Store()
  @StateObject private var router = Router()
  @StateObject private var deep = Deep()

  var body: some Scene {
    WindowGroup {
      HomeView()
        .environmentObject(store)
        .environmentObject(router)  // want: unused-provider "'Router' is injected into the environment but nobody takes it from there"
        .environmentObject(deep)
        .environment(\.locale, .current)
    }
  }
}

struct HomeView: View {
  @EnvironmentObject var store: Store
  var body: some View {
    Text(store.title).environmentObject(Store())
  }
}

struct LostView: View {
  @EnvironmentObject var deep: Deep
  var body: some View { Text("") }
}

#Preview {
  HomeView().environmentObject(PreviewOnly())
}
