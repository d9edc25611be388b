import DITranquillity

// A container finds what the parts register that something appends, by types, names and tags. What an
// initializer takes and nobody registers leaves its object unmade, which crashes; an optional is nil.

protocol Wire {}
final class PaperWire: Wire { init(archive: Archive) {} }
final class Archive {}
final class Desk { init(wire: Wire, press: Press) {} }
final class Press {}
final class Editor { init(desk: Desk, intern: Intern?) {} }
final class Intern {}
final class Printer {}
final class Ink {}
final class Courier {
  var desk: Desk?
  var van: Van?
}
final class Van {}
enum Sunday {}

final class WirePart: DIPart {
  static func load(container: DIContainer) {
    container.register(PaperWire.init).as(Wire.self)
    container.register(Archive.init).lifetime(.single)
    container.append(part: CourierPart.self)
  }
}

final class CourierPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Courier.self)
      .injection { $0.desk = $1 }
      .injection(\.van)
  }
}

final class NewsFramework: DIFramework {
  static let parts: [DIPart.Type] = [PrinterPart.self]

  static func load(container: DIContainer) {
    container.register { Desk(wire: $0, press: $1) }  // want: missing-provider "'Press' is not registered: 'press' takes it, and the container crashes when that is asked for"
    container.register(Editor.init).as(Editor.self, tag: Sunday.self)
    for part in parts { container.append(part: part) }
  }
}

final class PrinterPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Printer.init).as(Printer.self, name: "old")
  }
}

final class InkPart: DIPart {  // want: unused-provider "'InkPart' is appended to no container: what it registers is not there"
  static func load(container: DIContainer) {
    container.register(Ink.init)
    container.append(part: LeftPart.self)
  }
}

final class LeftPart: DIPart {  // want: unused-provider
  static func load(container: DIContainer) {}
}

@main
enum Main {
  static func main() {
    let container = DIContainer()
    container.append(part: WirePart.self)
    container.append(framework: NewsFramework.self)
    let editor: Editor = container.resolve()
    let sunday: Editor = container.resolve(tag: Sunday.self)
    let printer = container.resolve(name: "old") as Printer
    let other = container.resolve(name: "new") as Printer  // want: missing-provider "'Printer' is not registered by that name"
    let ink: Ink = container.resolve()  // want: missing-provider "'Ink' is not registered"
    let intern: Intern? = container.resolve()
    print(editor, sunday, printer, other, ink, intern as Any, container.resolve() as Courier)
  }
}
