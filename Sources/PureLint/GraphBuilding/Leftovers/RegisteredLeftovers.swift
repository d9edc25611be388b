import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintWiring

/// Registrations and modules that nobody asks for because what asked for them is not registered
/// itself. That is no defect of its own, so hints say what they were for.
struct RegisteredLeftovers {
  private let model: WiringModel
  private let registrations: ContainerRegistrations
  /// In source order.
  private let unmet: [ContainerDemands.Unmet]

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  /// - Parameter unmet: The demands that no registration meets.
  init(
    _ model: WiringModel,
    _ registrations: ContainerRegistrations,
    _ unmet: [ContainerDemands.Unmet]
  ) {
    self.model = model
    self.registrations = registrations
    self.unmet = unmet
  }

  func contribute(to assembly: inout GraphAssembly) {
    let unmet = unmet.filter { !assembly[$0.dependency].traits.contains(.isTest) }
    guard !unmet.isEmpty else { return }
    for demand in unmet {
      guard let module = moduleBuilt(by: demand.type).flatMap(assembly.node) else { continue }
      let location = assembly[demand.dependency].location
      assembly.addEdge(demand.dependency, .asks, module, at: location)
    }
    let graph = assembly.build()
    let live = graph.reachable(from: graph.nodeIDs.filter { graph[$0].kind != .provider }) {
      $0.kind == .uses && $0.receiver == nil
    }
    let idle = registrations.all.filter { !live.contains($0.node) }
    guard !idle.isEmpty else { return }
    let positions = positionsByType(idle.map(\.registration))
    for demand in unmet {
      for position in Set(parts(of: demand.type).flatMap { positions[$0] ?? [] }).sorted() {
        let node = idle[position].node
        assembly.hints.add(.init(node: node, dependency: demand.dependency, wiring: nil))
      }
    }
  }

  /// The positions of registrations by the types of their keys, or what these wrap.
  private func positionsByType(_ registrations: [Registration]) -> [SwiftType: [Int]] {
    var found: [SwiftType: [Int]] = [:]
    for (position, registration) in registrations.enumerated() {
      for type in Set(registration.keys.map(\.type.unwrapped)) {
        found[type, default: []].append(position)
      }
    }
    return found
  }

  /// The module that a value of a type makes or configures.
  private func moduleBuilt(by type: SwiftType) -> DeclarationID? {
    guard case .nominal(let builder, let made) = type.unwrapped.form,
      model.builders.contains(builder),
      let module = made.first?.declaration, model.modulesByID[module] != nil
    else { return nil }
    return module
  }

  // MARK: What a value is made of

  /// The types of what may be handed to a value of a type when it is made.
  private func parts(of type: SwiftType) -> Set<SwiftType> {
    if case .function(_, let result) = type.unwrapped.form { return widened(result) }
    if let module = moduleBuilt(by: type) {
      return Set(fields(of: model.modulesByID[module]?.dependency).flatMap(widened))
    }
    guard let id = type.unwrapped.declaration, program.isSource(id) else { return [] }
    return Set(([id] + resolver.heirs(of: id)).flatMap(fields).flatMap(widened))
  }

  /// The types of a type's stored properties and of its initializers' parameters.
  private func fields(of type: DeclarationID?) -> [SwiftType] {
    guard let type, program.isSource(type) else { return [] }
    let initializers = resolver.initializers(of: .nominal(type, [])).compactMap(\.initializer)
    return
      (resolver.storedProperties(of: type)
      + initializers.flatMap(resolver.parameterDeclarations)).map(resolver.type)
  }

  /// A type with what it yields or wraps.
  private func widened(_ type: SwiftType) -> Set<SwiftType> {
    switch type.unwrapped.form {
    case .function(_, let result): [type.unwrapped, result.unwrapped]
    case .nominal(_, let arguments), .external(_, let arguments):
      Set([type.unwrapped] + arguments.map(\.unwrapped))
    default: [type.unwrapped]
    }
  }
}
