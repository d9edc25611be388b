import NeedleFoundation

private class ShopDependencyProvider: ShopDependency {
  var api: Api { return appComponent.api }
  var cart: Cart { return appComponent.cart }
  var session: Session { return appComponent.session }
  var theme: Theme { return appComponent.theme }
  var locale: Locale { return appComponent.locale }
  private let appComponent: AppComponent
  init(appComponent: AppComponent) { self.appComponent = appComponent }
}

extension ShopComponent: NeedleFoundation.Registration {
  public func registerItems() {
    keyPathToName[\ShopDependency.api] = "api-Api"
    keyPathToName[\ShopDependency.session] = "session-Session"
  }
}

public func registerProviderFactories() {}
