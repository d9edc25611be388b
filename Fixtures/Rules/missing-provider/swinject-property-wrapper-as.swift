import Swinject

// A wrapper may be told which type to ask for, and be filled by another container than the one at
// hand.

protocol Clock {}
final class Watch: Clock {}
protocol Zone {}
final class Bell {}

@propertyWrapper
final class Filled<Asked, Value> {
  var wrappedValue: Value!

  init(as _: Asked.Type) {}

  func fill(_ resolver: Resolver) {
    wrappedValue = (resolver.resolve(Asked.self) as! Value)
  }
}

extension Filled where Asked == Value {
  convenience init() {
    self.init(as: Value.self)
  }
}

final class Screen {
  @Filled() var clock: Clock!
  @Filled() private var zone: Zone!  // want: missing-provider "Zone"
  @Filled(as: Bell.self) var bell: Any!

  func fill(_ resolver: Resolver) {
    _clock.fill(resolver)
    _zone.fill(resolver)
    _bell.fill(resolver)
    print(clock as Any, zone as Any, bell as Any)
  }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Clock.self) { _ in Watch() }
    container.register(Bell.self) { _ in Bell() }
    Screen().fill(container)
  }
}
