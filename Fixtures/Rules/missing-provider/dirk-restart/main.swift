import Dirk

// A container that is started again knows nothing of the last one.

final class Clock {}
final class Zone {}

func start(_ module: Module) throws {
  try Dirk.start { module }
}

try Dirk.start {
  Module {
    Factory { Clock() }
  }
}
print(try inject(Clock.self))
try Dirk.stop()
try Dirk.start {
  Module {
    Factory { Zone() }
  }
}
print(try inject(Clock.self))  // want: missing-provider "'Clock' is not registered"
print(try inject(Zone.self))
