import GraphModel

/// What is registered in containers, as far as it takes to see that one registration replaces
/// another. What is registered counts as used.
struct ContainerRegistrations {
  private let resolver: Resolver
  private let registrations: [Registration]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ registrations: [Registration]) {
    self.resolver = resolver
    self.registrations = registrations.sorted { $0.place.precedes($1.place) }
  }

  func contribute(to assembly: inout GraphAssembly) {
    var earlier: [Slot: [(registration: Registration, node: NodeID)]] = [:]
    for registration in registrations {
      let node = add(registration, to: &assembly)
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
        traits: program.targets.isTest(file: place.file) ? .isTest : [],
        location: assembly.location(place),
        owner: holder
      )
    )
    if let holder { assembly.addEdge(holder, .uses, node, at: assembly.location(place)) }
    return node
  }
}

extension Place {
  /// Whether a place stands before another, by file and token.
  fileprivate func precedes(_ other: Place) -> Bool {
    (file, token) < (other.file, other.token)
  }
}
