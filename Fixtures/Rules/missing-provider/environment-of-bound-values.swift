import SwiftUI

// The view is what an `if let` or a `guard let` binds.

final class Notes: ObservableObject { @Published var count = 0 }

struct NoteCount: View {
  // want@+1: missing-provider "nothing injects the 'Notes' that 'NoteCount' takes"
  @EnvironmentObject private var notes: Notes
  var body: some View { Text("\(notes.count)") }
}

final class Labels: ObservableObject { @Published var count = 0 }

struct LabelCount: View {
  // want@+1: missing-provider "nothing injects the 'Labels' that 'LabelCount' takes"
  @EnvironmentObject private var labels: Labels
  var body: some View { Text("\(labels.count)") }
}

enum Page: View {
  case notes, about

  var body: some View {
    switch self {
    case .notes: NoteCount()
    case .about: Text("about")
    }
  }
}

@Observable final class Desk { var page: Page? = .notes }

@main
struct NotesApp: App {
  @State private var desk = Desk()

  var body: some Scene {
    WindowGroup {
      if let page = desk.page { page } else { Text("nothing") }
      Drawer()
    }
  }
}

struct Drawer: View {
  var body: some View { content }

  private var content: AnyView {
    guard let label = makeLabel() else { return AnyView(Text("none")) }
    return AnyView(label)
  }

  private func makeLabel() -> LabelCount? { LabelCount() }
}
