import FactoryKit
import NurseryKit

/// What only the app's own target knows.
final class NurseryContainer: SharedContainer {
  static let shared = NurseryContainer()
  let manager = ContainerManager()
}

extension NurseryContainer {
  var beds: Factory<Beds> {
    self { Beds(loader: Container.shared.loader()) }.singleton
  }

  var bedsModel: Factory<BedsModel> {
    self { BedsModel(beds: self.beds(), row: { self.row($0).resolve() }) }
  }

  func row(_ plant: Plant) -> Factory<RowModel> {
    self { RowModel(plant: plant, watering: self.watering()) }
  }

  var label: ParameterFactory<Plant, String> {
    self { "\($0.name), \($0.days) days" }
  }

  /// The two know each other, and each asks while it is made.
  var watering: Factory<Watering> {
    self { Watering(gardener: self.gardener()) }.cached  // want: dependency-cycle "'NurseryContainer.watering' -> 'NurseryContainer.gardener'"
  }

  var gardener: Factory<Gardener> {
    self { Gardener() }.cached
  }

  /// The till is there when the drawer asks for it.
  var till: Factory<Till> {
    self { Till() }
      .singleton
      .decorator { till in
        // Without looking whether the till is new, it asks each time somebody asks for the till.
        till.drawer = self.drawer()  // want: dependency-cycle "'NurseryContainer.till' -> 'NurseryContainer.drawer'"
      }
  }

  var drawer: Factory<Drawer> {
    self { Drawer(till: self.till()) }.cached
  }

  var receipt: Factory<Receipt> {
    self { Receipt() }.unique
  }

  var printer: Factory<Printer> {
    self { Printer(receipt: self.receipt()) }.singleton  // want: captive-dependency "'NurseryContainer.printer', which is made once, keeps 'NurseryContainer.receipt'"
  }

  // want@+1: unused-provider "'NurseryContainer.scale' is a factory that is never resolved"
  var scale: Factory<Scale> {
    self { Scale(log: Container.shared.log()) }
  }

  var basket: Factory<Basket> {
    self { Basket() }
  }
}
