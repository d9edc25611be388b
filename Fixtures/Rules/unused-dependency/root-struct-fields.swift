import Pure

// The owner of the root's own struct has to read its fields.

final class Window {
  func show() {}
}

final class StartModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

struct AppDependency {
  let window: Window
  let startFactory: StartModule.Factory
  let configureSDKs: () -> Void
  let openURL: (String) -> Bool  // want: unused-dependency "'openURL' of 'AppDependency'"
}

extension AppDependency {
  static func resolve() -> AppDependency {
    AppDependency(
      window: Window(),
      startFactory: StartModule.Factory(),
      configureSDKs: { print("configured") },
      openURL: { _ in false }
    )
  }
}

@main
final class AppDelegate {
  private let dependency: AppDependency

  init(dependency: AppDependency) {
    self.dependency = dependency
  }

  static func main() {
    let delegate = AppDelegate(dependency: .resolve())
    delegate.dependency.configureSDKs()
    delegate.launch()
  }

  func launch() {
    dependency.window.show()
    _ = dependency.startFactory.create()
  }
}
