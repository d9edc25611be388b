import Pure

// Members of a root that build two modules from each other are one cycle: that of the members. So
// are locals, helpers and computed members. Modules that a root wires without such a circle of its
// own are told as modules.

final class Shelf: FactoryModule {
  struct Dependency { let book: Book }
  init(dependency: Dependency, payload: Void) { print(dependency.book) }
}

final class Book: FactoryModule {
  struct Dependency { let shelf: Shelf }
  init(dependency: Dependency, payload: Void) { print(dependency.shelf) }
}

final class LazyRoot {
  lazy var shelf: Shelf = Shelf(
    dependency: .init(book: self.book),  // want: dependency-cycle "'shelf' -> 'book' -> 'shelf'"
    payload: ()
  )
  lazy var book: Book = Book(dependency: .init(shelf: self.shelf), payload: ())
}

final class Harbour: FactoryModule {
  struct Dependency { let ship: Ship }
  init(dependency: Dependency, payload: Void) { print(dependency.ship) }
}

final class Ship: FactoryModule {
  struct Dependency { let harbour: Harbour }
  init(dependency: Dependency, payload: Void) { print(dependency.harbour) }
}

struct ComputedRoot {
  var harbour: Harbour {
    let needs = Harbour.Dependency(ship: ship)  // want: dependency-cycle "'needs' -> 'ship' -> 'harbour'"
    return Harbour(dependency: needs, payload: ())
  }
  var ship: Ship { Ship(dependency: .init(harbour: harbour), payload: ()) }
  var ships: Ship.Factory { Ship.Factory(dependency: .init(harbour: harbour)) }
}

final class Lock: FactoryModule {
  struct Dependency { let key: Key }
  init(dependency: Dependency, payload: Void) { print(dependency.key) }
}

final class Key: FactoryModule {
  struct Dependency { let lock: Lock }
  init(dependency: Dependency, payload: Void) { print(dependency.lock) }
}

final class HelperRoot {
  lazy var lock: Lock = makeLock()  // want: dependency-cycle "'lock' -> 'makeLock()' -> 'key'"
  lazy var key: Key = makeKey()
  lazy var keys = Key.Factory(dependency: .init(lock: lock))
  private func makeLock() -> Lock {
    Lock(dependency: .init(key: key), payload: ())
  }
  private func makeKey() -> Key { Key(dependency: .init(lock: lock), payload: ()) }
}

final class Sender: FactoryModule {
  struct Dependency { let receiver: Receiver.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.receiver) }
}

final class Receiver: FactoryModule {
  struct Dependency { let sender: Sender.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.sender) }
}

enum LocalRoot {
  static func resolve() -> Sender.Factory {
    let sender = Sender.Factory(
      dependency: .init(receiver: receiver))  // want: dependency-cycle "'sender' -> 'receiver'"
    let receiver = Receiver.Factory(dependency: .init(sender: sender))
    return sender
  }
}

final class Node: FactoryModule {
  struct Dependency { let node: Node.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.node) }
}

func makeNode() -> Node.Factory {
  let node = Node.Factory(dependency: .init(node: node))  // want: dependency-cycle "'node' -> 'node'"
  return node
}

// The members close a circle of their own; the modules wait for each other in another place.

final class Session {
  init(_ login: Login.Factory) {}
}

final class Login: FactoryModule {
  struct Dependency {
    let session: Session
    let help: Help.Factory  // want: lazy-cycle "'Login' -> 'Help' -> 'Login'"
  }
  init(dependency: Dependency, payload: Void) { print(dependency.session, dependency.help) }
}

final class Help: FactoryModule {
  struct Dependency { let login: Login.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.login) }
}

final class MixedRoot {
  lazy var login: Login.Factory = {
    let session = self.session  // want: dependency-cycle "'login' -> 'session' -> 'login'"
    return Login.Factory(dependency: .init(session: session, help: self.help))
  }()
  lazy var session: Session = Session(login)
  lazy var help: Help.Factory = Help.Factory(dependency: .init(login: self.login))
}

// Nothing in the root closes a circle, and nothing in the modules waits.

final class Egg: FactoryModule {
  struct Dependency { let hen: Hen }  // want: dependency-cycle "'Egg' -> 'Hen' -> 'Egg'"
  init(dependency: Dependency, payload: Void) { print(dependency.hen) }
}

final class Hen: FactoryModule {
  struct Dependency { let egg: Egg }
  init(dependency: Dependency, payload: Void) { print(dependency.egg) }
}

func makeEgg(hen: Hen) -> Egg.Factory { Egg.Factory(dependency: .init(hen: hen)) }

print(LazyRoot().shelf, ComputedRoot().ships, HelperRoot().keys, LocalRoot.resolve(), makeNode())
print(MixedRoot().login)
