import Dependencies
import SensorClient

actor Scale {
  static let shared = Scale()
  private var readings = [9, 11, 10]

  func read() -> Int {
    let next = readings.removeFirst()
    readings.append(next)
    return next
  }
}

extension SensorClient {
  package static var scale: SensorClient { SensorClient { await Scale.shared.read() } }
}
