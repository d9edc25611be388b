import Pure

// Every way to spell the construction out; each is complete but the last ones.
// It does not compile: arguments are missing.

final class Lamp {}

final class RoomModule: FactoryModule {
  struct Dependency {
    let lamp: Lamp
    let spare: Lamp
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func enter() { print(dependency.lamp, dependency.spare) }
}

typealias Room = RoomModule
typealias RoomNeeds = RoomModule.Dependency

enum CompositionRoot {
  static func resolve() -> [Any] {
    let lamp = Lamp()
    let needs = RoomModule.Dependency(lamp: lamp, spare: lamp)
    let typed: RoomModule.Factory = .init(dependency: .init(lamp: lamp, spare: lamp))
    let instance: RoomModule = .init(dependency: .init(lamp: lamp, spare: lamp), payload: ())
    return [
      typed, instance,
      RoomModule.Factory(dependency: needs),
      RoomModule.Factory(dependency: RoomModule.Dependency.init(lamp: lamp, spare: lamp)),
      RoomModule.Factory.init(dependency: RoomModule.Dependency(lamp: lamp, spare: lamp)),
      Factory<RoomModule>(dependency: .init(lamp: lamp, spare: lamp)),
      Pure.Factory<RoomModule>(dependency: RoomNeeds(lamp: lamp, spare: lamp)),
      Room.Factory(dependency: Room.Dependency(lamp: lamp, spare: lamp)),
      RoomModule(dependency: .init(lamp: lamp, spare: lamp), payload: ()),
      // want@+1: missing-provider "spare"
      RoomModule.Factory(dependency: RoomModule.Dependency.init(lamp: lamp)),
      // want@+1: missing-provider "spare"
      Pure.Factory<Room>(dependency: RoomNeeds(lamp: lamp)),
      // want@+1: missing-provider "lamp"
      Room(dependency: .init(spare: lamp)),
    ]
  }
}
