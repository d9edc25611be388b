// Code at top level runs line by line, functions when they are called.

let registry = Registry()

func setUp() {
  registry.register(Clock.self) { Clock() }
}

func warmUp() {
  print(registry.resolve(Store.self))  // want: missing-provider "'Store' is asked for before it is registered: 'registry.resolve(Store.self)' in 'warmUp' crashes"
}

let clock = registry.resolve(Clock.self)  // want: missing-provider "'Clock' is asked for before it is registered"
warmUp()
setUp()
registry.register(Store.self) { Store() }
registry.register(Log.self) { Log() }
print(clock, registry.resolve(Log.self), registry.resolve(Store.self))
