import Swinject

// In an extension of a protocol, `Self` is the type that the function is asked of: each call registers,
// or asks for, its own.

protocol Service: AnyObject {
  init()
  static func install(in container: Container)
}

extension Service {
  static func install(in container: Container) {
    container.register(Self.self) { _ in Self() }
  }

  static func find(by resolver: Resolver) -> Self { resolver.resolve(Self.self)! }
}

final class Ledger: Service { let rows = 3 }
final class Books: Service { let shelves = 2 }
final class Stamps: Service { let count = 9 }

final class Report {
  let ledger: Ledger
  let books: Books
  init(ledger: Ledger, books: Books) {
    self.ledger = ledger
    self.books = books
  }
}

/// Here only the list says which types there are.
protocol Part: AnyObject { init() }
final class Wheel: Part { let spokes = 7 }

extension Part {
  static func add(to container: Container) {
    container.register(Self.self) { _ in Self() }
  }
}

final class OfficeAssembly: Assembly {
  func assemble(container: Container) {
    Ledger.install(in: container)
    container.register(Report.self) { r in
      Report(
        ledger: Ledger.find(by: r),
        books: r.resolve(Books.self)!  // want: missing-provider "'Books' is not registered"
      )
    }
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([OfficeAssembly()]).resolver
    let report = resolver.resolve(Report.self)!
    print(report.ledger.rows, report.books.shelves)
    print(Stamps.find(by: resolver).count)  // want: missing-provider "'Stamps' is not registered"

    let shop = Container()
    let parts: [Part.Type] = [Wheel.self]
    for part in parts { part.add(to: shop) }
    print(shop.resolve(Wheel.self)!.spokes)
  }
}
