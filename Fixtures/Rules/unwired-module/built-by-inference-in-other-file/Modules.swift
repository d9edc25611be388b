import Pure

final class HeaderModule: FactoryModule {
  typealias Payload = Int
  init(dependency: Void, payload: Int) {}
}

final class FooterModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class RowCell: ConfiguratorModule {
  typealias Payload = Int
  func configure(dependency: Void, payload: Int) { print(payload) }
}

final class LostModule: FactoryModule {  // want: unwired-module "LostModule"
  init(dependency: Void, payload: Void) {}
}
