import ComposableArchitecture
import Dependencies

@DependencyClient
struct WeatherClient: Sendable {
  var temperature: @Sendable () async throws -> Double
}

extension WeatherClient: TestDependencyKey {
  static let testValue = WeatherClient()
}

enum ZoneKey: TestDependencyKey {
  static let testValue = "UTC"
}

enum ClockKey: DependencyKey {
  static let liveValue = "now"
}

enum UnreadKey: TestDependencyKey {  // want: unused-provider
  static let testValue = 1
}

enum LateKey: TestDependencyKey {
  static let testValue = 2
}

enum PreparedKey: TestDependencyKey {
  static let testValue = 3
}

public enum PublicKey: TestDependencyKey {
  public static let testValue = 4
}

enum DirectKey: TestDependencyKey {
  static let testValue = 5
}

@Alive
enum AliveKey: TestDependencyKey {
  static let testValue = 7
}

extension DependencyValues {
  var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
  var zone: String {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }
  var clockName: String { self[ClockKey.self] }
  var unread: Int { self[UnreadKey.self] }
  var late: Int { self[LateKey.self] }
  var prepared: Int {
    get { self[PreparedKey.self] }
    set { self[PreparedKey.self] = newValue }
  }
  var open: Int { self[PublicKey.self] }
  var alive: Int { self[AliveKey.self] }
}

extension LateKey: DependencyKey {
  static let liveValue = 8
}

struct Forecast {
  @Dependency(\.weather) var weather  // want: missing-provider "'WeatherClient' has no live value: the app gets the one for tests"
  @Dependency(\.zone) private var zone: String  // want: missing-provider "'ZoneKey'"
  @Dependency(\.clockName) var clock
  @Dependency(\.late) var late
  @Dependency(\.prepared) var prepared
  @Dependency(\.open) var open
  @Dependency(\.alive) var alive
  @Dependency(\.continuousClock) var system
  @Dependency(DirectKey.self) var direct  // want: missing-provider "'DirectKey'"

  func text() -> String { "\(clock) \(system) \(direct)" }
}

struct Radar {
  // One finding is enough for a key.
  @Dependency(\.weather.temperature) var temperature
}
