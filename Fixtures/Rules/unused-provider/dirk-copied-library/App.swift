// The library stands among the sources, and the app keeps its modules in an extension of its class.

final class Wire {}
final class Cable {}
final class Phone {
  let wire: Wire
  init(wire: Wire) { self.wire = wire }
}

extension Module {
  static var wires: Module {
    Module {
      Singleton { Wire() }
      Singleton { Cable() }  // want: unused-provider "'Cable'"
    }
  }
  static func phones() -> Module { Module { Factory { Phone(wire: try $0.get()) } } }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module.wires
      Module.phones()
    }
    print(try inject(Phone.self).wire)
  }
}
