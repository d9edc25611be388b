import Combine
import VineyardKit

final class HarvestModel: ObservableObject {
  private let harvest: Harvest
  private let baskets: Baskets

  init(harvest: Harvest, baskets: Baskets = ServiceRegistry.shared.resolve(Baskets.self)) {
    self.harvest = harvest
    self.baskets = baskets
  }

  func begin() { baskets.fill(harvest.begin()) }
}

final class Baskets {
  private var contents: [String] = []

  func fill(_ content: String) { contents.append(content) }
}
