import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The keys whose values for the app are sure to need themselves while they are made: who first reads
/// one waits for ever, or is stopped.
struct DependencyCircles {
  private let keys: DependencyKeys
  private let members: DependencyMembers
  private let resolver: Resolver
  private var program: Program { resolver.program }

  /// How much code is looked at that runs while one value is made.
  private static let mostCode = 256

  init(_ keys: DependencyKeys, _ members: DependencyMembers) {
    self.keys = keys
    self.members = members
    resolver = members.resolver
  }

  /// A key whose value is read while another one's is made.
  private struct Need: Hashable {
    let target: DeclarationID
    let place: Place
  }

  /// What stands for the keys on circles, and what these read of each other.
  /// - Complexity: O(code that makes values).
  func part() -> (registrations: [Registration], demands: [Demand]) {
    let targets = Dictionary(
      members.readers().map { ($0.property, $0.key) },
      uniquingKeysWith: { first, _ in first }
    )
    guard !targets.isEmpty else { return ([], []) }
    let made = typesMade()
    var all: [DeclarationID: [Need]] = [:]
    for key in keys.all { all[key] = needs(of: key, targets, made) }
    let circles = circles(all)
    let circular = keys.all.filter { circles[$0] != nil }
    let registrations = circular.map(registration)
    let places = Dictionary(
      zip(circular, registrations.map(\.place)),
      uniquingKeysWith: { first, _ in first }
    )
    let demands = circular.flatMap { key in
      (all[key] ?? []).filter { circles[$0.target] == circles[key] }
        .map { demand($0, of: key, places) }
    }
    return (registrations, demands)
  }

  private func registration(of key: DeclarationID) -> Registration {
    var registration = DependencyLeftovers.registration(of: key, resolver)
    registration.isAssumedUsed = true
    registration.reentry = .forbidden
    registration.words = RegistrationWords(
      unused: " is a key whose value nobody reads",
      adviceOnUnused: "read it",
      adviceOnDuplicate: "delete one of the two",
      adviceOnCycle: "read the value later on one hop: where it is used",
      rebuilt: " is read again while its value is being made, which never ends"
    )
    return registration
  }

  private func demand(
    _ need: Need,
    of key: DeclarationID,
    _ places: [DeclarationID: Place]
  ) -> Demand {
    var demand = Demand(
      place: need.place,
      key: Registration.Key(type: .nominal(need.target, [])),
      title: program.qualifiedName(need.target)
    )
    demand.registrations = places[need.target].map { [$0] } ?? []
    demand.builder = places[key]
    demand.mayStandAnywhere = true
    return demand
  }

  /// The number of the circle that a key is part of, by key.
  private func circles(_ needs: [DeclarationID: [Need]]) -> [DeclarationID: Int] {
    var builder = GraphBuilder()
    let nodes = keys.all.map { _ in builder.addNode(Node(kind: .provider, name: "")) }
    let byKey = Dictionary(zip(keys.all, nodes)) { first, _ in first }
    for (key, found) in needs {
      for need in found {
        guard let source = byKey[key], let target = byKey[need.target] else { continue }
        builder.addEdge(Edge(source: source, target: target, kind: .uses))
      }
    }
    var numbers: [NodeID: Int] = [:]
    for (number, circle) in builder.build().cyclicComponents().enumerated() {
      for node in circle { numbers[node] = number }
    }
    return byKey.compactMapValues { numbers[$0] }
  }

  // MARK: Code

  /// What is sure to be read while a key's value for the app is made: by the code of the value, by what
  /// that calls, and by the initializers of what it makes.
  private func needs(
    of key: DeclarationID,
    _ targets: [DeclarationID: DeclarationID],
    _ made: [DeclarationID: [DeclarationID]]
  ) -> [Need] {
    guard !program.targets.isTest(file: program[key].file) else { return [] }
    let values = resolver.findMembers(DependencyNames.liveValue, of: .nominal(key, [])).map(\.id)
    var waiting = values.filter { resolver.selfDeclaration(of: $0) == key }
    guard waiting.count == 1 else { return [] }
    var known = Set(waiting)
    var found: [Need] = []
    while let member = waiting.popLast(), known.count < Self.mostCode {
      for reference in references(in: member) {
        if let target = targets[reference.target] {
          let need = Need(target: target, place: reference.place)
          if !found.contains(need) { found.append(need) }
        } else if isCode(reference.target), known.insert(reference.target).inserted {
          waiting.append(reference.target)
        }
      }
      for initial in (made[member] ?? []).flatMap(firstMembers) where known.insert(initial).inserted
      {
        waiting.append(initial)
      }
    }
    return found.sorted { $0.place.precedes($1.place) }
  }

  /// What a member names whenever it runs.
  private func references(in member: DeclarationID) -> [Reference] {
    let node = program.tree(of: member).nodes[program[member].node.position]
    let tokens = node.firstToken..<node.endToken
    return resolver.references.references(in: Int(member.file), tokens).filter { reference in
      !reference.isWrite && EagerCode.isCertain(reference.place)
        && reference.place.source.map(program.memberDeclaration) == member
    }
  }

  /// By member, the declared types that it makes whenever it runs.
  /// - Complexity: O(constructions).
  private func typesMade() -> [DeclarationID: [DeclarationID]] {
    var found: [DeclarationID: [DeclarationID]] = [:]
    for construction in resolver.facts.constructions {
      guard EagerCode.isCertain(construction.place), let source = construction.place.source,
        program.isSource(construction.declaration)
      else { continue }
      found[program.memberDeclaration(around: source), default: []]
        .append(construction.declaration)
    }
    return found
  }

  /// The code of a type that runs whenever an instance is made.
  private func firstMembers(of type: DeclarationID) -> [DeclarationID] {
    let own = resolver.members(of: type).all.filter(program.isSource)
    let initializers = own.filter { program[$0].kind == .initializer }
    let stored = own.filter { member in
      program[member].kind == .variable && program[member].traits.contains(.hasInitialValue)
        && program[member].traits.isDisjoint(with: [.isStatic, .isLazy, .isComputed])
    }
    // Of several initializers, nothing tells which one runs.
    return stored + (initializers.count == 1 ? initializers : [])
  }

  /// Whether naming a declaration runs code of its own: a function, a computed or a static property.
  private func isCode(_ id: DeclarationID) -> Bool {
    guard program.isSource(id) else { return false }
    switch program[id].kind {
    case .function: return true
    case .variable:
      return !program[id].traits.isDisjoint(with: [.isComputed, .isStatic, .isLazy])
    default: return false
    }
  }
}
