import Swinject

// A name is what it is at run time: the text behind a case or a constant, wherever it is written.

enum Floor: String {
  case ground
  case attic = "top"
  case cellar
}

enum Names {
  static let attic = Floor.attic.rawValue
  static var cellar: String { "cellar" }
}

final class Lamp {}
final class Plug {}

extension Container {
  func addPlug(on floor: Floor) { register(Plug.self, name: floor.rawValue) { _ in Plug() } }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Lamp.self, name: Floor.ground.rawValue) { _ in Lamp() }
    container.register(Lamp.self, name: "top") { _ in Lamp() }
    container.addPlug(on: .ground)
    print(container.resolve(Lamp.self, name: "ground")!)
    print(container.resolve(Lamp.self, name: Floor.attic.rawValue)!)
    print(container.resolve(Lamp.self, name: Names.attic)!)
    print(container.resolve(Lamp.self, name: Floor.cellar.rawValue)!)  // want: missing-provider "name: Floor.cellar.rawValue"
    print(container.resolve(Lamp.self, name: Names.cellar)!)  // want: missing-provider "name: Names.cellar"
    print(container.resolve(Plug.self, name: Floor.ground.rawValue)!)
    for floor in [Floor.ground, .attic] {
      print(container.resolve(Lamp.self, name: floor.rawValue)!)
    }
  }
}
