import NeedleFoundation

public func registerProviderFactories() { print("^->TowerComponent") }
