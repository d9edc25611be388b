import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Values that say under which type something is registered, and how it is made, before a registry is
/// handed them: `services.add(Record { Clock() })`.
struct RegistryRecords {
  /// The generic initializers by which records are made.
  private(set) var initializers: [DeclarationID] = []
  /// The functions that put records into a registry.
  private(set) var fillers: Set<DeclarationID> = []

  private let resolver: Resolver

  private var program: Program { resolver.program }

  /// - Parameter members: The members of the registry that come to its dictionaries.
  init(_ candidate: RegistryCandidate, _ members: Set<DeclarationID>, _ resolver: Resolver) {
    self.resolver = resolver
    let keys = RegistryKeys(resolver)
    let made = candidate.recordInitializers.filter { keys.makesKey($0) }
    let types = Set(made.compactMap(resolver.owner(ofNested:)))
    guard !types.isEmpty else { return }
    fillers = members.filter { member in
      resolver.parameterDeclarations(of: member).contains { mentions(types, resolver.type(of: $0)) }
    }
    if !fillers.isEmpty { initializers = made }
  }

  private func mentions(_ types: Set<DeclarationID>, _ type: SwiftType) -> Bool {
    var found = false
    _ = type.map { part in
      if let id = part.declaration, types.contains(id) { found = true }
      return nil
    }
    return found
  }

  /// The constructions of records, as calls of their initializers.
  /// - Complexity: O(constructions of records).
  func calls() -> [GenericCall] {
    initializers.flatMap { initializer in
      resolver.constructions.by(initializer).map { resolver.call(of: initializer, by: $0) }
    }
  }

  /// The call that hands a record straight to a registry.
  func handOver(of record: GenericCall) -> NodeIndex? {
    let tree = program.trees[record.place.file]
    guard
      let call = tree.nodes(around: record.call).last(where: {
        tree.kind($0) != .argument
          && tree.kind($0) != .argumentList
      }),
      tree.kind(call) == .call, let callee = tree.expression(in: call)
    else { return nil }
    let token = tree.mainToken(callee).rawValue
    let meant = resolver.references.references(in: record.place.file, token..<token + 1)
    return meant.contains { fillers.contains($0.target) } ? call : nil
  }
}
