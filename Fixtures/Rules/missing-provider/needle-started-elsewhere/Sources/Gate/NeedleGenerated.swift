import NeedleFoundation

public func registerProviderFactories() { print("^->GateComponent") }
