import Pure

// The copy goes into a property that runs code: observed, computed, lazy beside it, wrapped.

final class Theme {
  func apply() {}
}

@propertyWrapper
struct Applied {
  var wrappedValue: Theme {
    didSet { wrappedValue.apply() }
  }
}

final class StyleModule: FactoryModule {
  struct Dependency {
    let observed: Theme
    let computed: Theme
    let wrapped: Theme
    let late: Theme
    let lost: Theme  // want: unused-dependency "lost"
  }

  private var observed: Theme? {
    didSet { observed?.apply() }
  }
  private var computed: Theme {
    get { Theme() }
    set { newValue.apply() }
  }
  @Applied private var wrapped: Theme
  private let late: Theme
  private let lost: Theme
  lazy var style: String = "\(late)"

  init(dependency: Dependency, payload: Void) {
    wrapped = dependency.wrapped
    late = dependency.late
    lost = dependency.lost
    observed = dependency.observed
    computed = dependency.computed
  }
}

enum CompositionRoot {
  static func resolve() -> StyleModule.Factory {
    let theme = Theme()
    return .init(
      dependency: .init(
        observed: theme, computed: theme, wrapped: theme, late: theme, lost: theme))
  }
}
