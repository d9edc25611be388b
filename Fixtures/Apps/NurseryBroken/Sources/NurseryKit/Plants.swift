import Foundation

public struct Plant {
  public let name: String
  public let days: Int

  public init(name: String, days: Int) {
    self.name = name
    self.days = days
  }
}

public protocol PlantLoading {
  func plants() -> [Plant]
}

public protocol Clock: AnyObject {
  var today: Int { get }
}

final class SystemClock: Clock {
  var today: Int { Int(Date().timeIntervalSince1970 / 86_400) }
}

/// Asks the clock when it loads, not when it is made.
final class CatalogLoader: PlantLoading {
  private let log: Log
  private let clock: () -> Clock

  init(log: Log, clock: @escaping () -> Clock) {
    self.log = log
    self.clock = clock
  }

  func plants() -> [Plant] {
    log.note("loads on day \(clock().today)")
    return [Plant(name: "Fern", days: 90), Plant(name: "Sage", days: 40)]
  }
}

public final class Log {
  private var lines: [String] = []

  public func note(_ line: String) {
    lines.append(line)
  }
}
