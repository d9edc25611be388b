import FactoryKit

final class Clock {}

extension Container {
  var clock: Factory<Clock> { self { Clock() } }
  var spare: Factory<Clock> { self { Clock() } }  // want: unused-provider "'Container.spare' is a factory that is never resolved"
}
