import UIKit

// What a member keeps of a function that nobody else calls is no captive. What a function makes for an
// argument is meant to be one of its own for each who asks.

final class Session {
  private var token = 0
  func renew() { token += 1 }
}

final class Counter {
  private var count = 0
  private let step: Int
  init(step: Int) { self.step = step }
  func add() { count += step }
}

final class Meter {
  private let counter: Counter
  init(counter: Counter) { self.counter = counter }
  func run() { counter.add() }
}

final class Gauge {
  private let counter: Counter
  init(counter: Counter) { self.counter = counter }
  func run() { counter.add() }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private lazy var session = makeSession()
  private lazy var meter = Meter(counter: makeCounter(step: 1))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    session.renew()
    meter.run()
    makeGauge().run()
    return true
  }

  private func makeSession() -> Session { Session() }
  private func makeCounter(step: Int) -> Counter { Counter(step: step) }
  private func makeGauge() -> Gauge { Gauge(counter: makeCounter(step: 2)) }
}
