public final class Key {
  public func turn() {}
}

public final class Screen {
  private let key: Key
  init(key: Key) { self.key = key }
  public func show() { key.turn() }
}

// What the app adds to the board is not known here: each 'key' is the board's own.

public final class Board {
  public init() {}
  public var key: Key? { Key() }
  public var certainKey: Key { self.key! }
  public func makeScreen() -> Screen { Screen(key: certainKey) }
}
