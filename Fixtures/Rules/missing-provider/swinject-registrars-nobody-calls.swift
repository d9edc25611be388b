import Swinject

// What a function registers that nobody calls is not there; that is told of the function too.

final class Clock {}
final class Zone {}
final class Bell {}
final class Gear {}
final class Hand {}
final class Dial {}
final class Crown {}
final class Strap {}
final class Glass {}
final class Case {}

extension Container {
  func addClocks() { register(Clock.self) { _ in Clock() } }

  func addZones() {  // want: unused-provider "'addZones()' is never called, so nothing of what it registers is there"
    register(Zone.self) { _ in Zone() }
  }
}

enum BellRing {
  static func add(to container: Container) {  // want: unused-provider "'add(to:)' is never called"
    container.register(Bell.self) { _ in Bell() }
  }
}

/// It calls what registers, and nobody calls it.
func addGears(to container: Container) {  // want: unused-provider "'addGears(to:)' is never called"
  addMoreGears(to: container)
}

private func addMoreGears(to container: Container) {
  container.register(Gear.self) { _ in Gear() }
}

/// Each calls the other one, and nobody calls them.
func addHands(to container: Container, _ isLast: Bool = false) {
  container.register(Hand.self) { _ in Hand() }
  if !isLast { addHandsAgain(to: container) }
}

func addHandsAgain(to container: Container) { addHands(to: container, true) }

/// Nobody makes one.
struct DialSet {  // want: unused-provider "'DialSet' is never made, so nothing of what it registers is there"
  let container: Container
  func run() { container.register(Dial.self) { _ in Dial() } }
}

// MARK: Called in other ways

protocol Step {
  func run(_ container: Container)
}

struct CrownStep: Step {
  func run(_ container: Container) { container.register(Crown.self) { _ in Crown() } }
}

final class StrapMaker {
  private let container: Container
  init(_ container: Container) {
    self.container = container
    addStraps()
  }
  private func addStraps() { container.register(Strap.self) { _ in Strap() } }
}

/// Handed on as a value.
func addGlass(to container: Container) { container.register(Glass.self) { _ in Glass() } }

final class Workshop: NSObject {
  let container: Container
  init(container: Container) { self.container = container }
  /// Called by its name in Objective-C.
  @objc func addCase() { container.register(Case.self) { _ in Case() } }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.addClocks()
    let steps: [any Step] = [CrownStep()]
    for step in steps { step.run(container) }
    _ = StrapMaker(container)
    [addGlass].forEach { $0(container) }
    _ = Workshop(container: container)
    print(container.resolve(Clock.self)!, container.resolve(Crown.self)!)
    print(container.resolve(Strap.self)!, container.resolve(Glass.self)!)
    print(container.resolve(Case.self)!)
    print(container.resolve(Zone.self)!)  // want: missing-provider "'Zone' is not registered"
    print(container.resolve(Bell.self)!)  // want: missing-provider "'Bell' is not registered"
    print(container.resolve(Gear.self)!)  // want: missing-provider "'Gear' is not registered"
    print(container.resolve(Hand.self)!)  // want: missing-provider "'Hand' is not registered"
    print(container.resolve(Dial.self)!)  // want: missing-provider "'Dial' is not registered"
  }
}
