import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Models of names in a body: parameters, and names of unwrapped optionals.
extension SchemaReader {
  /// The models of a name that an `if let` or `guard let` in front of it binds.
  func models(boundTo name: NodeIndex, in file: Int, _ depth: Int) -> ModelList {
    let tree = program.trees[file]
    guard let around = code.declaration(around: name, in: file), depth < Self.depthLimit else {
      return .open
    }
    let member = program.memberDeclaration(around: around)
    let bindings = (program[member].node.position..<name.position).lazy.map(NodeIndex.init)
      .filter { tree.kind($0) == .optionalBinding }
    for binding in bindings.reversed() {
      guard let pattern = tree.child(binding, .identifierPattern),
        tree.name(pattern) == tree.name(name), tree.end(of: binding) <= name.position
      else { continue }
      return models(boundBy: binding, to: tree.mainToken(pattern), in: file, depth + 1)
    }
    return .open
  }

  private func models(
    boundBy binding: NodeIndex,
    to name: TokenIndex,
    in file: Int,
    _ depth: Int
  ) -> ModelList {
    let place = Place(file: file, token: name)
    if let known = knownBindings[place] { return known }
    knownBindings[place] = ModelList()
    let found: ModelList =
      if let value = program.trees[file].initialValue(of: binding) {
        models(in: value, of: file, depth)
      } else {
        code.meaning(of: name, in: file).map { models(of: $0, depth) } ?? .open
      }
    knownBindings[place] = found
    return found
  }

  /// What the callers of a function list for a parameter; anything unless all of them are known.
  func models(ofParameter parameter: DeclarationID, _ depth: Int) -> ModelList {
    guard let function = program[parameter].parent, !program.isForClients(function),
      !resolver.mayBeOverridden(function), !resolver.unknownReads.hasReads(of: function)
    else { return .open }
    let lists: [ModelList]
    switch program[function].kind {
    case .initializer: lists = models(for: parameter, givenToBuild: function, depth)
    case .function:
      lists = resolver.references.references(to: function)
        .filter { !program.targets.isTest(file: $0.place.file) }
        .map { models(for: parameter, of: function, givenAt: $0.place, depth) }
    default: return .open
    }
    return lists.isEmpty ? .open : .union(lists)
  }

  private func models(
    for parameter: DeclarationID,
    givenToBuild initializer: DeclarationID,
    _ depth: Int
  ) -> [ModelList] {
    resolver.constructions.by(initializer).compactMap { construction in
      guard !program.targets.isTest(file: construction.place.file),
        !isForShow(construction.place)
      else { return nil }
      let given = construction.arguments.first { $0.parameter == parameter }
      return given.map { models(in: $0.node, of: $0.file, depth) }
        ?? defaultModels(of: parameter, depth)
    }
  }

  private func models(
    for parameter: DeclarationID,
    of function: DeclarationID,
    givenAt place: Place,
    _ depth: Int
  ) -> ModelList {
    guard let given = arguments(at: place, for: function) else { return .open }
    return given[parameter].map { models(in: $0, of: place.file, depth) }
      ?? defaultModels(of: parameter, depth)
  }

  /// What a call of a function gives its parameters, as far as it gives them anything; nil where it is
  /// not called as it is declared.
  private func arguments(
    at place: Place,
    for function: DeclarationID
  ) -> [DeclarationID: NodeIndex]? {
    let question = GivenArguments(place: place, function: function)
    if let known = knownArguments[question] { return known }
    let found = findArguments(at: place, for: function)
    knownArguments[question] = .some(found)
    return found
  }

  private func findArguments(
    at place: Place,
    for function: DeclarationID
  ) -> [DeclarationID: NodeIndex]? {
    let tree = program.trees[place.file]
    guard program.isSource(place), let call = tree.call(named: place.token),
      case let arguments = tree.callArguments(of: call),
      let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function))
    else { return nil }
    let parameters = resolver.parameterDeclarations(of: function)
    // Of several for one parameter, the first counts.
    return zip(positions, arguments).reversed().reduce(into: [:]) { given, argument in
      given[parameters[argument.0]] = argument.1.node
    }
  }

  private func defaultModels(of parameter: DeclarationID, _ depth: Int) -> ModelList {
    program.tree(of: parameter).initialValue(of: program[parameter].node)
      .map { models(in: $0, of: Int(parameter.file), depth) } ?? .open
  }

  /// Whether a place is in a preview.
  private func isForShow(_ place: Place) -> Bool {
    code.isInMacro(place)
      || place.source.flatMap { resolver.selfDeclaration(of: $0) }.map(resolver.isPreview) ?? false
  }
}
