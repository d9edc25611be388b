import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The names that generic types and functions ask by, where these are told them: as arguments of
/// calls, of initializers and of the attributes of properties.
struct RequestNames {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The argument of a call for a parameter of a function, or of a function with the same form of
  /// call.
  func name(for parameter: DeclarationID, by call: GenericCall) -> KeyName {
    let given = call.arguments.first { program[$0.parameter].name == program[parameter].name }
    return name(given?.node, for: parameter, at: call.place)
  }

  /// What a construction tells a parameter of the initializer.
  func name(for parameter: DeclarationID, by construction: Construction) -> KeyName? {
    guard construction.initializer == program[parameter].parent else { return nil }
    let given = construction.arguments.first { $0.parameter == parameter }
    return name(given?.node, for: parameter, at: construction.place)
  }

  /// What the attribute of a property tells a parameter of its wrapper's initializer; nil where
  /// another initializer is meant.
  func name(
    for parameter: DeclarationID,
    ofWrapper wrapper: DeclarationID,
    by property: DeclarationID
  ) -> KeyName? {
    let tree = program.tree(of: property)
    let variable = tree.variableDeclaration(of: program[property].node)
    let attributes = tree.children(variable).filter { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map {
          resolver.resolve($0, file: Int(property.file), scope: program[property].parent)
            .declaration == wrapper
        } ?? false
    }
    guard attributes.count == 1 else { return nil }
    let arguments = tree.callArguments(of: attributes[0])
    let choices = (resolver.members(of: wrapper)["init"] ?? []).compactMap { id in
      ArgumentMatching.match(arguments, to: resolver.parameterList(of: id)).map { (id, $0) }
    }
    guard let (initializer, positions) = choices.first,
      let position = resolver.parameterDeclarations(of: initializer).firstIndex(of: parameter)
    else { return nil }
    let given = positions.firstIndex(of: position).map { arguments[$0].node }
    let place = Place(
      file: Int(property.file),
      token: program[property].nameToken,
      source: property
    )
    return name(given, for: parameter, at: place)
  }

  private func name(_ given: NodeIndex?, for parameter: DeclarationID, at place: Place) -> KeyName {
    given.map { KeyName(resolver, $0, at: place) } ?? resolver.presetName(of: parameter)
  }
}
