// Types of packages out of sight: one of the name of its module, and several of one name, each behind
// its module's. They are different keys.
import Beacon
import Harbor
import Swinject
import Tide

final class Pier {
  private let beacon: Beacon
  private let tide: Tide
  private let near: Harbor.Client
  private let far: Tide.Client

  init(beacon: Beacon, tide: Tide, near: Harbor.Client, far: Tide.Client) {
    self.beacon = beacon
    self.tide = tide
    self.near = near
    self.far = far
  }

  func open() { print(beacon, tide, near, far) }
}

final class PierAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Beacon.self) { _ in Beacon() }
    container.register(Tide.self) { _ in Tide.shared }
    container.register(Harbor.Client.self) { _ in Harbor.Client() }
    container.register(Tide.Client.self) { _ in Tide.Client() }
    container.register(Pier.self) { r in
      Pier(
        beacon: r.resolve(Beacon.self)!,
        tide: r.resolve(Tide.self)!,
        near: r.resolve(Harbor.Client.self)!,
        far: r.resolve(Tide.Client.self)!
      )
    }
  }
}

func launch(_ resolver: Resolver) {
  resolver.resolve(Pier.self)!.open()
  print(resolver.resolve(Harbor.Buoy.self)!)
  print(resolver.resolve(Beacon.Lamp.self)!)
  print(resolver.resolve(Tide.Lamp.self)!)  // want: missing-provider "is not registered"
}
