import Swinject
import SwinjectExtras

// What another library adds to containers may register anything in the one that it is called on.
// The function that all of the library's `register` call is a registration as well.

final class Clock {}
final class Zone {}
final class Bell {}

extension Container {
  func registerOnce<Service>(
    _ type: Service.Type, named name: String? = nil, make: @escaping (Resolver) -> Service
  ) {
    _register(type, factory: make, name: name).inObjectScope(.container)
  }
}

// A name that is made of a parameter is as open as the parameter.
enum Volume: String {
  case loud, quiet

  var name: String { "volume-" + rawValue }
}

extension Container {
  func registerBell(_ volume: Volume) {
    _register(Bell.self, factory: { _ in Bell() }, name: volume.name)
  }
}

extension Resolver {
  func bell(_ volume: Volume?) -> Bell { resolve(Bell.self, name: volume?.name)! }
}

final class Watch {
  init(_ clock: Clock, _ zone: Zone) {}
}

@main
enum Main {
  static func main() {
    let own = Container()
    own.registerOnce(Clock.self) { _ in Clock() }
    own._register(Bell.self, factory: { _ in Bell() }, name: "loud")
    print(own.resolve(Clock.self)!, own.resolve(Bell.self, name: "loud")!)
    print(own.resolve(Zone.self)!)  // want: missing-provider "Zone"
    print(own.resolve(Bell.self)!)  // want: missing-provider "Bell"

    let bells = Container()
    bells.registerBell(.loud)
    bells.registerBell(.quiet)
    print(bells.bell(.loud), bells.bell(.quiet))

    let open = Container()
    open.register(Watch.self) { r in Watch(r.resolve(Clock.self)!, r.resolve(Zone.self)!) }
    open.registerSingleton(Clock.self) { _ in Clock() }
    open.registerAll(in: "Zones")
    print(open.resolve(Watch.self)!)
  }
}
