import Pure

// The plainest shape: one module is wired, the other one forgotten.

final class UsedModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class ForgottenModule: FactoryModule {  // want: unwired-module "ForgottenModule"
  init(dependency: Void, payload: Void) {}
}

final class ForgottenCell: ConfiguratorModule {  // want: unwired-module "ForgottenCell"
  func configure(dependency: Void, payload: Void) {}
}

// ForgottenModule.Factory()
enum CompositionRoot {
  static func resolve() -> UsedModule.Factory { UsedModule.Factory() }
}
