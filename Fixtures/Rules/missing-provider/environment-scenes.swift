import SwiftUI

final class Store: ObservableObject { @Published var title = "" }
final class Session: ObservableObject { @Published var user = "" }
@Observable final class Theme { var name = "" }

@main
struct MainApp: App {
  @StateObject private var store = Store()
  @StateObject private var session = Session()
  @State private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      HomeView()
        .environmentObject(store)
        .environmentObject(session)
        .environment(theme)
    }
    Settings {
      // want@+1: missing-provider "'SettingsView' is shown without a 'Session' in its environment"
      SettingsView()
        .environmentObject(store)
    }
  }
}

struct HomeView: View {
  @EnvironmentObject var store: Store
  @Environment(Theme.self) private var theme

  var body: some View {
    VStack {
      Text(store.title + theme.name)
      ProfileView()
    }
  }
}

struct ProfileView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.user) }
}

struct SettingsView: View {
  @EnvironmentObject var store: Store
  @EnvironmentObject var session: Session
  /// May be missing.
  @Environment(Theme.self) private var theme: Theme?

  var body: some View {
    VStack {
      Text(store.title + session.user)
      Text(theme?.name ?? "none")
    }
  }
}
