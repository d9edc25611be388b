import Pure

// Packing the fields into another value of the same struct reads none of them.

final class Navigator {
  func push() {}
}

final class SectionModule: FactoryModule {
  struct Dependency {
    let navigator: Navigator
    let modalNavigator: Navigator  // want: unused-dependency "modalNavigator"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = Dependency(
      navigator: dependency.navigator, modalNavigator: dependency.modalNavigator)
  }

  func tap() { dependency.navigator.push() }
}

enum CompositionRoot {
  static func resolve() -> SectionModule.Factory {
    let navigator = Navigator()
    return .init(dependency: .init(navigator: navigator, modalNavigator: navigator))
  }
}
