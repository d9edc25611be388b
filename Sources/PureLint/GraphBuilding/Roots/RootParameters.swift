import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The parameters of a root's functions, each a dependency, and the arguments of their calls.
struct RootParameters {
  let model: WiringModel
  let roots: Roots
  /// The members of roots that may be unused; the functions among them are judged.
  let candidates: UnusedCandidates

  private var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  /// Adds the parameters of a function whose every mention is a call.
  func contribute(
    _ function: DeclarationID,
    owner: NodeID,
    to assembly: inout GraphAssembly
  ) {
    let declaration = program[function]
    guard candidates.contain(function), candidates.choosesParameters(function),
      isCalledOnly(function), !isIdle(function),
      program.tree(of: function).child(declaration.node, .codeBlock) != nil
    else { return }
    let signature = resolver.signature(of: function)
    for parameter in resolver.parameterDeclarations(of: function) {
      let name = program.text(parameter)
      guard name != "_", !name.isEmpty, !isForInference(parameter), !isOwnDependency(parameter),
        isWiring(parameter, of: function)
      else { continue }
      let node = Node(
        kind: .dependency,
        name: "\(signature).\(name)",
        typeName: model.typeText(of: parameter),
        traits: .isParameter,
        location: assembly.location(of: parameter),
        owner: owner
      )
      let id = assembly.addNode(node, for: parameter)
      assembly.addEdge(owner, .declares, id, at: assembly.location(of: parameter))
    }
    addArguments(to: function, &assembly)
  }

  /// Whether a parameter is a matter of wiring: an object is, and where somebody composes by hand,
  /// data is only where all that it does is to make others out of what it keeps, or a whole root.
  private func isWiring(_ parameter: DeclarationID, of function: DeclarationID) -> Bool {
    if roots.wiresModules(function) { return true }
    if model.kinds.kind(of: resolver.type(of: parameter)).mayLeadToObjects { return true }
    return roots.onlyBuilds(resolver.holder(of: function)) && handsOnOwnMaking(function)
  }

  /// Whether a function makes something of what its type made and keeps, or a root of what it makes
  /// itself, and does not call itself.
  private func handsOnOwnMaking(_ function: DeclarationID) -> Bool {
    let holder = resolver.holder(of: function)
    let node = program.tree(of: function).nodes[program[function].node.position]
    let named = resolver.references.references(
      in: program[function].file,
      node.firstToken..<node.endToken
    )
    return !named.contains { $0.target == function }
      && named.contains { reference in
        let target = program[reference.target]
        guard target.kind == .variable, !reference.isWrite,
          model.kinds.kind(of: resolver.type(of: reference.target)).mayLeadToObjects
        else { return false }
        let isOwn =
          target.traits.contains(.isLocal)
          ? makesRoot(function) : resolver.holder(of: reference.target) == holder
        return isOwn && !target.traits.isDisjoint(with: [.isLazy, .hasInitialValue])
      }
  }

  private func makesRoot(_ function: DeclarationID) -> Bool {
    roots.resolvers.contains(function)
      || resolver.resultType(of: function).declaration.map(roots.isComposition) ?? false
  }

  /// Whether a parameter takes the dependency struct of the type around, whose fields are judged.
  private func isOwnDependency(_ parameter: DeclarationID) -> Bool {
    let owner = resolver.type(of: parameter).unwrapped.declaration.flatMap {
      model.owners[$0]
    }
    return owner != nil
      && owner == resolver.holder(of: program.memberDeclaration(around: parameter))
  }

  /// Whether nobody calls a function, which is told of the whole then.
  private func isIdle(_ function: DeclarationID) -> Bool {
    candidates.isHelper(function) && resolver.references.references(to: function).isEmpty
      && !resolver.unknownReads.hasReads(of: function)
  }

  /// Whether every mention of a function is a call: as a value it has the parameters that whoever
  /// calls the value hands over.
  private func isCalledOnly(_ function: DeclarationID) -> Bool {
    resolver.references.references(to: function).allSatisfy { reference in
      program.trees[reference.place.file].isCalled(reference.place.token)
    }
  }

  /// A metatype parameter tells the compiler a generic argument; nobody needs to read it.
  private func isForInference(_ parameter: DeclarationID) -> Bool {
    if case .metatype(let type) = resolver.type(of: parameter).form { return type.hasUnknown }
    return false
  }

  /// Adds an edge from whoever calls a function to each parameter that the call has an argument
  /// for.
  private func addArguments(to function: DeclarationID, _ assembly: inout GraphAssembly) {
    let parameters = resolver.parameterDeclarations(of: function)
    let list = resolver.parameterList(of: function)
    for reference in resolver.references.references(to: function) {
      let (file, token) = (reference.place.file, reference.place.token)
      let tree = program.trees[file]
      guard let call = tree.call(of: token), let caller = assembly.consumer(at: reference.place)
      else { continue }
      let arguments = tree.callArguments(of: call)
      let positions = ArgumentMatching.match(arguments, to: list) ?? []
      for (argument, position) in zip(arguments, positions) {
        guard let parameter = assembly.node(of: parameters[position]) else { continue }
        let location = assembly.location(argument.token, in: file)
        assembly.addEdge(caller, .supplies, parameter, at: location)
      }
    }
  }
}
