// A helper that throws, or yields nothing, where the container has nothing leaves it to its callers.

import Swinject

struct Absent: Error {}

extension Resolver {
  func find<Service>(_ type: Service.Type) -> Service? { resolve(type) }

  func need<Service>(_ type: Service.Type = Service.self) throws -> Service {
    guard let service = find(type) else { throw Absent() }
    return service
  }

  func get<Service>(_ type: Service.Type) throws -> Service {
    if let service = resolve(type) { return service }
    throw Absent()
  }
}

extension Resolver {
  /// Asks without a name only where there is nothing under one.
  func any<Service>(_ type: Service.Type, named name: String) -> Service {
    resolve(type, name: name) ?? resolve(type)!
  }
}

final class Loom {}
final class Yarn {}
final class Dye {}
final class Needle {}

final class Mill {
  let container = Container()

  init() {
    container.register(Loom.self) { _ in Loom() }
    container.register(Loom.self, name: "old") { _ in Loom() }
    container.register(Int.self, name: "old") { _ in 1 }
  }

  func dye() -> Dye? { container.resolve(Dye.self) }  // want: missing-provider "'Dye' is not registered"
  func needle() -> Needle? { return container.resolve(Needle.self) }
}

@main
enum Main {
  static func main() throws {
    let mill = Mill()
    print(try! mill.container.need(Loom.self), mill.dye()!, mill.needle() as Any)
    print(mill.container.any(Int.self, named: "old"), mill.container.any(Loom.self, named: "old"))
    print(try! mill.container.get(Yarn.self))  // want: missing-provider "'Yarn' is not registered"
    do {
      let needle: Needle = try mill.container.need()  // want: missing-provider "'Needle' is not registered"
      print(needle)
    } catch {
      fatalError("\(error)")
    }
    do { print(try mill.container.get(Dye.self)) } catch { print("none") }
    print(try? mill.container.need(Yarn.self), try mill.container.need(Dye.self))
  }
}
