import FactoryKit
import SwiftUI

// A closure that a preview hands a factory builds nothing in the app: there the factory's own does.

final class Clock {
  private let bell = Container.shared.bell()  // want: dependency-cycle "'Container.clock' -> 'Container.bell' -> 'Container.clock'"
  func strike() { print(bell) }
}

final class Bell {
  @Injected(\.clock) private var clock
  func ring() { clock.strike() }
}

/// Another closure builds in the app, and ends the circle.
final class Rope {
  private let knot = Container.shared.knot()
  func pull() { print(knot) }
}

final class Knot {
  @Injected(\.rope) private var rope
  func tie() { rope.pull() }
}

final class LooseKnot {}

extension Container {
  var bell: Factory<Bell> { self { Bell() } }
  var clock: Factory<Clock> { self { Clock() } }
  var rope: Factory<Rope> { self { Rope() } }
  var knot: Factory<AnyObject> { self { Knot() } }
}

struct Tower: View {
  var body: some View { Text("\(Container.shared.bell()) \(Container.shared.rope())") }
}

@main
struct Main: App {
  init() { Container.shared.knot.register { LooseKnot() } }
  var body: some Scene { WindowGroup { Tower() } }
}

#Preview {
  Container.shared.clock.preview { Clock() }
  Tower()
}
