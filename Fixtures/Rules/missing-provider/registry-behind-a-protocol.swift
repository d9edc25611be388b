// What asks a registry by a protocol that another one meets, too, asks the one that builds it; anywhere
// else, whichever holds what is asked for.

typealias Making = (Taking) -> Any

protocol Taking {
  func put<T>(_ type: T.Type, making: @escaping Making)
  func take<T>(_ type: T.Type) -> T?
}

final class Shelf: Taking {
  nonisolated(unsafe) static let shared = Shelf()
  private var makers: [String: Making] = [:]
  func put<T>(_ type: T.Type, making: @escaping Making) { makers["\(type)"] = making }
  func take<T>(_ type: T.Type) -> T? { makers["\(type)"]?(self) as? T }
}

final class Drawer: Taking {
  private var makers: [String: Making] = [:]
  func put<T>(_ type: T.Type, making: @escaping Making) { makers["\(type)"] = making }
  func take<T>(_ type: T.Type) -> T? { makers["\(type)"]?(self) as? T }
}

protocol Maps { func draw() }
final class PaperMaps: Maps { func draw() {} }
final class Pen { func write() {} }
final class Ink {}

final class Drive {
  let maps: Maps
  init(maps: Maps) { self.maps = maps }
  func go() { maps.draw() }
}

final class Flag {
  let ink: Ink
  init(ink: Ink) { self.ink = ink }
  func wave() { print(ink) }
}

func write(with taking: Taking) { taking.take(Pen.self)!.write() }

@main
enum Main {
  static func main() {
    Shelf.shared.put(Maps.self) { _ in PaperMaps() }
    Shelf.shared.put(Drive.self) { shelf in Drive(maps: shelf.take(Maps.self)!) }
    Shelf.shared.put(Flag.self) { shelf in
      Flag(ink: shelf.take(Ink.self)!)  // want: missing-provider "'Ink' is not registered"
    }
    Shelf.shared.take(Drive.self)!.go()
    Shelf.shared.take(Flag.self)!.wave()

    let drawer = Drawer()
    drawer.put(Pen.self) { _ in Pen() }
    write(with: drawer)
  }
}
