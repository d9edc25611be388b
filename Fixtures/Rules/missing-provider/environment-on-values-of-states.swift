import SwiftUI

// A state that comes to hold nothing but what is written out shows nothing else.

final class Notes: ObservableObject { @Published var count = 0 }

struct NoteCount: View {
  @EnvironmentObject private var notes: Notes
  var body: some View { Text("\(notes.count)") }
}

enum Mode { case first, second, third }

@main
struct NotesApp: App {
  @StateObject private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      NoteCount().environmentObject(notes)
      Lid(isOpen: .constant(true)).environmentObject(notes)
      Switched()
      Compared()
      Closed()
      Kept()
      Empty()
      Bound()
      Reading()
      Shut()
      Lidded()
      // want@+1: missing-provider "'Picked' is shown without a 'Notes'"
      Picked()
      // want@+1: missing-provider "'Raised' is shown without a 'Notes'"
      Raised()
      // want@+1: missing-provider "'Filled' is shown without a 'Notes'"
      Filled()
      // want@+1: missing-provider "'Moved' is shown without a 'Notes'"
      Moved()
      // want@+1: missing-provider "'Opened' is shown without a 'Notes'"
      Opened()
    }
  }
}

struct Switched: View {
  @State private var mode = Mode.first

  var body: some View {
    Button("Next") { mode = .second }
    switch mode {
    case .first, .second: Text("plain")
    case .third: NoteCount()
    }
  }
}

struct Compared: View {
  @State private var mode: Mode? = nil

  var body: some View {
    Button("Next") { mode = .second }
    if mode == .third { NoteCount() }
    if case .third = mode { NoteCount() }
  }
}

struct Closed: View {
  @State private var isOpen = false

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { NoteCount() }
  }
}

struct Kept: View {
  @State private var isKept = true

  var body: some View {
    Button("Keep") { isKept = true }
    if !isKept { NoteCount() }
  }
}

struct Empty: View {
  @State private var text: String? = nil

  var body: some View {
    Button("Clear") { text = nil }
    if text != nil { NoteCount() }
  }
}

struct Bound: View {
  @State private var text: String? = nil

  var body: some View {
    Button("Clear") { text = nil }
    if let text { Text(text); NoteCount() }
  }
}

struct Reading: View {
  @EnvironmentObject private var notes: Notes
  @State private var isOpen = false

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { Text("\(notes.count)") }
  }
}

struct Lid: View {
  @Binding var isOpen: Bool
  var body: some View { if isOpen { NoteCount() } }
}

/// The view that is handed the binding only reads it.
struct Shut: View {
  @State private var isOpen = false
  var body: some View { Lid(isOpen: $isOpen) }
}

struct Lidded: View {
  var body: some View { Lid(isOpen: .constant(false)) }
}

struct Picked: View {
  @State private var mode = Mode.first

  var body: some View {
    Picker("Mode", selection: $mode) { Text("third").tag(Mode.third) }
    switch mode {
    case .first, .second: Text("plain")
    case .third: NoteCount()
    }
  }
}

struct Raised: View {
  @State private var level = 0

  var body: some View {
    Button("Up") { level += 1 }
    if level == 3 { NoteCount() }
  }
}

struct Filled: View {
  @State private var text: String?

  var body: some View {
    Button("Fill") { text = "" }
    if let text { Text(text); NoteCount() }
  }
}

struct Moved: View {
  @State private var mode = Mode.first

  var body: some View {
    Button("Next") { mode = next() }
    if mode == .third { NoteCount() }
  }

  private func next() -> Mode { mode == .first ? .third : .first }
}

struct Knob: View {
  @Binding var isOn: Bool
  var body: some View { Button("Turn") { isOn.toggle() } }
}

struct Opened: View {
  @State private var isOpen = false

  var body: some View {
    Knob(isOn: $isOpen)
    if isOpen { NoteCount() }
  }
}
