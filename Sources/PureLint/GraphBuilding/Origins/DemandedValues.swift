import GraphModel
import PureLintResolution
import PureLintWiring

/// The values that code asks containers for, by the places where it does: `resolver.resolve(Api.self)!`
/// comes from the registration.
struct DemandedValues {
  /// By file, in the order of tokens.
  private let demands: [Int: [(token: UInt32, providers: [NodeID])]]
  /// By property that asks, as those with wrappers do, what meets its demand.
  private let properties: [DeclarationID: [NodeID]]

  init(_ demands: [Demand], _ registrations: ContainerRegistrations) {
    var found: [Int: [(token: UInt32, providers: [NodeID])]] = [:]
    var properties: [DeclarationID: [NodeID]] = [:]
    for demand in demands {
      let providers = registrations.providers(for: demand)
      if let property = demand.property {
        properties[property, default: []] += providers
      } else {
        found[demand.place.file, default: []].append((demand.place.token.rawValue, providers))
      }
    }
    self.properties = properties
    self.demands = found.mapValues { $0.sorted { $0.token < $1.token } }
  }

  /// What meets the demand of a property; nil if it asks for nothing.
  func providers(for property: DeclarationID) -> [NodeID]? { properties[property] }

  /// What meets the demands among some tokens.
  func providers(in tokens: Range<UInt32>, _ file: Int) -> [NodeID] {
    guard let demands = demands[file] else { return [] }
    let start = demands.partitioningIndex { $0.token >= tokens.lowerBound }
    return demands[start...].prefix { $0.token < tokens.upperBound }.flatMap(\.providers)
  }
}
