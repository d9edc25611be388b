public struct DateGenerator: Sendable {
  public var now: Date { get { Date() } set {} }
  public init(_ generate: @escaping @Sendable () -> Date) {}
  public static func constant(_ now: Date) -> Self { Self { now } }
  public func callAsFunction() -> Date { now }
}

public struct UUIDGenerator: Sendable {
  public static var incrementing: Self { Self() }
  public func callAsFunction() -> UUID { UUID() }
}

extension DependencyValues {
  public var date: DateGenerator {
    get { fatalError() }
    set {}
  }
  public var uuid: UUIDGenerator {
    get { fatalError() }
    set {}
  }
  public var calendar: Calendar {
    get { fatalError() }
    set {}
  }
  public var continuousClock: any Clock<Duration> {
    get { fatalError() }
    set {}
  }
}
