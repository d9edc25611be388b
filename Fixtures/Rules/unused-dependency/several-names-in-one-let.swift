import Pure

// Several fields in one `let`, a field with a back-ticked name, one spelt in another script.

final class Tap {
  func open() {}
}

final class SinkModule: FactoryModule {
  struct Dependency {
    let hot, cold: Tap
    let warm: Tap, icy: Tap  // want: unused-dependency "icy"
    let `default`: Tap
    let 냉수: Tap
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func open() {
    dependency.hot.open()
    dependency.cold.open()
    dependency.warm.open()
    dependency.default.open()
    dependency.`냉수`.open()
  }
}

enum CompositionRoot {
  static func resolve() -> SinkModule.Factory {
    let tap = Tap()
    return .init(
      dependency: .init(
        hot: tap, cold: tap, warm: tap, icy: tap, default: tap, 냉수: tap))
  }
}
