import NeedleFoundation
import SwiftUI

#if !NEEDLE_DYNAMIC

private class BottlesDependencyProvider: BottlesDependency {
  var mutableShelf: MutableShelf { return appComponent.mutableShelf }
  var log: Log { return appComponent.log }
  var history: History { return appComponent.history }
  private let appComponent: AppComponent
  init(appComponent: AppComponent) { self.appComponent = appComponent }
}

private class TastingDependencyProvider: TastingDependency {
  var shelf: Shelf { return appComponent.shelf }
  private let appComponent: AppComponent
  init(appComponent: AppComponent) { self.appComponent = appComponent }
}

private class LabelDependencyProvider: LabelDependency {
  var clock: Clock { return appComponent.clock }
  private let appComponent: AppComponent
  init(appComponent: AppComponent) { self.appComponent = appComponent }
}

#else

extension AppComponent: NeedleFoundation.Registration {
  public func registerItems() {
    localTable["store-Store"] = { [unowned self] in self.store as Any }
    localTable["shelf-Shelf"] = { [unowned self] in self.shelf as Any }
    localTable["oldShelf-Shelf"] = { [unowned self] in self.oldShelf as Any }
    localTable["bottlesComponent-BottlesComponent"] = { [unowned self] in self.bottlesComponent as Any }
  }
}

extension BottlesComponent: NeedleFoundation.Registration {
  public func registerItems() {
    keyPathToName[\BottlesDependency.mutableShelf] = "mutableShelf-MutableShelf"
    keyPathToName[\BottlesDependency.log] = "log-Log"
    keyPathToName[\BottlesDependency.history] = "history-History"
  }
}

#endif

public func registerProviderFactories() {}
