import SwiftUI

package struct HarvestView: View {
  private let model: HarvestModel

  package init(model: HarvestModel) { self.model = model }

  package var body: some View {
    VStack {
      List(model.crates) { weight in Text("\(weight) kg") }
      Text("\(model.trees.count) trees")
      if let best = model.sorting?.best { Text("Best: \(best) kg") }
      Button("Weigh") { Task { try await model.fill() } }
      Button("Sort") { model.sort() }
    }
  }
}
