final class HomeModule: FactoryModule {
  struct Dependency {
    let cellFactory: Pure
      .Factory<CellModule>
    let rowFactory:
      Pure.Factory<RowModule>
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    print(
      dependency
        .cellFactory
        .create(),
      dependency.rowFactory)
  }
}

final class CellModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class RowModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class LostModule: FactoryModule {  // want: unwired-module "LostModule"
  init(dependency: Void, payload: Void) {}
}
