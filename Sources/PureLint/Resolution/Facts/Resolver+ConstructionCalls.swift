extension Resolver {
  /// A construction by a generic initializer, as a call of that for what its own parameters stand for.
  public func call(of initializer: DeclarationID, by construction: Construction) -> GenericCall {
    let declared = zip(parameterDeclarations(of: initializer), parameterList(of: initializer))
    let types = Dictionary(declared.map { ($0, $1.type) }) { first, _ in first }
    var told: Substitution = [:]
    for argument in construction.arguments {
      guard let type = argument.parameter.flatMap({ types[$0] }) else { continue }
      bind(type, to: argument.type, &told)
    }
    return GenericCall(
      function: initializer,
      place: construction.place,
      call: construction.call,
      generics: parameters(of: initializer).map { told[$0] ?? .unknown },
      arguments: construction.arguments.compactMap { argument in
        argument.parameter.map { .init(parameter: $0, node: argument.node, type: argument.type) }
      }
    )
  }
}
