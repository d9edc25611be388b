import GraphModel
import PureLintResolution
import PureLintWiring

/// The values that code asks containers for, by the places where it does: `resolver.resolve(Api.self)!`
/// comes from the registration.
struct DemandedValues {
  /// By file, in the order of tokens.
  private let demands: [Int: [(token: UInt32, providers: [NodeID])]]

  init(_ demands: [Demand], _ registrations: ContainerRegistrations) {
    var found: [Int: [(token: UInt32, providers: [NodeID])]] = [:]
    for demand in demands where demand.property == nil {
      let token = demand.place.token.rawValue
      found[demand.place.file, default: []].append((token, registrations.providers(for: demand)))
    }
    self.demands = found.mapValues { $0.sorted { $0.token < $1.token } }
  }

  /// What meets the demands among some tokens.
  func providers(in tokens: Range<UInt32>, _ file: Int) -> [NodeID] {
    guard let demands = demands[file] else { return [] }
    let start = demands.partitioningIndex { $0.token >= tokens.lowerBound }
    return demands[start...].prefix { $0.token < tokens.upperBound }.flatMap(\.providers)
  }
}
