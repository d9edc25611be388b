import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintWiring

extension Dialect {
  /// RIBs: members of components build what builders take, and what the components below ask for by
  /// protocols. What `shared` keeps is stored once its closure has returned.
  package static let ribs = Dialect(
    name: "RIBs",
    interfaces: [.ribs],
    relevantNames: { resolver in
      let components = RIBsComponents(resolver).all
      return components.isEmpty
        ? RelevantNames()
        : RelevantNames(
          leading: Set(components.map { resolver.program[$0].name }),
          imports: [RIBsComponents.module]
        )
    },
    wiring: { resolver in
      let library = RIBsComponents(resolver)
      let components = library.all
      guard !components.isEmpty else { return WiringPart() }
      return WiringPart(
        roots: components,
        handedOn: Set(
          components.flatMap { resolver.members(of: $0).all }.filter {
            // What nobody outside sees meets no protocol of a component below.
            !resolver.program[$0].traits.contains(.isPrivate)
          }
        ),
        givers: library.givers(),
        recognitions: [
          Recognition(
            subject: "RIBs",
            counts: [.init(noun: "component", number: components.count)]
          )
        ]
      )
    }
  )
}

/// The classes that inherit from the library's components.
private struct RIBsComponents {
  static let module: Name = "RIBs"

  /// In source order.
  let all: [DeclarationID]

  private let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let bases = resolver.symbols.topLevel("Component").filter { id in
      !program.isSource(id) && Name(program.trees.source(program[id].file).path) == Self.module
    }
    guard !bases.isEmpty else {
      all = []
      return
    }
    all = resolver.symbols.possibleSubtypes(of: ["Component"]).filter { id in
      program.isSource(id) && program[id].kind == .classType
        && !resolver.ancestors(of: id).isDisjoint(with: bases)
    }
    .sorted()
  }

  /// By property that a protocol asks for, the member of the one component that meets it.
  func givers() -> [DeclarationID: DeclarationID] {
    let program = resolver.program
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    for member in all.flatMap({ resolver.members(of: $0).all }).filter(program.isSource) {
      guard program[member].kind == .variable else { continue }
      for required in resolver.requirements(of: member) ?? [] {
        found[required, default: []].insert(member)
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
