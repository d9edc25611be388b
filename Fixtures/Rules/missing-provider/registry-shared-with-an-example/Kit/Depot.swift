public protocol Filling { func fill(_ depot: Depot) }

public final class Depot {
  public static let shared = Depot()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  public func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = make
  }

  public func resolve<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
}

public final class Clock { public init() {} }
public final class Lamp { public init() {} }
