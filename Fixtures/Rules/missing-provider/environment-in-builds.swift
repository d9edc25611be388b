import SwiftUI

final class Router: ObservableObject { @Published var isOpen = false }
final class Updater: ObservableObject { @Published var version = "" }

@main
struct MainApp: App {
  @StateObject private var router = Router()
  @StateObject private var updater = Updater()

  var body: some Scene {
    WindowGroup {
      HomeView().environmentObject(router)
    }
    #if os(macOS)
      Settings {
        Preferences().environmentObject(updater)
      }
    #endif
    #if targetEnvironment(macCatalyst)
      Settings {
        // want@+1: missing-provider "'Preferences' is shown without a 'Updater' in its environment"
        Preferences()
      }
    #endif
  }
}

struct HomeView: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    #if !os(macOS)
      Button("Settings") { router.isOpen = true }
    #else
      Text("\(router.isOpen)")
    #endif
    // Presented by those builds alone that show no updates.
    Text("").sheet(isPresented: $router.isOpen) { Preferences() }
  }
}

struct Preferences: View {
  var body: some View {
    #if !os(iOS)
      Updates()
    #else
      Text("")
    #endif
  }
}

struct Updates: View {
  @EnvironmentObject private var updater: Updater

  var body: some View { Text(updater.version) }
}
