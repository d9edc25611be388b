import SwiftUI
import UIKit

final class Store: ObservableObject { @Published var title = "" }
final class Router: ObservableObject { @Published var isOpen = false }

/// The system puts it into the environment.
final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
}

@main
struct MainApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @StateObject private var store = Store()
  @StateObject private var router = Router()

  var body: some Scene {
    WindowGroup {
      VStack {
        Row(isCompact: true)
        Row(isCompact: false)
          .environmentObject(router)
        Screen().withSheets(isOpen: $router.isOpen)
        Screen().withSheets(isOpen: $router.isOpen)
          .environmentObject(router)
        Panel(isInteractive: false)
        Panel(isInteractive: true)
          .environmentObject(router)
        // want@+1: missing-provider "'Always' is shown without a 'Router' in its environment"
        Always()
        Always()
          .environmentObject(router)
      }
      .environmentObject(store)
    }
  }
}

/// Reads the router only where it is injected, for all that is known.
struct Row: View {
  let isCompact: Bool
  @EnvironmentObject private var router: Router
  @EnvironmentObject private var delegate: AppDelegate

  var body: some View {
    if isCompact {
      Text(delegate.token)
    } else {
      full
    }
  }

  private var full: some View { Text("\(router.isOpen)") }
}

/// Presents a screen where somebody asks for it.
struct Panel: View {
  let isInteractive: Bool
  @EnvironmentObject private var router: Router
  @State private var isOpen = false

  var body: some View {
    Text("\(isInteractive)")
      .sheet(isPresented: $isOpen) { Text("\(router.isOpen)") }
  }
}

struct Always: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    VStack { Text("\(router.isOpen)") }
  }
}

struct Screen: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text(store.title) }
}

struct Editor: View {
  @EnvironmentObject private var router: Router
  var body: some View { Text("\(router.isOpen)") }
}

extension View {
  /// Not all who apply it open the sheet.
  func withSheets(isOpen: Binding<Bool>) -> some View {
    sheet(isPresented: isOpen) { Editor() }
  }
}
