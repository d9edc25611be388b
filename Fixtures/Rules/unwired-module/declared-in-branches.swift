import Pure

// One module declared in the branches of `#if`: one declaration is wired, so all are.

#if os(iOS)
  final class CameraModule: FactoryModule {
    struct Dependency {
      let device: String
    }
    let device: String
    init(dependency: Dependency, payload: Void) { device = dependency.device }
    func open() { print(device) }
  }
#elseif os(macOS)
  final class CameraModule: FactoryModule {
    struct Dependency {
      let device: String
      let screen: String
    }
    let text: String
    init(dependency: Dependency, payload: Void) {
      text = dependency.device + dependency.screen
    }
    func open() { print(text) }
  }
#else
  final class CameraModule: FactoryModule {
    struct Dependency {
      let device: String
    }
    private let dependency: Dependency
    init(dependency: Dependency, payload: Void) { self.dependency = dependency }
    func open() { print(dependency.device) }
  }
#endif

final class FlashModule: FactoryModule {  // want: unwired-module "FlashModule"
  init(dependency: Void, payload: Void) {}
}

enum CompositionRoot {
  static func resolve() -> CameraModule.Factory {
    #if os(macOS)
      return .init(dependency: .init(device: "a", screen: "b"))
    #else
      return .init(dependency: .init(device: "a"))
    #endif
  }
}
