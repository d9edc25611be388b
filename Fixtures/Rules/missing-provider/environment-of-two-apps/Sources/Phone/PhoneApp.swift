import SwiftUI
import Views

@main
struct PhoneApp: App {
  @StateObject private var store = Store()
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'RootView' is shown without a 'Clock' in its environment"
      RootView()
        .environmentObject(store)
        .environmentObject(session)
      Editor(draft: Draft())
        .environmentObject(Account())
    }
  }
}
