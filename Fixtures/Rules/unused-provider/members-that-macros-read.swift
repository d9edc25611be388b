// A macro may make something of all that a type stores.
import Observation
import SwiftData

@Model
final class Shelf {
  var books: [Book] = []
  init() {}
}

@Model
final class Author {
  var name = ""
  init() {}
}

@Model
final class Book {
  // The store has the other end of it.
  var shelf: Shelf?
  var author: Author?

  init(shelf: Shelf? = nil, author: Author? = nil) {
    self.shelf = shelf
    self.author = author
  }
}

final class Volume {
  var shelf: Shelf?  // want: unused-provider "'shelf' is kept in 'Volume' but never used"
  var author: Author?

  init(shelf: Shelf? = nil, author: Author? = nil) {
    self.shelf = shelf
    self.author = author
  }
}

@Observable
final class Reading {
  var shelf: Shelf?  // want: unused-provider "'shelf' is kept in 'Reading' but never used"
  var author: Author?

  init(shelf: Shelf? = nil, author: Author? = nil) {
    self.shelf = shelf
    self.author = author
  }
}

enum Library {
  static func fill() {
    let shelf = Shelf()
    let author = Author()
    let book = Book(shelf: shelf, author: author)
    let volume = Volume(shelf: shelf, author: author)
    let reading = Reading(shelf: shelf, author: author)
    shelf.books.append(book)
    print(book.author?.name ?? "", volume.author?.name ?? "", reading.author?.name ?? "")
  }
}

@main
enum Main {
  static func main() { Library.fill() }
}
