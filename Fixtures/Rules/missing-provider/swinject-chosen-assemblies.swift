import Swinject

// Which of two assemblies an assembler is given, a condition says; what neither of them registers is
// missing, and none replaces what the other one registers.

final class Clock { let rate = 1 }
final class Bell { let tone = 2 }
final class Gear { let teeth = 3 }

final class QuietAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Gear.self) { _ in Gear() }
  }
}

final class LoudAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
  }
}

struct Settings {
  let isQuiet: Bool

  var assemblies: [Assembly] { isQuiet ? [QuietAssembly()] : [LoudAssembly()] }
}

@main
enum Main {
  static func main() {
    let isQuiet = CommandLine.arguments.count > 1
    let first: Assembly = isQuiet ? QuietAssembly() : LoudAssembly()
    let resolver = Assembler([first]).resolver
    print(resolver.resolve(Clock.self)!.rate)
    print(resolver.resolve(Bell.self)!.tone)  // want: missing-provider "'Bell' is not registered"
    // One of the two has it.
    print(resolver.resolve(Gear.self)!.teeth)

    let other = Assembler(Settings(isQuiet: isQuiet).assemblies).resolver
    print(other.resolve(Clock.self)!.rate)
    print(other.resolve(Bell.self)!.tone)  // want: missing-provider "'Bell' is not registered"
  }
}
