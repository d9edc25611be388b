import SwiftUI

// A view is handed a state of another one, which the user changes, or what that view was made with.

final class Notes: ObservableObject { @Published var count = 0 }

@main
struct NotesApp: App {
  @StateObject private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      VStack {
        Gate(isOpen: true)
        Lid(isOpen: .constant(true))
        Letter(text: "a")
      }
      .environmentObject(notes)
      // want@+1: missing-provider "'Doors' is shown without a 'Notes'"
      Doors()
      // want@+1: missing-provider "'Boxes' is shown without a 'Notes'"
      Boxes()
      Walls()
      Chests()
      Envelope(text: nil)
      // want@+1: missing-provider "'Envelope' is shown without a 'Notes'"
      Envelope(text: "a")
      Mailbox()
    }
  }
}

struct NoteCount: View {
  @EnvironmentObject private var notes: Notes
  var body: some View { Text("\(notes.count)") }
}

struct Gate: View {
  let isOpen: Bool
  var body: some View { if isOpen { NoteCount() } }
}

struct Lid: View {
  @Binding var isOpen: Bool
  var body: some View { if isOpen { NoteCount() } }
}

struct Letter: View {
  let text: String?
  var body: some View { if let text { Text(text); NoteCount() } }
}

struct Doors: View {
  @State private var isOpen = false
  var body: some View { Gate(isOpen: isOpen).onTapGesture { isOpen.toggle() } }
}

/// Nothing changes its state.
struct Walls: View {
  @State private var isOpen = false
  var body: some View { Gate(isOpen: isOpen) }
}

struct Boxes: View {
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Lid(isOpen: $isOpen)
  }
}

struct Chests: View {
  var body: some View { Lid(isOpen: .constant(false)) }
}

struct Envelope: View {
  let text: String?
  var body: some View { Letter(text: text) }
}

struct Mailbox: View {
  var body: some View { Envelope(text: nil) }
}
