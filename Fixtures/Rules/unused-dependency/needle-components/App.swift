import NeedleFoundation

// What a component declares that it needs, and nobody reads: the generator asks some component above
// it all the same.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Cart {}
final class Theme {}
final class Locale {}

final class AppComponent: BootstrapComponent {
  var session: Session { shared { Session() } }
  var api: Api { shared { Api(session: session) } }
  var cart: Cart { shared { Cart() } }
  var theme: Theme { shared { Theme() } }
  var locale: Locale { Locale() }
  var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol ShopDependency: Dependency {
  var api: Api { get }
  var cart: Cart { get }
  var session: Session { get }  // want: unused-dependency "session"
  var theme: Theme { get }
  var locale: Locale { get }
}

final class ShopComponent: Component<ShopDependency> {
  var page: Page { Page(api: dependency.api, dependency: dependency) }
  func show() { print(self.theme) }
}

final class Page {
  private let dependency: ShopDependency
  init(api: Api, dependency: ShopDependency) {
    print(api)
    self.dependency = dependency
  }
  func load() { print(dependency.cart, dependency[keyPath: \.locale]) }
}

registerProviderFactories()
let shop = AppComponent().shop
shop.show()
shop.page.load()
