import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The members of a root that a type asks for by itself, though the root builds it and hands it other
/// members: what it needs is half declared.
///
/// A type that is handed nothing asks because that is the app's way; a default value is a provider of
/// its own, and who leads through the app may ask.
struct RootLookups {
  private let roots: Roots

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { roots.model.resolver.program }

  init(_ roots: Roots) { self.roots = roots }

  func contribute(to assembly: inout GraphAssembly) {
    let given = given()
    guard !given.isEmpty else { return }
    let mentions = resolver.references.references { member in
      assembly.node(of: member).map { assembly[$0].kind } == .provider && isService(member)
    }
    for reference in mentions where !reference.isWrite && !reference.isAbsent {
      guard !reference.base.isAnother, let source = reference.place.source,
        let asker = resolver.selfDeclaration(of: source),
        given[asker]?.contains(resolver.holder(of: reference.target)) == true,
        !isInDefaultValue(reference.place), !program.isBroken(around: source),
        let target = assembly.node(of: reference.target), let owner = assembly[target].owner,
        let consumer = assembly.consumer(of: asker)
      else { continue }
      let lookup = Node(
        kind: .wiring,
        name: assembly[owner].name + "." + assembly[target].name,
        traits: [.isDemand, .isLookup],
        location: assembly.location(reference.place),
        owner: consumer
      )
      _ = assembly.addNode(lookup)
    }
  }

  /// The types that roots outside tests build, each with the roots of which it is handed members.
  private func given() -> [DeclarationID: Set<DeclarationID>] {
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    for construction in resolver.facts.constructions {
      let type = construction.declaration
      guard let member = construction.place.source.map(program.memberDeclaration),
        program.isSource(type), !program.targets.isTest(file: construction.place.file)
      else { continue }
      let root = resolver.holder(of: member)
      guard roots.model.held.contains(root), !roots.holders.contains(type),
        !roots.model.assemblies.contains(root),
        construction.arguments.contains(where: { isMember(of: root, $0) })
      else { continue }
      found[type, default: []].insert(root)
    }
    return found
  }

  private func isMember(of root: DeclarationID, _ argument: Construction.Argument) -> Bool {
    let node = program.trees[argument.file].nodes[argument.node.position]
    return resolver.references.references(in: argument.file, node.firstToken..<node.endToken)
      .contains { reference in
        !program[reference.target].traits.contains(.isLocal)
          && program[reference.target].kind != .parameter
          && resolver.holder(of: reference.target) == root
      }
  }

  /// Whether a member yields a service: something with an identity, and not the root itself.
  private func isService(_ member: DeclarationID) -> Bool {
    let type =
      program[member].kind == .variable
      ? resolver.type(of: member) : resolver.resultType(of: member)
    guard let declared = type.unwrapped.declaration else { return false }
    return program.isSource(declared) && program[declared].kind.isReferenceType
      && declared != resolver.holder(of: member)
  }

  private func isInDefaultValue(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    return tree.nodes(aroundToken: place.token).contains { tree.kind($0) == .parameter }
  }
}
