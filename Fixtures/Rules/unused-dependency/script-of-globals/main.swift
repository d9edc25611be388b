// A script composes: what a global keeps goes to objects that others keep.

final class Barometer {
  func pressure() -> Int { 1013 }
}

final class Vane {
  func direction() -> Int { 90 }
}

final class Almanac {
  private let barometer: Barometer
  private let vane: Vane  // want: unused-dependency "vane"

  init(_ barometer: Barometer, vane: Vane) {
    self.barometer = barometer
    self.vane = vane
  }

  func write() { print(barometer.pressure()) }
}

let barometer = Barometer()
let vane = Vane()
let almanac = Almanac(barometer, vane: vane)
almanac.write()
