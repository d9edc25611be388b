import Swinject

// What is missing is `nil` in a local variable with `!` until that is read.

final class Clock { var now = 1 }
final class Zone { var name = "" }
final class Bell { var tone = 1 }

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    let clock: Clock! = container.resolve(Clock.self)
    let zone: Zone! = container.resolve(Zone.self)  // want: missing-provider "Zone"
    let bell: Bell! = container.resolve(Bell.self)
    clock.now = 2
    zone.name = "a"
    if bell != nil { print(bell.tone) }
  }
}
