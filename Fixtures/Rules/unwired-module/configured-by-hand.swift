import Pure

// A configurator module is wired by a configurator, or by somebody who calls `configure`.

final class WiredCell: ConfiguratorModule {
  func configure(dependency: Void, payload: Void) {}
}

final class CalledCell: ConfiguratorModule {
  typealias Dependency = String
  typealias Payload = Int
  func configure(dependency: String, payload: Int) { print(dependency, payload) }
}

final class ShortCell: ConfiguratorModule {
  typealias Dependency = String
  func configure(dependency: String, payload: Void) { print(dependency) }
}

final class PayloadCell: ConfiguratorModule {
  typealias Payload = Int
  func configure(dependency: Void, payload: Int) { print(payload) }
}

final class RegisteredCell: ConfiguratorModule {  // want: unwired-module "RegisteredCell"
  func configure(dependency: Void, payload: Void) {}
}

final class BareCell: ConfiguratorModule {  // want: unwired-module "BareCell"
  func configure(dependency: Void, payload: Void) {}
}

struct Table {
  func register(_ type: AnyClass) {}
}

final class Screen {
  private let wired: WiredCell.Configurator

  init(wired: WiredCell.Configurator = .init()) { self.wired = wired }

  func show(_ cell: WiredCell, in table: Table) {
    table.register(WiredCell.self)
    table.register(RegisteredCell.self)
    wired.configure(cell)
    print(BareCell())
    CalledCell().configure(dependency: "a", payload: 1)
    ShortCell().configure(dependency: "b")
    PayloadCell().configure(payload: 2)
  }
}
