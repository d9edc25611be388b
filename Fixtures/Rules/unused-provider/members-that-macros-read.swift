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

final class Desk {
  var seats = 1
}

final class Volume {
  var desk: Desk?  // want: unused-dependency "dependency 'Volume.desk' is never read"
  // A record of a store is data.
  var author: Author?

  init(desk: Desk? = nil, author: Author? = nil) {
    self.desk = desk
    self.author = author
  }
}

@Observable
final class Reading {
  var desk: Desk?  // want: unused-dependency "dependency 'Reading.desk' is never read"
  var author: Author?

  init(desk: Desk? = nil, author: Author? = nil) {
    self.desk = desk
    self.author = author
  }
}

enum Library {
  static func fill() {
    let shelf = Shelf()
    let author = Author()
    let book = Book(shelf: shelf, author: author)
    let desk = Desk()
    desk.seats += 1
    let volume = Volume(desk: desk, author: author)
    let reading = Reading(desk: desk, author: author)
    shelf.books.append(book)
    print(book.author?.name ?? "", volume.author?.name ?? "", reading.author?.name ?? "")
  }
}

@main
enum Main {
  static func main() { Library.fill() }
}
