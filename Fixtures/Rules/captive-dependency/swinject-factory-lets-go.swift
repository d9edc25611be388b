// A factory keeps what it hands to whoever stores it, not what it looks at on its way.
import Swinject

final class Key {
  let text = "k"
}

final class Vault {
  let text: String
  init(text: String) { self.text = text }
}

final class Door {
  weak var key: Key?
  var spare: Key?
  init(key: Key) { self.key = key }
}

final class Hall {
  private var last: Key?
  func show(_ key: Key) { print(key.text) }
  func pass(_ key: Key) { hold(key) }
  private func hold(_ key: Key) { last = key }
  func compare(_ key: Key) -> Bool { key === last }
}

final class Ring {
  let keys: [Key]
  init(keys: [Key]) { self.keys = keys }
}

final class Chain {
  let ring: Ring
  init(ring: Ring) { self.ring = ring }
}

final class Guest {
  let key: Key
  init(key: Key) { self.key = key }
}

func text(of key: Key) -> String { key.text }
func ring(of key: Key) -> Ring { Ring(keys: [key]) }

func lookOnly(_ container: Container) {
  container.register(Vault.self, name: "read") { r in
    Vault(text: r.resolve(Key.self)!.text)
  }.inObjectScope(.container)
  container.register(Vault.self, name: "function") { r in
    let key = r.resolve(Key.self)!
    print(key, "\(key)")
    return Vault(text: text(of: key))
  }.inObjectScope(.container)
  container.register(Door.self, name: "weak") { r in
    let door = Door(key: r.resolve(Key.self)!)
    door.key = r.resolve(Key.self)
    return door
  }.inObjectScope(.container)
  container.register(Hall.self, name: "shown") { r in
    let hall = Hall()
    hall.show(r.resolve(Key.self)!)
    if hall.compare(r.resolve(Key.self)!) { print("same") }
    _ = r.resolve(Key.self)
    return hall
  }.inObjectScope(.container)
  container.register(Vault.self, name: "ring") { r in
    let ring = Ring(keys: [r.resolve(Key.self)!])
    return Vault(text: ring.keys[0].text)
  }.inObjectScope(.container)
}

func keep(_ container: Container) {
  container.register(Door.self, name: "strong") { r in
    let door = Door(key: r.resolve(Key.self)!)
    door.spare = r.resolve(Key.self)  // want: captive-dependency "'Door named"
    return door
  }.inObjectScope(.container)
  container.register(Hall.self, name: "passed") { r in
    let hall = Hall()
    hall.pass(r.resolve(Key.self)!)  // want: captive-dependency "'Hall named"
    return hall
  }.inObjectScope(.container)
  container.register(Ring.self) { r in
    let first = r.resolve(Key.self)!  // want: captive-dependency "'Ring'"
    print(first.text)
    let ring = Ring(keys: [first])
    return ring
  }.inObjectScope(.container)
  container.register(Chain.self) { r in
    Chain(ring: ring(of: r.resolve(Key.self)!))  // want: captive-dependency "'Chain'"
  }.inObjectScope(.container)
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Key.self) { _ in Key() }.inObjectScope(.transient)
    lookOnly(container)
    keep(container)
    container.register(Guest.self) { r in Guest(key: r.resolve(Key.self)!) }
    for name in ["read", "function", "ring"] { print(container.resolve(Vault.self, name: name)!.text) }
    print(container.resolve(Door.self, name: "weak")!, container.resolve(Door.self, name: "strong")!)
    print(container.resolve(Hall.self, name: "shown")!, container.resolve(Hall.self, name: "passed")!)
    print(container.resolve(Ring.self)!, container.resolve(Chain.self)!, container.resolve(Guest.self)!)
  }
}
