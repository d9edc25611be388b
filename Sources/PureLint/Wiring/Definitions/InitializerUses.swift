import GraphModel

/// What assemblies are asked for by the initializers of the objects that they build: asking for the
/// object asks for that too.
struct InitializerUses {
  private let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  func contribute(to assembly: inout GraphAssembly) {
    guard !model.definitions.isEmpty else { return }
    for construction in resolver.facts.constructions {
      guard let member = construction.place.source.map(program.memberDeclaration),
        model.assemblies.contains(Roots.holder(of: member, resolver)),
        let user = assembly.node(of: member), assembly[user].kind == .provider,
        let timing = model.definitions.timing(of: construction.place), timing != .deferred
      else { continue }
      for reference in requests(by: construction) {
        guard let target = assembly.node(of: reference.target) else { continue }
        let location = assembly.location(reference.place)
        // What fills the object leaves what it asks for in it.
        let isLetGo = !isGivenItself(reference) && model.kept.isLetGo(at: reference.place)
        assembly.addEdge(
          user,
          .uses,
          target,
          at: location,
          timing: timing,
          detail: isLetGo ? .letGo : nil
        )
      }
    }
  }

  /// The members of assemblies that a class asks for whenever an instance is made.
  private func requests(by construction: Construction) -> [Reference] {
    let type = construction.declaration
    guard program.isSource(type), program[type].kind == .classType,
      !program.isBroken(around: type)
    else { return [] }
    let values = resolver.storedProperties(of: type).filter {
      !program[$0].traits.contains(.isLazy) && program[$0].traits.contains(.hasInitialValue)
    }
    return (values + (construction.initializer.map { [$0] } ?? [])).flatMap { member in
      let node = program.tree(of: member).nodes[program[member].node.position]
      return resolver.references.references(
        in: program[member].file,
        node.firstToken..<node.endToken
      )
      .filter { isRequest($0, by: member) }
    }
  }

  /// Whether a call hands over `self` to the overload for its class.
  private func isGivenItself(_ reference: Reference) -> Bool {
    let tree = program.trees[reference.place.file]
    guard let call = tree.call(of: reference.place.token),
      let own = resolver.selfDeclaration(of: reference.place.source)
    else { return false }
    let arguments = resolver.callArguments(of: call, tree)
    let parameters = resolver.parameterList(of: reference.target)
    return arguments.count == parameters.count
      && zip(arguments, parameters).contains { argument, parameter in
        tree.text(argument.node) == "self" && parameter.type.declaration == own
      }
  }

  private func isRequest(_ reference: Reference, by member: DeclarationID) -> Bool {
    let place = reference.place
    return place.source.map(program.memberDeclaration) == member && !place.isDeferred
      && !place.isConditional && !place.isOnWrite && !place.isSourceDeferred && !reference.isWrite
      && (!reference.isUncertain || isGivenItself(reference)) && !reference.isAbsent
      && program.isSource(reference.target)
      && !program[reference.target].traits.contains(.isLocal)
      && program[reference.target].parent != nil
      && model.assemblies.contains(Roots.holder(of: reference.target, resolver))
  }
}
