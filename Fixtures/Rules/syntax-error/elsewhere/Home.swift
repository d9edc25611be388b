import Pure

final class HomeModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class LostModule: FactoryModule {  // want: unwired-module
  init(dependency: Void, payload: Void) {}
}

let home = HomeModule.Factory(  // want: syntax-error "expected ')'"
