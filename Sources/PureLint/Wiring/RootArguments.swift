import GraphModel

/// Which arguments the functions of roots are called with.
struct RootArguments {
  let resolver: Resolver

  private var program: Program { resolver.program }

  /// Adds an edge from whoever calls a function to each parameter that the call has an argument
  /// for.
  func contribute(to function: DeclarationID, _ assembly: inout GraphAssembly) {
    let parameters = resolver.parameterDeclarations(of: function)
    let list = resolver.parameterList(of: function)
    for reference in resolver.references.references(to: function) {
      let (file, token) = (reference.place.file, reference.place.token)
      let tree = program.trees[file]
      guard let call = tree.call(of: token), let caller = assembly.consumer(at: reference.place)
      else { continue }
      let arguments = resolver.callArguments(of: call, tree)
      let positions = ArgumentMatching.match(arguments, to: list) ?? []
      for (argument, position) in zip(arguments, positions) {
        guard let parameter = assembly.node(of: parameters[position]) else { continue }
        let location = assembly.location(argument.token, in: file)
        assembly.addEdge(caller, .supplies, parameter, at: location)
      }
    }
  }
}
