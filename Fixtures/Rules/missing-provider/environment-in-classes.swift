import SwiftUI

final class Store: ObservableObject { @Published var title = "" }

@main
struct MainApp: App {
  @StateObject private var store = Store()
  var body: some Scene {
    WindowGroup { HomeView().environmentObject(store) }
  }
}

final class HomeModel: ObservableObject {
  // want@+1: missing-provider "'store' is never filled: class 'HomeModel' has no environment"
  @EnvironmentObject var store: Store
  var title: String { store.title }
}

struct HomeView: View {
  @EnvironmentObject var store: Store
  @StateObject private var model = HomeModel()
  @State private var title: String

  init() {
    _title = State(initialValue: "")
    // want@+1: missing-provider "'store' is read before 'HomeView' is shown"
    print(store.title)
    later { print(store.title) }
  }

  func later(_ body: () -> Void) {}

  var body: some View { Text(store.title + model.title) }
}
