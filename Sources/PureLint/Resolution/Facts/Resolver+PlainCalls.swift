import PureLintSyntax

extension Resolver {
  /// The calls of a function or an initializer without generic parameters, in the form of those of a
  /// generic one; nil if it is also mentioned in another way.
  public func plainCalls(of function: DeclarationID) -> [GenericCall]? {
    let mentions = references.references(to: function)
    if program[function].kind == .initializer {
      let made = constructions.by(function).map { call(of: function, by: $0) }
      let known = Set(made.map(\.place.unscoped))
      return mentions.allSatisfy { known.contains($0.place.unscoped) } ? made : nil
    }
    let parameters = parameterList(of: function)
    let declared = parameterDeclarations(of: function)
    var found: [GenericCall] = []
    for place in mentions.map(\.place) {
      let tree = program.trees[place.file]
      guard let call = tree.call(of: place.token),
        case let arguments = tree.callArguments(of: call),
        let positions = ArgumentMatching.match(arguments, to: parameters)
      else { return nil }
      found.append(
        GenericCall(
          function: function,
          place: place,
          call: call,
          generics: [],
          arguments: zip(arguments, positions).map { argument, position in
            .init(parameter: declared[position], node: argument.node, type: .unknown)
          }
        )
      )
    }
    return found
  }
}
