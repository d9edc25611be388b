import FactoryKit

// A factory that is promised, or whose closure is replaced, builds by what is registered for it: that is part
// of circles as a member's own closure is.

extension Container {
  var port: Factory<Port?> { promised().singleton }
  var ferry: Factory<Ferry?> { promised().singleton }
  var lock: Factory<Lock?> { promised() }
  var barge: Factory<Barge?> { promised() }
  var crane: Factory<Crane> { self { Crane(hook: nil) } }
  var hook: Factory<Hook> { self { Hook(crane: self.crane()) } }  // want: dependency-cycle "'Container.hook' -> 'Container.crane' -> 'Container.hook'"
  var tide: Factory<Tide?> { promised() }
  var moon: Factory<Moon> { self { Moon(tide: self.tide()) } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    port.register { Port() }
    ferry.register { Ferry() }
    lock.register { Lock() }
    barge.register { Barge() }
    crane.register { Crane(hook: self.hook()) }
    // Which of the two builds depends on the build.
    tide.register { Tide(moon: nil) }
    #if FULL
      tide.register { Tide(moon: self.moon()) }
    #endif
  }
}

final class Port {
  @Injected(\.ferry) private var ferry: Ferry!  // want: dependency-cycle "'Container.port' -> 'Container.ferry' -> 'Container.port'"
  func open() { ferry.cross() }
}
final class Ferry {
  @Injected(\.port) private var port: Port!
  func cross() { print(port as Any) }
}

// One hop waits until it is asked.
final class Lock {
  @Injected(\.barge) private var barge: Barge!
  func fill() { barge.pass() }
}
final class Barge {
  @LazyInjected(\.lock) private var lock
  func pass() { print(lock as Any) }
}

final class Crane {
  let hook: Hook?
  init(hook: Hook?) { self.hook = hook }
}
final class Hook {
  let crane: Crane
  init(crane: Crane) { self.crane = crane }
}

final class Tide {
  let moon: Moon?
  init(moon: Moon?) { self.moon = moon }
}
final class Moon {
  let tide: Tide?
  init(tide: Tide?) { self.tide = tide }
}

@main
enum Harbour {
  static func main() {
    Container.shared.port()?.open()
    Container.shared.lock()?.fill()
    print(Container.shared.hook().crane.hook as Any, Container.shared.moon().tide?.moon as Any)
  }
}
