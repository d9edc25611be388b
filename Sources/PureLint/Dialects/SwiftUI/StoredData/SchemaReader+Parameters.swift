import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Models of names in a body: parameters, and names that patterns bind.
extension SchemaReader {
  /// The models of a name that an `if let`, a `guard let` or the pattern of a case in front of it binds.
  func models(boundTo name: NodeIndex, in file: Int, _ depth: Int) -> ModelList {
    let tree = program.trees[file]
    guard let around = code.declaration(around: name, in: file), depth < Self.depthLimit else {
      return .open
    }
    let member = program.memberDeclaration(around: around)
    let before = (program[member].node.position..<name.position).lazy.map(NodeIndex.init)
    for node in before.reversed() {
      switch tree.kind(node) {
      case .optionalBinding:
        guard let pattern = tree.child(node, .identifierPattern),
          tree.name(pattern) == tree.name(name), tree.end(of: node) <= name.position
        else { continue }
        return models(boundBy: node, to: tree.mainToken(pattern), in: file, depth + 1)
      case .caseItem, .caseCondition:
        guard let (pattern, position) = tree.pattern(binding: name, in: node) else { continue }
        return models(heldAt: position, byCaseAt: pattern, of: file, depth + 1)
      default: continue
      }
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
    knownBindings[place] = inCycles
    let found: ModelList =
      if let value = program.trees[file].initialValue(of: binding) {
        models(in: value, of: file, depth)
      } else {
        code.meaning(of: name, in: file).map { models(of: $0, depth) } ?? .open
      }
    knownBindings[place] = found
    return found
  }

  /// The models of what values of an enum hold, of which a pattern takes one apart.
  private func models(
    heldAt position: Int,
    byCaseAt pattern: NodeIndex,
    of file: Int,
    _ depth: Int
  ) -> ModelList {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: pattern),
      let named = code.meaning(of: tree.mainToken(callee), in: file),
      program[named].kind == .enumCase, !program.isForClients(named),
      !resolver.unknownReads.hasReads(of: named)
    else { return .open }
    let held = Held(position: position, enumCase: named)
    let count = tree.callArguments(of: pattern).count
    if let known = knownPayloads[held] { return known }
    knownPayloads[held] = inCycles
    let lists = resolver.references.references(to: named).map(\.place).filter { place in
      !previews.contains(place) && !program.trees[place.file].isInPattern(place.token)
    }
    .map { place -> ModelList in
      let made = program.trees[place.file]
      guard program.isSource(place), let call = made.call(named: place.token),
        case let arguments = made.callArguments(of: call), arguments.count == count
      else { return .open }
      return models(in: arguments[position].node, of: place.file, depth)
    }
    let found = lists.isEmpty ? .open : ModelList.either(lists)
    knownPayloads[held] = found
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
    return lists.isEmpty ? .open : .either(lists)
  }

  private func models(
    for parameter: DeclarationID,
    givenToBuild initializer: DeclarationID,
    _ depth: Int
  ) -> [ModelList] {
    resolver.constructions.by(initializer).compactMap { construction in
      if previews.contains(construction.place) { return nil }
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
}

extension SyntaxTree {
  /// The pattern of an enum's case in an item that binds a name, if the name stands where the item has
  /// matched, and which of the values of the case it is.
  fileprivate func pattern(
    binding name: NodeIndex,
    in item: NodeIndex
  ) -> (pattern: NodeIndex, position: Int)? {
    guard end(of: item) <= name.position,
      let pattern = children(item).first(where: { kind($0).isPattern }),
      let bound = (pattern.position..<end(of: pattern)).lazy.map(NodeIndex.init).first(where: {
        [.identifierPattern, .nameExpression].contains(kind($0)) && self.name($0) == self.name(name)
      }),
      case let around = nodes(around: bound),
      let call = around.last(where: { kind($0) == .call && $0 > item }),
      let position = callArguments(of: call).firstIndex(where: { argument in
        (argument.node.position..<end(of: argument.node)).contains(bound.position)
      })
    else { return nil }
    guard kind(item) == .caseItem else { return (call, position) }
    let branch = around.last { kind($0) == .switchCase }
    return branch.map { name.position < end(of: $0) } == true ? (call, position) : nil
  }

  /// Whether a token is in a pattern, which makes nothing.
  fileprivate func isInPattern(_ token: TokenIndex) -> Bool {
    nodes(aroundToken: token).contains { kind($0) == .expressionPattern }
  }
}
