// What a type keeps in static members, and others hand over, belongs to a root as what instances keep.

final class Paper { func fold() {} }

final class Writer {
  private let paper: Paper
  init(paper: Paper) { self.paper = paper }
  func write() { paper.fold() }
}

enum Office {
  enum Stores {
    static let paper = Paper()
    static let spare = Paper()  // want: unused-provider "'spare' is built in 'Office.Stores' but never used"
    static let rest = Paper()
    static let title = "Stores"
  }

  enum Desks {
    static func writer() -> Writer { Writer(paper: Stores.paper) }
  }
}

/// An actor that isolates a member is no wrapper around it.
enum Studio {
  @MainActor static let paper = Paper()
  @MainActor static let writer = Writer(paper: paper)
  @MainActor static let idle = Writer(paper: paper)  // want: unused-provider "'idle' is built in 'Studio' but never used"
  @Traced static var watched = Writer(paper: Paper())
}

@propertyWrapper
struct Traced {
  var wrappedValue: Writer
}

/// One that is shared is what its type is, not what it keeps.
final class Archive {
  static let shared = Archive()
  static let old = Archive()
  func sort() {}
}

final class Clerk {
  private let archive: Archive
  init(archive: Archive) { self.archive = archive }
  func work() { archive.sort() }
}

@main
enum Main {
  @MainActor
  static func main() {
    Office.Desks.writer().write()
    Office.Stores.rest.fold()
    Studio.writer.write()
    Clerk(archive: .shared).work()
  }
}
