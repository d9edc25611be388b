// Scopes with parents: what one holds the scopes below it find, but not those above.

final class Maps {}
final class Pens {}
final class Ink {}

final class Scope {
  private let parent: Scope?
  private var kept: [ObjectIdentifier: Any] = [:]

  init(parent: Scope? = nil) { self.parent = parent }

  func put<T>(_ value: T) { kept[ObjectIdentifier(T.self)] = value }

  func take<T>(_ type: T.Type) -> T {
    if let own = kept[ObjectIdentifier(type)] as? T { return own }
    if let parent { return parent.take(type) }
    fatalError()
  }
}

/// A scope whose parent may be any.
final class Later {
  var parent: Later?
  private var kept: [ObjectIdentifier: Any] = [:]
  func put<T>(_ value: T) { kept[ObjectIdentifier(T.self)] = value }
  func take<T>(_ type: T.Type) -> T {
    if let own = kept[ObjectIdentifier(type)] as? T { return own }
    return parent!.take(type)
  }
}

func make(in scope: Scope) -> Ink {
  let inner = Scope(parent: scope)
  return inner.take(Ink.self)
}

@main
enum Main {
  static func main() {
    let app = Scope()
    app.put(Maps())
    let screen = Scope(parent: app)
    screen.put(Pens())
    screen.put(Ink())
    let sheet = Scope(parent: screen)
    print(screen.take(Maps.self), screen.take(Pens.self), sheet.take(Maps.self), sheet.take(Pens.self))
    print(app.take(Pens.self))  // want: missing-provider "'Pens' is not registered"
    print(make(in: screen))

    let first = Later()
    let second = Later()
    first.put(Maps())
    second.parent = first
    print(second.take(Maps.self))
  }
}
