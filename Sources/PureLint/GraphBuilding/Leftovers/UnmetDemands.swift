import GraphModel
import PureLintResolution
import PureLintSource

/// A dependency that has no value.
struct UnmetDemand: Hashable {
  let field: DeclarationID
  let node: NodeID
  /// The wiring that leaves it out; nil where there is none.
  let wiring: NodeID?
  /// The code that leaves it unset; nil where there is none.
  var maker: NodeID?
}

/// The demands in one place, by what they ask for.
struct UnmetDemands {
  private(set) var all: [UnmetDemand] = []
  private(set) var byName: [Name: [UnmetDemand]] = [:]
  /// The demands for each type that is known through and through.
  private(set) var byType: [SwiftType: [UnmetDemand]] = [:]
  /// The same for what functions yield.
  private(set) var byResult: [SwiftType: [UnmetDemand]] = [:]
  /// Demands for a module's builder, by the types that the module depends on.
  private(set) var byPart: [SwiftType: [UnmetDemand]] = [:]

  mutating func add(_ demand: UnmetDemand, _ name: Name, _ type: SwiftType) {
    all.append(demand)
    byName[name, default: []].append(demand)
    guard !type.hasUnknown else { return }
    byType[type.unwrapped, default: []].append(demand)
    guard case .function(_, let result) = type.unwrapped.form else { return }
    byResult[result.unwrapped, default: []].append(demand)
  }

  mutating func add(_ demand: UnmetDemand, madeOf part: SwiftType) {
    guard !part.hasUnknown else { return }
    byPart[part.unwrapped, default: []].append(demand)
  }
}
