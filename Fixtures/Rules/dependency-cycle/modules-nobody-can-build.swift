import Pure

// Instances need each other, and no wiring shows a way to build one: it is a cycle, and that alone
// (the modules are not reported as unwired on top of it).

final class ChatModule: FactoryModule {
  struct Dependency {
    let presence: PresenceModule  // want: dependency-cycle "'ChatModule' -> 'PresenceModule'"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.presence) }
}

final class PresenceModule: FactoryModule {
  struct Dependency {
    let typing: TypingModule
    let chat: ChatModule?
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.typing, dependency.chat as Any) }
}

final class TypingModule: FactoryModule {
  struct Dependency {
    let chat: ChatModule
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func blink() { print(dependency.chat) }
}

final class ProfileModule: FactoryModule {
  struct Dependency {
    let settings: SettingsModule?
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.settings as Any) }
}

final class SettingsModule: FactoryModule {
  struct Dependency {
    let profile: ProfileModule
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.profile) }
}

enum CompositionRoot {
  static func resolve() -> SettingsModule {
    SettingsModule(dependency: .init(profile: .init(dependency: .init(settings: nil))))
  }
}
