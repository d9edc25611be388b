import GraphModel

/// Reads what is registered in containers, as far as it takes to see that one registration replaces
/// another. What is registered counts as used.
struct SwinjectDialect {
  let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The modules whose import shows that a file may register something.
  private static let modules: Set<Name> = ["Swinject", "SwinjectAutoregistration"]

  private static let functionNames: Set<Name> = ["register", "autoregister"]

  /// Whether a file may register something because of what it imports.
  static func isRelevant(_ file: FileDeclarations) -> Bool {
    file.imports.contains(where: modules.contains)
  }

  /// The words of files that may register something in a container which the sources declare
  /// themselves; none if they do not.
  static func words(_ outline: Program) -> NameSet {
    let declares = outline.files[..<outline.interfaceStart].contains { file in
      file.declarations.contains { $0.kind == .classType && $0.name == "Container" }
    }
    return NameSet(declares ? functionNames : [])
  }

  func contribute(to assembly: inout GraphAssembly) {
    let registrations = resolver.facts.typeCalls.filter(isRegistration)
      .compactMap { SwinjectRegistrationReader(resolver, $0).registration() }
    var earlier: [Slot: [(registration: SwinjectRegistration, node: NodeID)]] = [:]
    for registration in registrations.sorted(by: { $0.place.precedes($1.place) }) {
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
    let container: SwinjectRegistration.Container
    let key: SwinjectRegistration.Key
  }

  /// Whether a call registers something: in a file that imports the library what no source declares,
  /// or what a class `Container` declares, as copies of the library do.
  private func isRegistration(_ call: TypeCall) -> Bool {
    let place = call.place
    let name = program.trees[place.file].name(place.token)
    guard program.isSource(place), Self.functionNames.contains(name) else { return false }
    let token = place.token.rawValue
    let meant = resolver.references.references(in: place.file, token..<token + 1)
    if meant.isEmpty { return Self.isRelevant(program.files[place.file]) }
    return meant.allSatisfy { reference in
      let holder = resolver.selfType(of: reference.target).declaration
      return holder.map { program[$0].name == "Container" } ?? false
    }
  }

  /// Whether the later of two registrations is always made where the earlier one was.
  private func isReplaced(
    _ earlier: SwinjectRegistration,
    by later: SwinjectRegistration
  ) -> Bool {
    let file = later.place.file
    return earlier.blocks == later.blocks
      && program.configuration.implies(
        program.conditions(earlier.condition, in: file),
        program.conditions(later.condition, in: file)
      )
  }

  private func add(
    _ registration: SwinjectRegistration,
    to assembly: inout GraphAssembly
  ) -> NodeID {
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
