import Pure

final class HomeModule: FactoryModule {  // want: unwired-module "HomeModule"
  init(dependency: Void, payload: Void) {}
}

enum Nested {
  protocol FactoryModule {}
  struct Page: FactoryModule {}
}
