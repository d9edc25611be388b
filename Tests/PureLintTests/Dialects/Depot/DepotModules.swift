@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintWiring

/// The guests of apps that use the made-up library, and what makes them.
struct DepotModules {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// The generic types that make the guest which is their first argument.
  var makers: Set<DeclarationID> { ofLibrary("Maker") }

  var relevantNames: RelevantNames {
    let names = all().flatMap { [$0.id] + ($0.dependency.map { [$0] } ?? []) }
      .map { program[$0].name }
    return RelevantNames(
      leading: names.isEmpty ? [] : Set(names).union(["Maker"]),
      secondary: ["needs", "Needs", "Guest"],
      imports: ["DepotKit"]
    )
  }

  /// The types that conform to the library's protocol.
  func all() -> [Module] {
    let guests = ofLibrary("Guest")
    let candidates = resolver.symbols.possibleSubtypes(of: ["Guest"])
      .compactMap { program[$0].kind == .extensionBlock ? extendedType(of: $0) : $0 }
    return Set(candidates).sorted().filter { id in
      program.isSource(id) && program[id].kind != .protocolType
        && !resolver.ancestors(of: id).isDisjoint(with: guests)
    }
    .map { id in
      let needs = resolver.typeMember("Needs", of: resolver.selfType(of: id))
      return Module(
        id: id,
        kind: .factory,
        dependency: resolver.storedType(needs),
        convention: .depot
      )
    }
  }

  private func extendedType(of block: DeclarationID) -> DeclarationID? {
    resolver.extendedType(of: block).declaration
  }

  /// The types of a name that the library declares.
  private func ofLibrary(_ name: Name) -> Set<DeclarationID> {
    Set(resolver.symbols.topLevel(name).filter { !program.isSource($0) })
  }
}
