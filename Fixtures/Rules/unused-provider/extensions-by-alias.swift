// What extends an alias of a type extends the type: its members are the root's, and what they ask is
// used.

import SwiftUI

final class Clock { init(zone: Int) { print(zone) } }
final class Store { init(clock: Clock) { print(clock) } }

final class AppContainer {
  private lazy var clock = Clock(zone: 1)
  private lazy var spare = Clock(zone: 2)  // want: unused-provider "'spare' is built in 'AppContainer'"
}

typealias Container = AppContainer

extension Container {
  func makeStore() -> Store { Store(clock: clock) }
  func makeOther() -> Store { Store(clock: clock) }  // want: unused-provider "makeOther()"
}

@main struct ClockApp: App {
  private let container = AppContainer()
  var body: some Scene {
    WindowGroup { Text(verbatim: "\(container.makeStore())") }
  }
}
