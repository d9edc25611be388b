import NeedleFoundation
import UIKit

// What a component builds is used by those who read it, by components below it that ask for its name,
// and by those who know a protocol of it. What the generator writes reads nothing.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Cart { init(api: Api) { print(api) } }
final class Badge { init(cart: Cart) { print(cart) } }

protocol CartBuilder { var cart: Cart { get } }
final class CartController: UIViewController {
  private let builder: CartBuilder
  init(builder: CartBuilder) {
    self.builder = builder
    super.init(nibName: nil, bundle: nil)
  }
  func load() { print(builder.cart) }
}

final class AppComponent: BootstrapComponent, CartBuilder {
  var session: Session { shared { Session() } }
  var api: Api { shared { Api(session: session) } }
  var cart: Cart { Cart(api: api) }
  var badge: Badge { Badge(cart: cart) }
  public var oldBadge: Badge { Badge(cart: cart) }  // want: unused-provider "oldBadge"
  private var spare: Session { Session() }  // want: unused-provider "spare"
  var controller: UIViewController { CartController(builder: self) }
  var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol ShopDependency: Dependency {
  var badge: Badge { get }
}

final class ShopComponent: Component<ShopDependency> {
  func makeBadge() -> Badge { dependency.badge }
  func makeOldBadge() -> Badge { dependency.badge }  // want: unused-provider "makeOldBadge"
}

registerProviderFactories()
let app = AppComponent()
print(app.controller, app.shop.makeBadge())
