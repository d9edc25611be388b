import SwiftUI

// An alias that each build sets to another class is, for what it names, either of them.

class Library: ObservableObject { @Published var books: [String] = [] }
final class RemoteLibrary: Library { @Published var address = "" }

struct Shelf: View {
  @EnvironmentObject private var library: Library
  var body: some View { Text("\(library.books.count)") }
}

struct RemoteShelf: View {
  @EnvironmentObject private var library: RemoteLibrary
  var body: some View { Text(library.address) }
}

struct MainWindow: View {
  #if WITH_REMOTE
    typealias Kind = RemoteLibrary
  #else
    typealias Kind = Library
  #endif

  private let library: Kind?
  init(library: Kind? = nil) { self.library = library }

  var body: some View {
    #if WITH_REMOTE
      RemoteShelf().environmentObject(library!)
    #else
      Shelf().environmentObject(library!)
    #endif
  }
}

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { MainWindow(library: MainWindow.Kind()) }
  }
}
