import Combine
import FactoryKit
import NurseryKit
import SwiftUI

final class Beds {
  let plants: [Plant]

  init(loader: PlantLoading) {
    plants = loader.plants()
  }
}

final class BedsModel: ObservableObject {
  let rows: [RowModel]

  init(beds: Beds, row: (Plant) -> RowModel) {
    rows = beds.plants.map(row)
  }
}

final class RowModel {
  let title: String
  private let watering: Watering

  init(plant: Plant, watering: Watering) {
    title = NurseryContainer.shared.label(plant)
    self.watering = watering
  }

  func water() {
    watering.water(title)
  }
}

final class Watering {
  private let gardener: Gardener
  private(set) var count = 0

  init(gardener: Gardener) {
    self.gardener = gardener
  }

  func water(_ title: String) {
    count += 1
    gardener.note(title)
  }
}

final class Gardener {
  @LazyInjected(\NurseryContainer.watering) private var watering
  @Injected(\.log) private var log: Log

  func note(_ title: String) {
    log.note("\(title), can \(watering.count)")
  }
}

struct BedsView: View {
  @ObservedObject var model: BedsModel

  var body: some View {
    VStack {
      Text("\(model.rows.count) beds")
      Button("Water", action: { model.rows.forEach { $0.water() } })
    }
  }
}
