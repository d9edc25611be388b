import NeedleFoundation
import UIKit

private class ShopDependencyProvider: ShopDependency {
  var badge: Badge { return appComponent.badge }
  private let appComponent: AppComponent
  init(appComponent: AppComponent) { self.appComponent = appComponent }
}

extension AppComponent: NeedleFoundation.Registration {
  public func registerItems() {
    localTable["oldBadge-Badge"] = { [unowned self] in self.oldBadge as Any }
  }
}

public func registerProviderFactories() {
  __DependencyProviderRegistry.instance.registerDependencyProviderFactory(
    for: "^->AppComponent->ShopComponent"
  ) { component in
    ShopDependencyProvider(appComponent: component.parent as! AppComponent)
  }
}
