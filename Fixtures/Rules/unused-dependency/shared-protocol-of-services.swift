import Pure

// A composition of protocols is the dependency: it has no fields of its own.

final class Clock {}
final class Log {}

protocol HasClock {
  var clock: Clock { get }
}

protocol HasLog {
  var log: Log { get }
}

struct Services: HasClock, HasLog {
  let clock: Clock
  let log: Log
}

final class TimerModule: FactoryModule {
  typealias Dependency = HasClock & HasLog
  private let clock: Clock
  init(dependency: Dependency, payload: Void) { clock = dependency.clock }
  var text: String { "\(clock)" }
}

final class SplitModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let log: Log  // want: unused-dependency "SplitModule.Dependency.log"
  }
  private let clock: Clock
  init(dependency: Dependency, payload: Void) { clock = dependency.clock }
  var text: String { "\(clock)" }
}

enum CompositionRoot {
  static func resolve() -> (TimerModule.Factory, SplitModule.Factory) {
    let services = Services(clock: Clock(), log: Log())
    return (
      TimerModule.Factory(dependency: services),
      SplitModule.Factory(dependency: .init(clock: services.clock, log: services.log))
    )
  }
}
