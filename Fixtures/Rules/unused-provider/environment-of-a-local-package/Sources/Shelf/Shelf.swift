import Books
import SwiftUI

@main
struct Shelf: App {
  @State private var books = Books()
  @State private var loans = Loans()

  var body: some Scene {
    WindowGroup {
      BookCount()
        .environment(books)
        .environment(loans)  // want: unused-provider "'Loans' is injected into the environment"
    }
  }
}
