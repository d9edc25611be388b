// What is asked for before any code that registers it can have run is missing as if nothing did.

final class Registry {
  static let shared = Registry()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service = find(type) else { fatalError("\(type) is not registered") }
    return service
  }

  func find<Service>(_ type: Service.Type) -> Service? {
    makers[ObjectIdentifier(type)]?() as? Service
  }
}

@propertyWrapper
struct Inject<Value> {
  let wrappedValue: Value
  init() { wrappedValue = Registry.shared.resolve() }
}

@propertyWrapper
struct InjectLater<Value> {
  var wrappedValue: Value { Registry.shared.resolve() }
}

/// Asks for what may be made early or late: at once, later, or both.
@propertyWrapper
struct InjectNowOrLater<Value> {
  private var kept: Value?
  init() {}
  init(now: Bool) { kept = Registry.shared.resolve() }
  var wrappedValue: Value { kept ?? Registry.shared.resolve() }
}

final class Clock {}
final class Log {}
final class Store {}
final class Cache {}
final class Feed {}
final class Badge {}
final class Theme {}
final class Voice {}
final class Maybe {}
final class Chance {}
final class Closure {}
final class Lazily {}
final class Both {}
final class Early {}
final class Given {}
final class Local {}
final class Handed {}
final class Loop {}

// MARK: One line

func start() {
  print(Registry.shared.resolve(Clock.self))  // want: missing-provider "'Clock' is asked for before it is registered: 'Registry.shared.resolve(Clock.self)' in 'start' crashes"
  Registry.shared.register(Clock.self) { Clock() }
  print(Registry.shared.resolve(Clock.self))
}

// MARK: Through functions, types and wrappers

final class Screen {
  @Inject private var log: Log  // want: missing-provider "'log' is asked for before it is registered: '@Inject var log: Log' in 'Screen' crashes when 'Screen' is built"
  private let store = Registry.shared.resolve(Store.self)  // want: missing-provider "'Store' is asked for before it is registered"
  @InjectLater private var voice: Voice
  @InjectNowOrLater private var both: Both
  private lazy var lazily = Registry.shared.resolve(Lazily.self)

  func show() { print(log, store, voice, both, lazily) }
}

enum Launch {
  static func run() {
    let screen = Screen()
    warmUp()
    setUp()
    screen.show()
  }

  private static func warmUp() {
    print(Registry.shared.resolve(Cache.self))  // want: missing-provider "'Cache' is asked for before it is registered"
  }

  private static func setUp() {
    for _ in 0..<1 { Registry.shared.register(Log.self) { Log() } }
    Registry.shared.register(Store.self) { Store() }
    Registry.shared.register(Voice.self) { Voice() }
    Registry.shared.register(Both.self) { Both() }
    Registry.shared.register(Lazily.self) { Lazily() }
    setUpCaches()
  }

  private static func setUpCaches() {
    if CommandLine.arguments.isEmpty { Registry.shared.register(Cache.self) { Cache() } }
  }
}

// MARK: What a type holds at first

struct Window {
  private let feed: Feed = Registry.shared.resolve()  // want: missing-provider "'Feed' is asked for before it is registered"
  private let badge: Badge

  init() {
    Registry.shared.register(Feed.self) { Feed() }
    badge = Registry.shared.resolve()  // want: missing-provider "'Badge' is asked for before it is registered"
    Registry.shared.register(Badge.self) { Badge() }
  }

  func open() { print(feed, badge) }
}

struct Pane {
  var given = Registry.shared.resolve(Given.self)
  func open() { Registry.shared.register(Given.self) { given } }
}

final class Handle {
  let handed: Handed
  let early = Registry.shared.resolve(Early.self)

  init(handed: Handed) { self.handed = handed }
  func use() { print(handed) }

  convenience init() {
    Registry.shared.register(Early.self) { Early() }
    self.init(handed: Handed())
  }
}

// MARK: What is not certain

func maybe(_ isSetUp: Bool) {
  if isSetUp { print(Registry.shared.resolve(Maybe.self)) }
  let later = { Registry.shared.resolve(Closure.self) }
  defer { print(Registry.shared.resolve(Loop.self)) }
  print(Registry.shared.find(Chance.self) as Any)
  setUp()
  print(Registry.shared.resolve(Local.self))
  Registry.shared.register(Maybe.self) { Maybe() }
  Registry.shared.register(Closure.self) { Closure() }
  Registry.shared.register(Chance.self) { Chance() }
  Registry.shared.register(Loop.self) { Loop() }
  print(later())

  func setUp() { Registry.shared.register(Local.self) { Local() } }
}

/// Called by others, who may have called what registers it.
func theme() {
  print(Registry.shared.resolve(Theme.self))
  setUpTheme()
}

func setUpTheme() {
  Registry.shared.register(Theme.self) { Theme() }  // want: duplicate-provider "'Theme' in 'setUpTheme' is registered twice"
}

@main
enum Main {
  static func main() {
    start()
    Launch.run()
    Window().open()
    Pane(given: Given()).open()
    print(Handle())
    maybe(false)
    setUpTheme()
    theme()
  }
}
