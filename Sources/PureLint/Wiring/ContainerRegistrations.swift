import GraphModel

/// The providers for registrations in containers. A registration may replace another.
struct ContainerRegistrations {
  private let resolver: Resolver
  /// In source order.
  private let registrations: [Registration]
  /// By position in `registrations`, once they have been added.
  private var nodes: [NodeID] = []
  /// By key, positions in `registrations`.
  private let positions: [Registration.Key: [Int]]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ registrations: [Registration]) {
    self.resolver = resolver
    let registrations = registrations.sorted { $0.place.precedes($1.place) }
    self.registrations = registrations
    positions = Dictionary(grouping: registrations.indices) { registrations[$0].key }
  }

  mutating func contribute(to assembly: inout GraphAssembly) {
    var earlier: [Slot: [(registration: Registration, node: NodeID)]] = [:]
    for registration in registrations {
      let node = add(registration, to: &assembly)
      nodes.append(node)
      let slot = Slot(container: registration.container, key: registration.key)
      if let first = earlier[slot]?.first(where: { isReplaced($0.registration, by: registration) })
      {
        assembly.addEdge(node, .replaces, first.node, at: assembly.location(registration.place))
      }
      earlier[slot, default: []].append((registration, node))
    }
  }

  private struct Slot: Hashable {
    let container: Registration.Container
    let key: Registration.Key
  }

  /// Whether the later of two registrations is always made where the earlier one was.
  private func isReplaced(_ earlier: Registration, by later: Registration) -> Bool {
    let file = later.place.file
    return earlier.blocks == later.blocks
      && program.configuration.implies(
        program.conditions(earlier.condition, in: file),
        program.conditions(later.condition, in: file)
      )
  }

  private func add(_ registration: Registration, to assembly: inout GraphAssembly) -> NodeID {
    let place = registration.place
    let holder = assembly.consumer(at: place)
    let node = assembly.addNode(
      Node(
        kind: .provider,
        name: registration.title,
        lifetime: registration.lifetime,
        isLifetimeExplicit: registration.isLifetimeExplicit,
        traits: program.targets.isTest(file: place.file) ? .isTest : [],
        location: assembly.location(place),
        owner: holder
      )
    )
    if let holder, registration.isAssumedUsed {
      assembly.addEdge(holder, .uses, node, at: assembly.location(place))
    }
    return node
  }

  // MARK: Questions

  /// The providers that a demand may be met by.
  func providers(for demand: Demand) -> [NodeID] {
    (positions[demand.key] ?? []).filter { position in
      demand.container.map { $0 == registrations[position].container } ?? true
    }
    .map { nodes[$0] }
  }

  /// The code by which they build what they yield.
  var bodies: RegistrationBodies { RegistrationBodies(resolver, registrations, nodes) }
}

extension Place {
  /// Whether a place stands before another, by file and token.
  func precedes(_ other: Place) -> Bool {
    (file, token) < (other.file, other.token)
  }
}
