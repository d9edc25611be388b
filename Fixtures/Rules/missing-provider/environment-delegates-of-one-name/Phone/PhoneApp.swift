import SwiftUI

final class Notebook: ObservableObject { @Published var title = "" }

@main
struct PhoneApp: App {
  @StateObject private var notebook = Notebook()
  var body: some Scene {
    WindowGroup {
      Page().environmentObject(notebook)
      // want@+1: missing-provider "'Page' is shown without a 'Notebook' in its environment"
      Page()
    }
  }
}
