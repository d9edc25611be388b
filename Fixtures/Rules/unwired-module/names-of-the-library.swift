import UIKit

// A project's own types may have the names of the library's: what they are like decides. It does
// not compile without UIKit.

protocol Module {
  associatedtype Dependency
}

protocol FactoryModule {
  static func build() -> UIViewController
}

protocol ConfiguratorModule {
  func configure(title: String)
}

class Factory<Value> {
  func create() -> Value? { nil }
}

class Configurator<Value> {
  func configure(_ value: Value) {}
}

enum HomeModule: FactoryModule {
  struct Dependency { let title: String }
  static func build() -> UIViewController { UIViewController() }
}

enum DetailModule: FactoryModule {
  static func build() -> UIViewController { UIViewController() }
}

final class TitleCell: UITableViewCell, ConfiguratorModule {
  func configure(title: String) { print(title) }
}

final class CartModule: Module {
  struct Dependency { let count: Int }
}

let factory = Factory<CartModule>()
let configurator = Configurator<TitleCell>()

// Beside it a module by its shape.

final class BasketModule {
  struct Dependency {
    let count: Int
    let unread: Int  // want: unused-dependency "unread"
  }
  init(dependency: Dependency) { print(dependency.count) }
}
print(BasketModule(dependency: .init(count: 1, unread: 2)))
