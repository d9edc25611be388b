import GraphModel

/// Reads what is registered in containers, as far as it takes to see that one registration replaces
/// another. What is registered counts as used.
struct SwinjectDialect {
  let resolver: Resolver

  /// Which types are containers of the library's.
  private let library: SwinjectLibrary

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    library = SwinjectLibrary(resolver)
  }

  private static let functionNames: Set<Name> = ["register", "autoregister"]

  /// Whether a file may register something because of what it imports.
  static func isRelevant(_ file: FileDeclarations) -> Bool { SwinjectLibrary.isImported(by: file) }

  /// The words of files that may register something in a container which the sources declare
  /// themselves, or of a library that some file imports for others; none if there is neither.
  static func words(_ outline: Program) -> NameSet {
    let isShared = outline.files[..<outline.interfaceStart].contains { file in
      SwinjectLibrary.isExported(by: file)
        || file.declarations.contains {
          $0.kind == .classType && $0.name == SwinjectLibrary.containerName
        }
    }
    return NameSet(isShared ? functionNames : [])
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

  /// Whether a call registers something in a container, by a function that is not the sources' own.
  private func isRegistration(_ call: TypeCall) -> Bool {
    let place = call.place
    let name = program.trees[place.file].name(place.token)
    guard program.isSource(place), Self.functionNames.contains(name),
      library.isOfContainer(call)
    else { return false }
    let token = place.token.rawValue
    let arguments = resolver.callArguments(of: call.call, program.trees[place.file])
    return resolver.references.references(in: place.file, token..<token + 1).allSatisfy { meant in
      library.declares(meant.target)
        || ArgumentMatching.match(arguments, to: resolver.parameterList(of: meant.target)) == nil
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
