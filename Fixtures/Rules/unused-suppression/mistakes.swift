// What is not written as a suppression suppresses nothing, and is told.

struct Zone {}

final class Clock: FactoryModule {
  struct Dependency {
    // purelint:ignore unused-dependancy: it is misspelt
    let first: Zone  // want: unused-dependency
    // want@-2: unused-suppression "unknown rule 'unused-dependancy' suppresses nothing; did you mean 'unused-dependency'?"
    // purelint:ignore force-cast: another tool's rule
    let second: Zone  // want: unused-dependency
    // want@-2: unused-suppression "'purelint rules' lists them"
    // purelint:ignore
    let third: Zone  // want: unused-dependency
    // want@-2: unused-suppression "names no rule"
    // purelint:ignore: it is not needed
    let fourth: Zone  // want: unused-dependency
    // want@-2: unused-suppression "write 'purelint:ignore RULE: reason'"
    // purelint:ignore unused-dependency
    let fifth: Zone  // want: unused-dependency
    // want@-2: unused-suppression "gives no reason"
    // purelint:ignore unused-dependency:
    let sixth: Zone  // want: unused-dependency
    // want@-2: unused-suppression "write 'purelint:ignore unused-dependency: reason'"
    // purelint:ignore unused-dependency - a colon is missing
    let seventh: Zone  // want: unused-dependency
    // want@-2: unused-suppression "gives no reason"
    // purelint:disable unused-dependency: another tool's word
    let eighth: Zone  // want: unused-dependency
    // want@-2: unused-suppression "'purelint:disable' is no command"
    // purelint:disable:next unused-dependency: another tool's words
    let ninth: Zone  // want: unused-dependency
    // want@-2: unused-suppression "'purelint:disable:next' is no command"
    // purelint: ignore unused-dependency: a blank too many
    let tenth: Zone  // want: unused-dependency
    // want@-2: unused-suppression "write 'purelint:ignore RULE: reason'"
    // purelint:ignore:all unused-dependency: another tool's words
    let eleventh: Zone  // want: unused-dependency
    // want@-2: unused-suppression "write 'purelint:ignore-file RULE: reason'"
    // purelint: this is prose
    // purelint finds these.
  }
  init(dependency: Dependency, payload: Void) {}
}

struct AppDependency {
  static func resolve(zone: Zone) -> Clock.Factory {
    Clock.Factory(
      dependency: .init(
        first: zone,
        second: zone,
        third: zone,
        fourth: zone,
        fifth: zone,
        sixth: zone,
        seventh: zone,
        eighth: zone,
        ninth: zone,
        tenth: zone,
        eleventh: zone
      )
    )
  }
}
