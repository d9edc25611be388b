import Factory

public final class Map {
  public init() {}
}

extension Container {
  public var ground: Factory<Map> { self { Map() } }
}
