import Swinject

// A name made of a type is the type's name, whether it is described on the spot or by a member of the
// type that describes whom it is asked of. A value of a type may be of a subclass, which is described
// by a name of its own.

extension NSObject {
  class var typeName: String { return String(describing: Self.self) }
}

protocol Labelled {}
extension Labelled {
  static var label: String { "\(self)" }
}

class Sky: NSObject {}
final class Tide: Sky, Labelled {}
final class Moon: Sky, Labelled {}
final class Star: Sky {}
final class Comet: Sky, Labelled {}
final class Dust: Sky {}

final class SkyAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Sky.self, name: Tide.typeName) { _ in Tide() }
    container.register(Sky.self, name: Moon.label) { _ in Moon() }
    container.register(Sky.self, name: String(describing: Star.self)) { _ in Star() }
  }
}

@main
enum Main {
  static func main() {
    let sky = Assembler([SkyAssembly()]).resolver
    print(sky.resolve(Sky.self, name: Tide.typeName)!)
    print(sky.resolve(Sky.self, name: "\(Tide.self)")!)
    print(sky.resolve(Sky.self, name: "Moon")!)
    print(sky.resolve(Sky.self, name: Star.typeName)!)
    print(sky.resolve(Sky.self, name: Comet.label)!)  // want: missing-provider "Comet.label"
    print(sky.resolve(Sky.self, name: "\(Dust.self)")!)  // want: missing-provider "Dust.self"
    for kind in [Tide.self, Moon.self] as [Sky.Type] {
      print(sky.resolve(Sky.self, name: kind.typeName)!)
    }
    print(sky.resolve(Sky.self, name: type(of: Star()).typeName)!)
  }
}
