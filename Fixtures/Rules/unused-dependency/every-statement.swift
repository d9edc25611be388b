import Pure

// A read in every kind of statement.

final class Light {
  var isOn = false
  var lamps: [Int] { [] }
}

final class HouseModule: FactoryModule {
  struct Dependency {
    let kitchen: Light
    let hall: Light
    let attic: Light
    let cellar: Light
    let garden: Light?
    let garage: Light
    let stairs: Light
    let roof: Light
    let porch: Light
    let shed: Light  // want: unused-dependency "shed"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func check(_ rooms: [Int]) -> Bool {
    defer { dependency.kitchen.isOn = false }
    for lamp in dependency.hall.lamps where dependency.attic.lamps.contains(lamp) {
      guard lamp > 0 else { continue }
    }
    while dependency.cellar.isOn { break }
    repeat { print("wait") } while !dependency.garage.isOn
    if let garden = dependency.garden { return garden.isOn }
    let level = if rooms.isEmpty { dependency.stairs.lamps } else { [0] }
    switch rooms.count {
    case let count where count == dependency.roof.lamps.count: return true
    default: return level.first == dependency.porch.lamps.first
    }
  }
}

enum CompositionRoot {
  static func resolve() -> HouseModule.Factory {
    let light = Light()
    return .init(
      dependency: .init(
        kitchen: light, hall: light, attic: light, cellar: light, garden: light, garage: light,
        stairs: light, roof: light, porch: light, shed: light))
  }
}
