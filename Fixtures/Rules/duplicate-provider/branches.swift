import Swinject

// Only what always happens both is a duplicate. It does not compile without the library.

final class IfAssembly: Assembly {
  func assemble(container: Container) {
    if isTesting {
      container.register(Clock.self) { _ in FakeClock() }
    } else {
      container.register(Clock.self) { _ in RealClock() }
    }
    switch style {
    case .utc: container.register(Zone.self) { _ in Zone(0) }
    case .local:
      container.register(Zone.self) { _ in Zone(1) }
      container.register(Zone.self) { _ in Zone(2) }  // want: duplicate-provider "'Zone'"
    }
    container.register(Store.self) { _ in Store() }
    if isTesting {
      container.register(Store.self) { _ in MemoryStore() }
    }
    guard !isTesting else {
      container.register(Api.self) { _ in FakeApi() }
      return
    }
    container.register(Api.self) { _ in Api() }
    _ = isTesting
      ? container.register(Log.self) { _ in FakeLog() } : container.register(Log.self) { _ in Log() }
    let entry = container.register(Key.self) { _ in Key() }
    entry.inObjectScope(.container)
    _ = container.register(Key.self) { _ in Key() }  // want: duplicate-provider "'Key'"
  }
}

final class ConditionAssembly: Assembly {
  func assemble(container: Container) {
    #if DEBUG
      container.register(Clock.self) { _ in FakeClock() }
    #else
      container.register(Clock.self) { _ in RealClock() }
    #endif

    // The choice of one build.
    container.register(Store.self) { _ in Store() }
    #if DEBUG
      container.register(Store.self) { _ in MemoryStore() }
    #endif

    // No choice: the later one always wins.
    #if DEBUG
      container.register(Api.self) { _ in FakeApi() }
    #endif
    container.register(Api.self) { _ in Api() }  // want: duplicate-provider "'Api'"

    #if DEBUG && BETA
      container.register(Zone.self) { _ in Zone() }
    #endif
    #if !DEBUG || !BETA
      container.register(Zone.self) { _ in Zone() }
    #endif

    #if BETA
      container.register(Key.self) { _ in Key() }
      container.register(Key.self) { _ in Key() }  // want: duplicate-provider "'Key'"
    #endif
  }
}
