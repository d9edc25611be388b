import Pure

// Swift 6: conformances that are isolated, preconcurrency, unchecked, and a non-copyable service.

@MainActor
final class Screen {
  func show() {}
}

@MainActor
final class HomeModule: @MainActor FactoryModule {
  struct Dependency {
    let screen: Screen
    let spare: Screen  // want: unused-dependency "HomeModule.Dependency.spare"
  }
  private let dependency: Dependency
  nonisolated private let name = "home"
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  isolated deinit { dependency.screen.show() }
}

@MainActor
final class HelpModule: @preconcurrency FactoryModule, @unchecked Sendable {
  struct Dependency: Sendable {
    let screen: Screen
    nonisolated(unsafe) let spare: Screen  // want: unused-dependency "HelpModule.Dependency.spare"
  }
  private let dependency: Dependency
  init(dependency: consuming Dependency, payload: Void) { self.dependency = dependency }
  func show() async throws(CancellationError) {
    await Task { @MainActor [dependency] in dependency.screen.show() }.value
  }
}

@MainActor
enum CompositionRoot {
  static func resolve() -> (HomeModule.Factory, HelpModule.Factory) {
    let screen = Screen()
    return (
      .init(dependency: .init(screen: screen, spare: screen)),
      .init(dependency: .init(screen: screen, spare: screen))
    )
  }
}
