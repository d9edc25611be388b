import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
final class Router: ObservableObject { @Published var isOpen = false }

@main
struct MainApp: App {
  @StateObject private var store = Store()
  @StateObject private var router = Router()

  var body: some Scene {
    WindowGroup {
      TabView {
        FeedView()
          .sheet(isPresented: $router.isOpen) { InsideSheet() }
          .environmentObject(store)
        ListView()
          .environmentObject(store)
          // want@+1: missing-provider "'OutsideSheet' is shown without a 'Store' in its environment"
          .sheet(isPresented: $router.isOpen) { OutsideSheet() }
          // want@+1: missing-provider "'Badge' is shown without a 'Store' in its environment"
          .overlay(Badge())
        // want@+1: missing-provider "'Forgotten' is shown without a 'Store' in its environment, which 'Badge' in it reads"
        Forgotten()
      }
      .environmentObject(router)
    }
  }
}

struct FeedView: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.title) }
}

struct ListView: View {
  @EnvironmentObject var store: Store
  @EnvironmentObject var router: Router
  var body: some View { Text(store.title + "\(router.isOpen)") }
}

struct InsideSheet: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.title) }
}

struct OutsideSheet: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.title) }
}

struct Badge: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.title) }
}

struct Forgotten: View {
  var body: some View {
    VStack { Badge() }
  }
}
