import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The providers for registrations in containers. A registration may replace another.
struct ContainerRegistrations {
  let resolver: Resolver
  /// In source order.
  let registrations: [Registration]
  /// By position in `registrations`, once they have been added.
  private(set) var nodes: [NodeID] = []
  /// By key, positions in `registrations`.
  let positions: [Registration.Key: [Int]]
  let byType: RegistrationsByType
  /// Positions of those whose key may be another one.
  let open: [Int]
  /// The same registrations, by the positions in `open`.
  let openByType: RegistrationsByType

  private let positionsByPlace: [Place: Int]
  let programs: ProgramsApart
  /// The calls of helpers that replace what others register, each told once.
  private var replacing: Set<Place> = []

  var program: Program { resolver.program }

  init(_ resolver: Resolver, _ registrations: [Registration]) {
    self.resolver = resolver
    programs = ProgramsApart(resolver.program)
    let registrations = registrations.sorted { $0.place.precedes($1.place) }
    self.registrations = registrations
    positionsByPlace = Dictionary(registrations.indices.map { (registrations[$0].place, $0) }) {
      first,
      _ in first
    }
    var positions: [Registration.Key: [Int]] = [:]
    for position in registrations.indices {
      for key in registrations[position].keys { positions[key, default: []].append(position) }
    }
    self.positions = positions
    byType = RegistrationsByType(registrations, resolver)
    open = registrations.indices.filter { registrations[$0].keys.contains(where: \.isOpen) }
    openByType = RegistrationsByType(open.map { registrations[$0] }, resolver)
  }

  mutating func contribute(to assembly: inout GraphAssembly) {
    var earlier: [Slot: [(registration: Registration, node: NodeID)]] = [:]
    for registration in registrations {
      let node = add(registration, to: &assembly)
      nodes.append(node)
      var replaced: Set<NodeID> = []
      for key in registration.keys where key.isCertain {
        let slot = Slot(container: registration.container, key: key)
        let first = earlier[slot]?.first { isReplaced($0.registration, by: registration, key) }
        // What shares several keys is told by the first of them.
        if let first, replaced.insert(first.node).inserted {
          addReplacement(of: first.node, by: registration, node, sharing: key, to: &assembly)
        }
        earlier[slot, default: []].append((registration, node))
      }
    }
    addReplacements(to: &assembly)
  }

  /// Adds the modules whose factories or configurators are registered.
  func addModules(
    _ modules: [DeclarationID: Module],
    madeBy builders: Set<DeclarationID>,
    to assembly: inout GraphAssembly
  ) {
    for (registration, node) in zip(registrations, nodes) {
      guard case .nominal(let builder, let made) = registration.key.type.form,
        builders.contains(builder), let module = made.first?.declaration, modules[module] != nil,
        let target = assembly.node(of: module)
      else { continue }
      assembly.addEdge(node, .constructs, target, at: assembly.location(registration.place))
    }
  }

  /// Adds the registrations that replace others, by the dialect.
  private mutating func addReplacements(to assembly: inout GraphAssembly) {
    for (registration, node) in zip(registrations, nodes) {
      if let call = registration.repeating {
        assembly.addEdge(node, .replaces, node, at: assembly.location(call))
      }
      guard let first = registration.replaced.flatMap({ positionsByPlace[$0] }) else { continue }
      let known = registrations[first].keys
      let key = registration.keys.first(where: known.contains) ?? registration.key
      guard isSame(key, for: registrations[first], and: registration) else { continue }
      addReplacement(of: nodes[first], by: registration, node, sharing: key, to: &assembly)
    }
  }

  private mutating func addReplacement(
    of earlier: NodeID,
    by registration: Registration,
    _ node: NodeID,
    sharing key: Registration.Key,
    to assembly: inout GraphAssembly
  ) {
    // What one call of a helper registers under several keys has one cause.
    if registration.helperCall != nil, !replacing.insert(registration.place.unscoped).inserted {
      return
    }
    assembly.addEdge(
      node,
      .replaces,
      earlier,
      at: assembly.location(registration.place),
      detail: key == registration.key ? nil : .sharedKey(resolver.title(of: key))
    )
  }

  /// The provider for the registration at a place.
  func node(at place: Place) -> NodeID? { positionsByPlace[place].map { nodes[$0] } }

  private struct Slot: Hashable {
    let container: Registration.Container
    let key: Registration.Key
  }

  /// Whether the later of two registrations is always made where the earlier one was. One call of a
  /// helper may stand for several of the library's, of which one runs.
  private func isReplaced(
    _ earlier: Registration,
    by later: Registration,
    _ key: Registration.Key
  ) -> Bool {
    let file = later.place.file
    return earlier.place != later.place && earlier.blocks == later.blocks
      && program.configuration.implies(
        program.conditions(earlier.condition, in: file),
        program.conditions(later.condition, in: file)
      )
      && isSame(key, for: earlier, and: later)
  }

  /// Whether two registrations mean one type by a key.
  private func isSame(
    _ key: Registration.Key,
    for earlier: Registration,
    and later: Registration
  ) -> Bool {
    resolver.isSame(key.type, in: earlier.place.file, and: later.place.file)
  }

  private func add(_ registration: Registration, to assembly: inout GraphAssembly) -> NodeID {
    let place = registration.place
    let holder = assembly.consumer(at: place)
    var traits: Node.Traits = program.targets.isTest(file: place.file) ? .isTest : []
    switch registration.reentry {
    case .same: break
    case .doubled: traits.insert(.isDoubled)
    case .forbidden: traits.insert(.isSingular)
    }
    let node = assembly.addNode(
      Node(
        kind: .provider,
        name: registration.title,
        lifetime: registration.lifetime,
        isLifetimeExplicit: registration.isLifetimeExplicit,
        traits: traits,
        location: assembly.location(place),
        owner: holder
      )
    )
    assembly.addTypes(in: registration.key.type, of: node)
    if let words = registration.words { assembly.hints.add(words, for: node) }
    if let holder, registration.isAssumedUsed {
      assembly.addEdge(holder, .uses, node, at: assembly.location(place))
    }
    return node
  }

  /// The registrations with their providers, in source order.
  var all: [(registration: Registration, node: NodeID)] {
    zip(registrations, nodes).map { ($0, $1) }
  }

  /// The types that are built by handing over an initializer, each with the provider that does.
  var builders: [(type: DeclarationID, provider: NodeID, place: Place)] {
    zip(registrations, nodes).compactMap { registration, node in
      registration.builds.map { ($0, node, registration.place) }
    }
  }

  /// The code by which they build what they yield.
  var bodies: RegistrationBodies { RegistrationBodies(resolver, registrations, nodes) }

  /// The same, and what they are handed as values.
  var bodiesWithValues: RegistrationBodies {
    RegistrationBodies(resolver, registrations, nodes, countsValues: true)
  }
}
