import SwiftUI

// What stands behind a statement by which a function may be left is shown, and read, where it is not.

final class Notes: ObservableObject { @Published var count = 0 }

@main
struct NotesApp: App {
  @StateObject private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      VStack {
        Titled(title: "a")
        Named(name: "a")
        Filled(isFull: true)
        Chosen(kind: 1)
        Counted(isOn: true)
        Chained(kind: 7)
      }
      .environmentObject(notes)
      Titled(title: nil)
      // want@+1: missing-provider "'Titled' is shown without a 'Notes'"
      Titled(title: "a")
      Named(name: nil)
      // want@+1: missing-provider "'Named' is shown without a 'Notes'"
      Named(name: "a")
      Filled(isFull: false)
      // want@+1: missing-provider "'Filled' is shown without a 'Notes'"
      Filled(isFull: true)
      Chosen(kind: 1)
      Counted(isOn: false)
      // want@+1: missing-provider "'Counted' is shown without a 'Notes'"
      Counted(isOn: true)
      Chained(kind: 1)
      Chained(kind: 2)
    }
  }
}

struct NoteCount: View {
  @EnvironmentObject private var notes: Notes
  var body: some View { Text("\(notes.count)") }
}

struct Titled: View {
  let title: String?

  var body: some View { content }

  private var content: AnyView {
    guard let title else { return AnyView(Text("untitled")) }
    return AnyView(VStack { Text(title); NoteCount() })
  }
}

struct Named: View {
  let name: String?

  var body: some View { content() }

  private func content() -> AnyView {
    if name == nil { return AnyView(Text("nameless")) }
    return AnyView(NoteCount())
  }
}

struct Filled: View {
  let isFull: Bool

  var body: some View {
    let count = NoteCount()
    if isFull {
      Text("full")
    } else {
      return AnyView(Text("empty"))
    }
    return AnyView(count)
  }
}

/// One of several that the next line does not tell.
struct Chosen: View {
  let kind: Int

  var body: some View { content }

  private var content: AnyView {
    switch kind {
    case 1: return AnyView(Text("one"))
    default: break
    }
    return AnyView(NoteCount())
  }
}

struct Counted: View {
  @EnvironmentObject private var notes: Notes
  let isOn: Bool

  var body: some View { Text(text) }

  private var text: String {
    guard isOn else { return "" }
    return "\(notes.count)"
  }
}

struct Chained: View {
  let kind: Int

  var body: some View { content }

  private var content: AnyView {
    if kind == 1 {
      return AnyView(Text("one"))
    } else if kind == 2 {
      return AnyView(Text("two"))
    }
    return AnyView(NoteCount())
  }
}
