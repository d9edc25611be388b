import Pure

// Locals without a value yet, assigned in branches; a variable that gets a second value.

final class Plugin {}
final class Networking {
  init(_ plugins: [Plugin] = []) { print(plugins) }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let networking: Networking
    let other: Networking
    let first: Networking
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.networking, dependency.other, dependency.first) }
}

enum CompositionRoot {
  static func resolve(isDebug: Bool) -> HomeModule.Factory {
    let plugins: [Plugin]
    if isDebug {
      plugins = [Plugin()]
    } else {
      plugins = []
    }
    var networking = Networking(plugins)
    let first = networking
    networking = Networking()
    let other: Networking
    switch isDebug {
    case true: other = networking
    case false: other = Networking()
    }
    let spare: Networking  // want: unused-provider "spare"
    spare = Networking()
    return .init(dependency: .init(networking: networking, other: other, first: first))
  }
}
