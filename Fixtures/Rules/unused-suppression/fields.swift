// A comment on a field's line or before it suppresses what is found there, and nothing else.

struct Zone {}
struct Store {}

final class Clock: FactoryModule {
  struct Dependency {
    // purelint:ignore unused-dependency: the next release shows it
    let zone: Zone
    let store: Store  // purelint:ignore unused-dependency: the next release keeps it
    /* purelint:ignore unused-dependency: a block before the line */
    let second: Zone
    /* purelint:ignore unused-dependency: a block in front of it */ let third: Zone
    /// The zone that the widget shows.
    /// purelint:ignore unused-dependency: the widget is next
    let fourth: Zone
    // purelint:ignore unused-dependency: comments and blank lines may follow
    // The fifth.

    let fifth: Zone
    let sixth: Zone  // The sixth. // purelint:ignore unused-dependency: behind other words

    let seventh: Zone  // want: unused-dependency
    // purelint:ignore missing-provider: another rule's
    let eighth: Zone  // want: unused-dependency
    // want@-2: unused-suppression "'missing-provider' is suppressed here, but not found"
    // See the manual, purelint:ignore unused-dependency: these words are prose
    let ninth: Zone  // want: unused-dependency
    let text = "// purelint:ignore unused-dependency: a string is no comment"
    let tenth: Zone  // want: unused-dependency
    // purelint:ignore unused-dependency: the declaration behind it, not the one before
  }
  // want@-2: unused-suppression "leave it out"

  init(dependency: Dependency, payload: Void) { print(dependency.text) }
}

struct AppDependency {
  static func resolve(zone: Zone, store: Store) -> Clock.Factory {
    Clock.Factory(
      dependency: .init(
        zone: zone,
        store: store,
        second: zone,
        third: zone,
        fourth: zone,
        fifth: zone,
        sixth: zone,
        seventh: zone,
        eighth: zone,
        ninth: zone,
        tenth: zone
      )
    )
  }
}
