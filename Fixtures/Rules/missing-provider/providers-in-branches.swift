import Pure

// Branches of `#if` are alternatives: what one declares is not there in another. It does not
// compile in the builds whose wiring is reported.

struct Calendar {}

final class Clock: FactoryModule {
  struct Dependency { let calendar: Calendar }
  init(dependency: Dependency, payload: Void) { print(dependency.calendar) }
}

enum ElseRoot {
  static func resolve() -> Clock.Factory {
    #if DEBUG
      let calendar = Calendar()
      return Clock.Factory(dependency: .init(calendar: calendar))
    #else
      return Clock.Factory(dependency: .init(calendar: calendar))  // want: missing-provider "Calendar"
    #endif
  }
}

enum BothRoot {
  static func resolve() -> Clock.Factory {
    #if DEBUG
      let calendar = Calendar()
      return Clock.Factory(dependency: .init(calendar: calendar))
    #else
      let calendar = Calendar()
      return Clock.Factory(dependency: .init(calendar: calendar))
    #endif
  }
}

final class MemberRoot {
  #if DEBUG && !BETA
    lazy var calendar = Calendar()
  #endif
  #if BETA || !DEBUG
    lazy var clock = Clock.Factory(dependency: .init(calendar: self.calendar))  // want: missing-provider
  #elseif os(iOS)
    lazy var clock = Clock.Factory(dependency: .init(calendar: self.calendar))
  #else
    lazy var clock = Clock.Factory(dependency: .init(calendar: calendar))
  #endif
}

enum SystemRoot {
  #if os(iOS)
    static func makeCalendar() -> Calendar { Calendar() }
  #elseif os(macOS)
    static func makeCalendar() -> Calendar { Calendar() }
  #endif

  static func resolve() -> [Clock.Factory] {
    var clocks: [Clock.Factory] = []
    #if os(macOS)
      clocks.append(Clock.Factory(dependency: .init(calendar: makeCalendar())))
    #endif
    #if os(Linux)
      clocks.append(
        Clock.Factory(dependency: .init(calendar: makeCalendar()))  // want: missing-provider
      )
    #endif
    // Which platforms there are is not known here.
    clocks.append(Clock.Factory(dependency: .init(calendar: makeCalendar())))
    return clocks
  }
}

// What another name declares further out is there.
let zone = Calendar()

enum ShadowedRoot {
  static func resolve() -> Clock.Factory {
    #if DEBUG
      let zone = Calendar()
      return Clock.Factory(dependency: .init(calendar: zone))
    #elseif BETA
      // Whoever builds this may define both.
      return Clock.Factory(dependency: .init(calendar: zone))
    #else
      return Clock.Factory(dependency: .init(calendar: zone))
    #endif
  }
}

let clocks = [
  ElseRoot.resolve(), BothRoot.resolve(), MemberRoot().clock, ShadowedRoot.resolve(),
]
print(clocks, SystemRoot.resolve())
