import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The values that code asks containers for, by the places where it does: `resolver.resolve(Api.self)!`
/// comes from the registration.
struct DemandedValues {
  /// By file, in the order of tokens.
  private let demands: [Int: [(token: UInt32, providers: [NodeID])]]
  /// By property that asks, as those with wrappers do, what meets its demand; of one
  /// that asks when it is read, too.
  private let properties: [DeclarationID: [NodeID]]

  /// - Parameter keyed: What properties get from libraries by keys.
  init(
    _ model: WiringModel,
    _ registrations: ContainerRegistrations,
    keyed: [DeclarationID: NodeID]
  ) {
    var found: [Int: [(token: UInt32, providers: [NodeID])]] = [:]
    var properties = keyed.mapValues { [$0] }
    let resolver = model.resolver
    for demand in model.demands {
      let providers = registrations.providers(for: demand)
      if let property = Self.property(of: demand, resolver.program) {
        properties[property, default: []] += providers
      }
      if let property = demand.property {
        properties[property, default: []] += providers
      } else {
        found[demand.place.file, default: []].append((demand.place.token.rawValue, providers))
      }
    }
    self.properties = properties
    self.demands = found.mapValues { $0.sorted { $0.token < $1.token } }
  }

  /// The property that asks when it is read: the demand stands at its name.
  private static func property(of demand: Demand, _ program: Program) -> DeclarationID? {
    guard demand.property == nil, let source = demand.place.source,
      program[source].kind == .variable, program[source].nameToken == demand.place.token,
      Int(program[source].file) == demand.place.file
    else { return nil }
    return source
  }

  /// What meets the demand of a property; nil if it asks for nothing.
  func providers(for property: DeclarationID) -> [NodeID]? { properties[property] }

  /// Whether a token is where something is asked for that is met: what answers is what counts then.
  func isMet(at token: TokenIndex, _ file: Int) -> Bool {
    !providers(in: token.rawValue..<token.rawValue + 1, file).isEmpty
  }

  /// What meets the demands among some tokens.
  func providers(in tokens: Range<UInt32>, _ file: Int) -> [NodeID] {
    guard let demands = demands[file] else { return [] }
    let start = demands.partitioningIndex { $0.token >= tokens.lowerBound }
    return demands[start...].prefix { $0.token < tokens.upperBound }.flatMap(\.providers)
  }
}
