import FactoryKit

// A factory builds by what it is handed last: what it was handed just before is for nothing.

final class Clock {}
final class Bell {}
final class Rope {}
final class Gong {}

extension Container {
  var clock: Factory<Clock> { self { Clock() } }
  var bell: Factory<Bell> { self { Bell() } }
  var rope: Factory<Rope> { self { Rope() } }
  var gong: Factory<Gong> { self { Gong() } }
}

@main
enum Main {
  static func main() {
    Container.shared.clock.register { Clock() }
    Container.shared.clock.register { Clock() }  // want: duplicate-provider "registration of 'Container.clock' in 'Main' silently replaces an earlier one"
    Container.shared.bell.register { Bell() }
    print(Container.shared.bell())
    Container.shared.bell.register { Bell() }
    Container.shared.rope.register { Rope() }
    if CommandLine.arguments.count > 1 { Container.shared.rope.register { Rope() } }
    Container.shared.gong.register { Gong() }
    Container.shared.gong.onTest { Gong() }
    print(Container.shared.clock(), Container.shared.rope(), Container.shared.gong())
  }
}
