import SwiftUI

// What a state of the view decides happens on each way to it; what the view was made with is as it is
// made there.

final class Notes: ObservableObject { @Published var count = 0 }

enum Style { case plain, rich }

@main
struct NotesApp: App {
  @StateObject private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      VStack {
        Editor()
        Idle()
        Sheets()
        Guarded(mayOpen: false)
        Row(style: .plain)
        Row(style: .plain, isLong: false)
        Cell(kind: 1)
        Cell(kind: 7)
        Box(isOpen: false)
        Eraser()
        Tile.counted
      }
      .environmentObject(notes)
      // want@+1: missing-provider "'Editor' is shown without a 'Notes'"
      Editor()
      Idle()
      // want@+1: missing-provider "'Sheets' is shown without a 'Notes'"
      Sheets()
      Guarded(mayOpen: false)
      Row(style: .plain)
      // want@+1: missing-provider "'Row' is shown without a 'Notes'"
      Row(style: .rich)
      // want@+1: missing-provider "'Row' is shown without a 'Notes'"
      Row(style: Style.plain, isLong: true)
      // want@+1: missing-provider "'Cell' is shown without a 'Notes'"
      Cell(kind: 2)
      Cell(kind: 7)
      Cell(kind: Int.random(in: 0...9))
      Box(isOpen: false)
      // want@+1: missing-provider "'Box' is shown without a 'Notes'"
      Box()
      // want@+1: missing-provider "'Eraser' is shown without a 'Notes'"
      Eraser()
      Tile.plain("")
      // want@+1: missing-provider "'counted' is shown without a 'Notes'"
      Tile.counted
    }
  }
}

/// Reads once a button was pressed.
struct Editor: View {
  @EnvironmentObject private var notes: Notes
  @State private var showsCount = false
  @State private var draft: String?

  var body: some View {
    Button("Count") { withAnimation { showsCount.toggle() } }
      .onTapGesture { draft = "" }
    if showsCount, draft == nil { Text("\(notes.count)") }
  }
}

/// Nothing ever sets its state.
struct Idle: View {
  @EnvironmentObject private var notes: Notes
  @State private var showsCount = false

  var body: some View {
    if showsCount { Text("\(notes.count)") }
  }
}

/// Reads in what it presents.
struct Sheets: View {
  @EnvironmentObject private var notes: Notes
  @State private var asks = false

  var body: some View {
    Button("Ask") { asks = true }
      .alert("Sure?", isPresented: $asks) { Text("\(notes.count)") }
  }
}

/// Its state is set only where it may be.
struct Guarded: View {
  let mayOpen: Bool
  @EnvironmentObject private var notes: Notes
  @State private var isOpen = false

  var body: some View {
    if mayOpen { Button("Open") { isOpen = true } }
    Text("").sheet(isPresented: $isOpen) { Text("\(notes.count)") }
  }
}

struct Row: View {
  let style: Style
  var isLong = false
  @EnvironmentObject private var notes: Notes

  var body: some View {
    switch style {
    case .plain: Text(isLong ? "\(notes.count)" : "")
    case .rich: Text("\(notes.count)")
    }
  }
}

struct Cell: View {
  let kind: Int
  @EnvironmentObject private var notes: Notes

  var body: some View {
    if kind == 7 || kind == 1 && !false { Text("") } else { Text("\(notes.count)") }
  }
}

struct Box: View {
  private let isOpen: Bool
  @EnvironmentObject private var notes: Notes

  init(isOpen: Bool = true) { self.isOpen = isOpen }

  var body: some View {
    Toggle("", isOn: isOpen ? .init(get: { notes.count > 0 }, set: { _ in }) : .constant(false))
  }
}

/// Reads in a button of what it presents.
struct Eraser: View {
  @EnvironmentObject private var notes: Notes
  @State private var asks = false

  var body: some View {
    Button("Erase") { asks = true }
      .alert(isPresented: $asks) {
        Alert(
          title: Text("Sure?"),
          primaryButton: .destructive(Text("Erase")) { notes.count = 0 },
          secondaryButton: .cancel()
        )
      }
  }
}

enum Tile: View {
  case plain(String)
  case counted

  var body: some View {
    switch self {
    case .plain(let text): Text(text)
    case .counted: Count()
    }
  }
}

struct Count: View {
  @EnvironmentObject private var notes: Notes
  var body: some View { Text("\(notes.count)") }
}
