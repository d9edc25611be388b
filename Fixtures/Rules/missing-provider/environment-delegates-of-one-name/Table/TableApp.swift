import AppKit
import SwiftUI

// Both apps have a class of one name, and one of them has the system make its delegate of it, which is in
// that app's environments.

final class Notebook: NSObject, ObservableObject { @Published var title = "" }
extension Notebook: NSApplicationDelegate {}

@main
struct TableApp: App {
  @NSApplicationDelegateAdaptor var notebook: Notebook
  var body: some Scene { NotebookWindow(notebook) }
}

struct NotebookWindow: Scene {
  @ObservedObject var notebook: Notebook
  init(_ notebook: Notebook) { self.notebook = notebook }
  var body: some Scene { Window("Notes", id: "notes") { Page() } }
}
