import Swinject

// What is registered in every branch, or in the one that asks, is there; what is registered in one
// that may not run may be there, and then nothing is said.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}

@main
enum Main {
  static func main() {
    let container = Container()
    let isTesting = CommandLine.arguments.count > 1
    #if DEBUG
      container.register(Clock.self) { _ in Clock() }
    #else
      container.register(Clock.self) { _ in Clock() }
    #endif
    if isTesting {
      container.register(Zone.self) { _ in Zone() }
    }
    switch CommandLine.arguments.count {
    case 0: container.register(Bell.self) { _ in Bell() }
    default: break
    }
    #if os(Windows)
      container.register(Hand.self) { _ in Hand() }
      print(container.resolve(Hand.self)!)
    #endif
    print(container.resolve(Clock.self)!, container.resolve(Zone.self)!)
    print(container.resolve(Bell.self)!)
  }
}
