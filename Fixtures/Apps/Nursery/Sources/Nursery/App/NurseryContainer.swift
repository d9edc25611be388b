import FactoryKit
import NurseryKit

/// What only the app's own target knows.
final class NurseryContainer: SharedContainer, AutoRegistering {
  static let shared = NurseryContainer()
  let manager = ContainerManager()

  func autoRegister() {
    Container.shared.cashier.register { self.till() }
  }
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

  /// The two know each other: the second asks once it is used.
  var watering: Factory<Watering> {
    self { Watering(gardener: self.gardener()) }.cached
  }

  var gardener: Factory<Gardener> {
    self { Gardener() }.cached
  }

  /// The till is there when the drawer asks for it.
  var till: Factory<Till> {
    self { Till() }
      .singleton
      .decorator { till, isNew in
        if isNew { till.drawer = self.drawer() }
      }
  }

  var drawer: Factory<Drawer> {
    self { Drawer(till: self.till()) }.cached
  }

  var receipt: Factory<Receipt> {
    self { Receipt() }.unique
  }
}
