import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The lifetimes of registrations without a scope, by the containers.
struct SwinjectLifetimes {
  /// The names of scopes.
  static let byName: [Name: Node.Lifetime] = [
    "transient": .transient, "graph": .perGraph, "container": .singleton, "hierarchy": .singleton,
    "weak": .weak,
  ]

  /// The settings of each container when it is made; nil if they cannot be read.
  private var chosen: [ContainerID: Node.Lifetime?] = [:]
  private let all: Set<Node.Lifetime?>

  init(_ resolver: Resolver) {
    let names: Set<Name> = [SwinjectLibrary.containerName, "Assembler"]
    let program = resolver.program
    for construction in resolver.facts.constructions
    where names.contains(program[construction.declaration].name)
      && !program.isSource(construction.declaration) && program.isSource(construction.place)
    {
      let place = construction.place
      let tree = program.trees[place.file]
      let labels = construction.arguments.map(\.label)
      let scope = construction.arguments.first { $0.label == "defaultObjectScope" }
      // An assembler that is given a container fills that one.
      guard scope != nil || !labels.contains("container") else { continue }
      chosen[ContainerID(place.file, place.token)] =
        .some(scope.map { Self.byName[tree.name(tree.mainToken($0.node))] } ?? .perGraph)
    }
    all = Set(chosen.values)
  }

  /// How long at least what is registered in some containers lives; nil if that may be for one
  /// request.
  func lifetime(in containers: ContainerSet) -> Node.Lifetime? {
    let found =
      containers.isOpen ? all : Set(containers.known.map { chosen[$0] ?? .some(.perGraph) })
    if found.count > 1, found.contains(.transient) { return nil }
    return found.contains(nil) ? nil : found.compactMap(\.self).min() ?? .perGraph
  }
}
