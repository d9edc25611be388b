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
    let place = Place(
      file: Int(property.file),
      token: program[property].nameToken,
      source: property
    )
    guard let (initializer, positions) = choices.first else { return nil }
    let declared = resolver.parameterDeclarations(of: initializer)
    guard let position = declared.firstIndex(of: parameter) else {
      return keepsNone(initializer, of: wrapper, for: parameter)
        ? KeyName(resolver, nil, at: place) : nil
    }
    let given = positions.firstIndex(of: position).map { arguments[$0].node }
    return name(given, for: parameter, at: place)
  }

  /// Whether an initializer of a wrapper leaves `nil` in the property in which another keeps what its
  /// parameter is told.
  private func keepsNone(
    _ initializer: DeclarationID,
    of wrapper: DeclarationID,
    for parameter: DeclarationID
  ) -> Bool {
    let kept = resolver.storedProperties(of: wrapper).map { resolver.assignments(to: $0) }
    let named = kept.first { assignments in
      assignments.contains { KeyName(resolver, $0.value, at: $0.place).parameter == parameter }
    }
    return named?.contains { assignment in
      assignment.isNil
        && assignment.place.source.map(program.memberDeclaration) == initializer
    } ?? false
  }

  private func name(_ given: NodeIndex?, for parameter: DeclarationID, at place: Place) -> KeyName {
    given.map { KeyName(resolver, $0, at: place) } ?? resolver.presetName(of: parameter)
  }
}

extension Resolver {
  /// Where a property is set, each with the value behind `=` if it stands there.
  func assignments(to property: DeclarationID) -> [Assignment] {
    references.references(to: property).filter { $0.isWrite && program.isSource($0.place) }.map {
      let tree = program.trees[$0.place.file]
      let sequence = tree.nodes(aroundToken: $0.place.token)
        .last { tree.kind($0) == .sequenceExpression }
      let value = sequence.flatMap(tree.assignment)?.value
      return Assignment(
        place: $0.place,
        value: value,
        isNil: value.map { tree.kind($0) == .nilLiteral } ?? false
      )
    }
  }
}

/// A place where a property is set.
struct Assignment {
  let place: Place
  /// What it is set to, if that shows.
  let value: NodeIndex?
  let isNil: Bool
}
