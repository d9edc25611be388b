import Dependencies

// Live values that read each other while they are made never end; those that do so later, or only if
// something holds, do.

struct Tides: Sendable {
  var height: @Sendable () -> Int

  static func live() -> Tides {
    @Dependency(\.moon) var moon
    let phase = moon.phase()  // want: dependency-cycle
    return Tides(height: { phase })
  }
}

struct Moon: Sendable {
  var phase: @Sendable () -> Int

  static func live() -> Moon {
    @Dependency(\.tides) var tides
    let height = tides.height()
    return Moon(phase: { height })
  }
}

extension Tides: DependencyKey { static let liveValue = Tides.live() }
extension Moon: DependencyKey { static let liveValue = Moon.live() }

/// Made by initializers.
final class Clock: Sendable {
  let hour: Int
  init() {
    @Dependency(\.bell) var bell
    hour = bell.count  // want: dependency-cycle
  }
}

final class Bell: Sendable {
  @Dependency(\.clock) private var clock
  let count: Int
  init() {
    count = 1
    print(clock.hour)
  }
}

enum ClockKey: DependencyKey { static let liveValue = Clock() }
enum BellKey: DependencyKey { static let liveValue = Bell() }

/// Reads itself.
struct Wind: Sendable { var speed: @Sendable () -> Int }
extension Wind: DependencyKey {
  static let liveValue: Wind = {
    @Dependency(\.wind) var wind
    let speed = wind.speed()  // want: dependency-cycle
    return Wind(speed: { speed })
  }()
}

/// One reads the other when it is used.
struct Port: Sendable { var depth: @Sendable () -> Int }
struct Quay: Sendable { var length: @Sendable () -> Int }
extension Port: DependencyKey {
  @Dependency(\.quay) private static var quay
  static let liveValue = Port(depth: { quay.length() })
}
extension Quay: DependencyKey {
  @Dependency(\.port) private static var port
  static var liveValue: Quay {
    let depth = port.depth()
    return Quay(length: { depth })
  }
}

/// One reads the other only at times, or for tests.
struct Sail: Sendable { var area: @Sendable () -> Int }
struct Mast: Sendable { var height: @Sendable () -> Int }
extension Sail: DependencyKey {
  static let liveValue: Sail = {
    @Dependency(\.mast) var mast
    let height = mast.height()
    return Sail(area: { height })
  }()
}
extension Mast: DependencyKey {
  static let liveValue: Mast = {
    @Dependency(\.sail) var sail
    guard CommandLine.arguments.count > 1 else { return Mast(height: { 1 }) }
    let area = sail.area()
    return Mast(height: { area })
  }()
  static let testValue: Mast = {
    @Dependency(\.sail) var sail
    let area = sail.area()
    return Mast(height: { area })
  }()
}

extension DependencyValues {
  var tides: Tides {
    get { self[Tides.self] }
    set { self[Tides.self] = newValue }
  }
  var moon: Moon {
    get { self[Moon.self] }
    set { self[Moon.self] = newValue }
  }
  var clock: Clock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
  var bell: Bell {
    get { self[BellKey.self] }
    set { self[BellKey.self] = newValue }
  }
  var wind: Wind {
    get { self[Wind.self] }
    set { self[Wind.self] = newValue }
  }
  var port: Port {
    get { self[Port.self] }
    set { self[Port.self] = newValue }
  }
  var quay: Quay {
    get { self[Quay.self] }
    set { self[Quay.self] = newValue }
  }
  var sail: Sail {
    get { self[Sail.self] }
    set { self[Sail.self] = newValue }
  }
  var mast: Mast {
    get { self[Mast.self] }
    set { self[Mast.self] = newValue }
  }
}

struct Harbour {
  @Dependency(\.tides) var tides
  @Dependency(\.clock) var clock
  @Dependency(\.wind) var wind
  @Dependency(\.quay) var quay
  @Dependency(\.sail) var sail

  func show() { print(tides.height(), clock.hour, wind.speed(), quay.length(), sail.area()) }
}

@main
enum Main {
  static func main() { Harbour().show() }
}
