import NeedleFoundation

private class HallDependencyProvider: HallDependency {
  var clock: Clock { return towerComponent.clock }
  private let towerComponent: TowerComponent
  init(towerComponent: TowerComponent) { self.towerComponent = towerComponent }
}

@MainActor public func registerProviderFactories() {
  print(HallDependencyProvider.self)
}
