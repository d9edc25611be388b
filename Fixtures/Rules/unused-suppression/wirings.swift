// In a root, a comment counts for the line, and for the statement or argument that begins there.

struct Zone {}
struct Store {}

final class Clock: FactoryModule {
  struct Dependency {
    let zone: Zone
    let store: Store
  }
  init(dependency: Dependency, payload: Void) { print(dependency.zone, dependency.store) }
}

struct AppDependency {
  let clocks: [Clock.Factory]

  static func resolve() -> AppDependency {
    // purelint:ignore missing-provider: the whole statement
    let first =
      Clock.Factory(
        dependency: .init(
          zone: Zone()
        )
      )
    let second = Clock.Factory(
      dependency: .init(zone: Zone())  // purelint:ignore missing-provider: the line
    )
    let third = Clock.Factory(  // purelint:ignore missing-provider: what begins on the line
      dependency: .init(
        zone: Zone()
      )
    )
    let fourth = Clock.Factory(
      // purelint:ignore missing-provider: the argument
      dependency:
        .init(zone: Zone())
    )
    let fifth = Clock.Factory(
      dependency: .init(
        zone: Zone(),
        // purelint:ignore mismatched-provider: bridged at run time
        store: Zone()
      )
    )
    let sixth = Clock.Factory(
      dependency: .init(zone: Zone())  // want: missing-provider
      // purelint:ignore missing-provider: behind the line
    )
    // want@-2: unused-suppression
    return AppDependency(clocks: [first, second, third, fourth, fifth, sixth])
  }
}

enum App {
  static func main() { print(AppDependency.resolve().clocks) }
}
