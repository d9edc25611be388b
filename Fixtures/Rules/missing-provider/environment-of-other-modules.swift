import Shelves
import SwiftUI

// A modifier or container of a module out of sight cannot name a type of this one: it injects what it
// is handed, and no more.

final class Books: ObservableObject { @Published var count = 0 }
struct Wrapped<Value> { let value: Value }

@main
struct LibraryApp: App {
  @StateObject private var books = Books()

  var body: some Scene {
    WindowGroup {
      BookLabel().environmentObject(books)
      // want@+1: missing-provider "'BookLabel' is shown without a 'Books'"
      BookLabel().dusted(by: 3)
      Shelf {
        // want@+1: missing-provider "'BookLabel' is shown without a 'Books'"
        BookLabel()
      }
      // want@+1: missing-provider "'BookLabel' is shown without a 'Books'"
      BookLabel().modifier(Dusted())
      BookLabel().shelved(books)
      BookLabel().shelved(Books.self)
      BookLabel().shelved(Wrapped(value: books))
      BookLabel().shelved { books }
      BookLabel().modifier(Shelved(books))
      Shelf(of: books) { BookLabel() }
      Rows {
        // want@+1: missing-provider "'BookLabel' is shown without a 'Books'"
        BookLabel()
      }
      // Somebody here may mean it.
      BookLabel().sorted()
    }
  }
}

/// Shows each of the views that it is given.
struct Rows<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { _VariadicView.Tree(Layout()) { content() } }
}

struct Layout: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in child }
  }
}

struct Sorter { func sorted() -> Int { 0 } }

struct BookLabel: View {
  @EnvironmentObject private var books: Books
  var body: some View { Text("\(books.count)") }
}
