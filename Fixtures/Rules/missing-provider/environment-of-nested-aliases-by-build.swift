import SwiftUI

// An alias that each build sets to another class is, for what it names, either of them.

class Library: ObservableObject { @Published var books: [String] = [] }
final class RemoteLibrary: Library { @Published var address = "" }
final class Ladder: ObservableObject { @Published var height = 0 }

struct Shelf: View {
  @EnvironmentObject private var library: Library
  var body: some View { Text("\(library.books.count)") }
}

struct RemoteShelf: View {
  @EnvironmentObject private var library: RemoteLibrary
  var body: some View { Text(library.address) }
}

struct LadderSign: View {
  @EnvironmentObject private var ladder: Ladder  // want: missing-provider "nothing injects the 'Ladder'"
  var body: some View { Text("\(ladder.height)") }
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
      Shelf().environmentObject(library!)  // want: missing-provider "'Shelf' is shown without a 'Library'"
    #else
      Shelf().environmentObject(library!)
    #endif
    LadderSign().environmentObject(library!)
  }
}

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { MainWindow(library: MainWindow.Kind()) }
  }
}
