import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// Definitions and substitutions whose type cannot be that of their member; and singletons under
/// one key, of which one is never built.
struct DefinitionMismatches {
  private let model: WiringModel
  private let types: DefinitionTypes

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    types = DefinitionTypes(model)
  }

  func contribute(to assembly: inout GraphAssembly) {
    for definition in model.definitions.all {
      addMismatch(of: definition, to: &assembly)
    }
    addSharedKeys(to: &assembly)
    for substitution in model.substitutions { add(substitution, to: &assembly) }
  }

  // MARK: Results

  private func addMismatch(of definition: Definition, to assembly: inout GraphAssembly) {
    guard definition.kind == .definition,
      let type = definition.value.flatMap({ types.built(by: $0, in: definition.file) }),
      let wanted = types.wanted(by: definition), types.excludes(type, wanted)
    else { return }
    add(type, insteadOf: wanted, of: definition.member, at: definition.place, to: &assembly)
  }

  private func add(
    _ type: SwiftType,
    insteadOf wanted: SwiftType,
    of member: DeclarationID,
    at place: Place,
    under earlier: Definition? = nil,
    to assembly: inout GraphAssembly
  ) {
    let owner = assembly.root(of: resolver.holder(of: member))
    let traits: Node.Traits = program.targets.isTest(file: place.file) ? .isTest : []
    let location = assembly.location(place)
    let dependency = assembly.addNode(
      Node(
        kind: .dependency,
        name: name(of: member),
        typeName: wanted == .void ? "()" : resolver.text(of: wanted),
        traits: traits,
        location: assembly.location(of: member),
        owner: owner
      )
    )
    let wiring = assembly.addNode(
      Node(kind: .wiring, name: name(of: member), traits: traits, location: location, owner: owner)
    )
    if let earlier, let first = assembly.location(earlier.place) {
      let message = "what is kept under the key '\(earlier.key ?? "")' is built here"
      let gap = Hints.Gap(dependency: dependency, wiring: wiring)
      assembly.hints.add(nearMisses: [(message, first)], for: gap)
    }
    if let owner { assembly.addEdge(owner, .reads, dependency, at: location) }
    assembly.addEdge(
      wiring,
      .mismatches,
      dependency,
      at: location,
      detail: .argumentType(resolver.text(of: type))
    )
  }

  private func name(of member: DeclarationID) -> String {
    let holder = program.qualifiedName(resolver.holder(of: member))
    return holder + "." + DefinitionNames.name(of: member, resolver)
  }

  // MARK: Keys

  /// Two singletons under one key are one: the first that is asked for.
  private func addSharedKeys(to assembly: inout GraphAssembly) {
    var first: [DefinitionRun.Key: Definition] = [:]
    for definition in model.definitions.all
    where definition.kind == .definition && definition.lifetime == .singleton {
      guard let name = definition.key, model.definitions.isCertain(definition),
        program.condition(around: definition.call, in: definition.file) == .none
      else { continue }
      let key = DefinitionRun.Key(assembly: definition.assembly, key: name)
      guard let earlier = first[key] else {
        first[key] = definition
        continue
      }
      let kept = earlier.value.flatMap { types.built(by: $0, in: earlier.file) }
      let wanted = definition.value.flatMap { types.built(by: $0, in: definition.file) }
      if let kept, let wanted, types.excludes(kept, wanted), types.excludes(wanted, kept) {
        add(
          kept,
          insteadOf: wanted,
          of: definition.member,
          at: definition.place,
          under: earlier,
          to: &assembly
        )
      } else {
        let nodes = [earlier, definition].map { add($0, under: name, to: &assembly) }
        let location = assembly.location(definition.place)
        assembly.addEdge(nodes[1], .replaces, nodes[0], at: location)
      }
    }
  }

  private func add(
    _ definition: Definition,
    under key: String,
    to assembly: inout GraphAssembly
  ) -> NodeID {
    let owner = assembly.root(of: definition.assembly)
    let location = assembly.location(definition.place)
    let node = assembly.addNode(
      Node(
        kind: .provider,
        name: key,
        traits: program.targets.isTest(file: definition.file)
          ? [.isTest, .isSingular] : .isSingular,
        location: location,
        owner: owner
      )
    )
    if let owner { assembly.addEdge(owner, .uses, node, at: location) }
    return node
  }

  // MARK: Substitutions

  private func add(_ substitution: DefinitionSubstitution, to assembly: inout GraphAssembly) {
    let place = substitution.place
    guard let members = members(named: substitution.name, in: substitution.assembly) else { return }
    guard let member = members.first else {
      _ = assembly.addNode(
        Node(
          kind: .provider,
          name: substitution.name,
          traits: program.targets.isTest(file: place.file)
            ? [.isTest, .isSubstitution] : .isSubstitution,
          location: assembly.location(place),
          owner: assembly.root(of: substitution.assembly)
        )
      )
      return
    }
    guard let type = substitution.value.flatMap({ types.yielded(by: $0, in: place.file) }),
      members.allSatisfy({ types.excludes(type, types.declared(by: $0)) })
    else { return }
    add(type, insteadOf: types.declared(by: member), of: member, at: place, to: &assembly)
  }

  /// The members of an assembly, inherited ones included, that define something under a name; nil if
  /// a class above it is not known.
  private func members(named name: String, in assembly: DeclarationID) -> [DeclarationID]? {
    let above = resolver.allSupertypes(of: .nominal(assembly, []))
    let classes = [assembly] + above.compactMap(\.declaration).filter(model.assemblies.contains)
    return classes.flatMap { resolver.members(of: $0).all }.filter { member in
      model.definitions[member].contains { $0.kind != .placeholder }
        && DefinitionNames.name(of: member, resolver) == name
    }
  }
}
