public final class Depot {
  public static let shared = Depot()
  private var makers: [String: () -> Any] = [:]

  public func add<Service>(_ type: Service.Type, _ make: @escaping () -> Any) {
    makers[String(describing: type)] = make
  }

  public func get<Service>(_ type: Service.Type) -> Service {
    makers[String(describing: type)]!() as! Service
  }
}

public protocol Clock { func tick() }

public final class Dial {
  public init() {}

  public func show() { Depot.shared.get(Clock.self).tick() }
}
