// A struct that is known as a protocol with functions is called and nothing else. Where something may
// look into it all the same, what it holds counts as read.

final class Plate {
  func heat() -> Int { 90 }
}

protocol Boiling { func boil() -> Int }

struct Kettle: Boiling {
  let plate: Plate
  let spare: Plate  // want: unused-dependency
  func boil() -> Int { plate.heat() }
}

// Cast back, and read.
struct Urn: Boiling {
  let plate: Plate
  let spare: Plate
  func boil() -> Int { plate.heat() }
}

protocol Warming {
  var spare: Plate { get }
  func warm() -> Int
}

// The protocol asks for what nobody reads.
struct Warmer: Warming {
  let plate: Plate
  let spare: Plate
  func warm() -> Int { plate.heat() }
}

protocol Baking { func bake() -> Int }

// Printed as what it is known as.
struct Oven: Baking {
  let plate: Plate
  let spare: Plate
  func bake() -> Int { plate.heat() }
}

protocol Reportable {}

// Nothing can be asked of it, so it is there to be looked at.
struct Report: Reportable {
  let plate: Plate
}

protocol Toasting { func toast() -> Int }

extension Toasting {
  func describe() -> String { String(describing: self) }
}

struct Toaster: Toasting {
  let plate: Plate
  let spare: Plate
  func toast() -> Int { plate.heat() }
}

final class Kitchen {
  private let plate = Plate()
  func boiling() -> Boiling { Kettle(plate: plate, spare: plate) }
  func urn() -> Boiling { Urn(plate: plate, spare: plate) }
  func warming() -> Warming { Warmer(plate: plate, spare: plate) }
  func baking() -> Baking { Oven(plate: plate, spare: plate) }
  func report() -> Reportable { Report(plate: plate) }
  func toasting() -> Toasting { Toaster(plate: plate, spare: plate) }
}

@main
enum Main {
  static let kitchen = Kitchen()
  static func main() {
    if let urn = kitchen.urn() as? Urn { print(urn.spare.heat()) }
    let baking = kitchen.baking()
    print(baking, kitchen.report(), kitchen.toasting().describe())
    print(kitchen.warming().warm(), kitchen.boiling().boil(), baking.bake(), kitchen.toasting().toast())
  }
}
