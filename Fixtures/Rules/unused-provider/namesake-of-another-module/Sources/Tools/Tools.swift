public final class Workshop {
  private var count = 0
  public init() {}
  public func open() { count += 1 }
}

public final class Pier {
  private var count = 0
  public init() {}
  public func leave() { count += 1 }
}
