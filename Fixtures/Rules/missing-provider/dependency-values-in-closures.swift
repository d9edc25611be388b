import Dependencies

// A live value may ask for others in its closures. What has a value for tests alone has it there, too;
// the values for tests and previews may ask for it.

struct Store: Sendable {
  var rows: @Sendable () -> Int
}

struct Clock: Sendable {
  var hour: @Sendable () -> Int
}

struct Log: Sendable {
  var lines: @Sendable () -> Int
}

struct Bell: Sendable {
  var tone: @Sendable () -> Int
}

extension Store: DependencyKey {
  static let liveValue = Store(rows: {
    @Dependency(\.clock) var clock  // want: missing-provider "'Clock' has no live value"
    @Dependency(\.log) var log
    return clock.hour() + log.lines()
  })

  static let testValue = Store(rows: {
    @Dependency(\.bell) var bell
    return bell.tone()
  })
}

extension Clock: TestDependencyKey {
  static let testValue = Clock(hour: { 1 })
}

extension Bell: TestDependencyKey {
  static let testValue = Bell(tone: { 2 })
}

extension Log: DependencyKey {
  static let liveValue = Log(lines: { 3 })
}

extension DependencyValues {
  var store: Store {
    get { self[Store.self] }
    set { self[Store.self] = newValue }
  }
  var clock: Clock {
    get { self[Clock.self] }
    set { self[Clock.self] = newValue }
  }
  var bell: Bell {
    get { self[Bell.self] }
    set { self[Bell.self] = newValue }
  }
  var log: Log {
    get { self[Log.self] }
    set { self[Log.self] = newValue }
  }
}

struct Counter {
  @Dependency(\.store) var store
  func show() { print(store.rows()) }
}

@main
enum Main {
  static func main() { Counter().show() }
}
