import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The containers that variables, parameters, functions and instances stand for.
extension ContainerFlow {
  /// The values that a variable is given.
  func valuesOfVariable(_ id: DeclarationID) -> [ContainerOrigin] {
    let declaration = program[id]
    guard !declaration.traits.contains(.hasWrapper) else { return [.unknown] }
    if let holder = declaration.parent, program[holder].kind == .protocolType {
      return witnesses(of: id, in: holder)
    }
    if declaration.traits.contains(.isComputed) { return results(of: id) }
    let tree = program.tree(of: id)
    let writes = resolver.references.references(to: id).filter(\.isWrite)
    var values = fieldValues[id] ?? []
    if let value = tree.initialValue(of: declaration.node) {
      let isName = tree.children(declaration.node).contains {
        tree.kind($0) == .identifierPattern
      }
      guard isName else { return [.unknown] }
      values.append(
        ContainerExpression(
          file: declaration.file,
          node: value,
          source: declaration.parent == nil ? nil : id
        )
      )
    }
    for write in writes {
      guard let value = assigned(at: write.place) else { return [.unknown] }
      values.append(value)
    }
    return values.isEmpty || isForClients(id) ? [.unknown] : agreed(values, in: id)
  }

  /// The value that is assigned to a name.
  private func assigned(at place: Place) -> ContainerExpression? {
    let tree = program.trees[place.file]
    for node in tree.nodes(aroundToken: place.token).reversed()
    where tree.kind(node) == .sequenceExpression {
      guard let (target, value) = tree.assignment(node), tree.mainToken(target) == place.token
      else { return nil }
      return ContainerExpression(file: place.file, node: value, source: place.source)
    }
    return nil
  }

  private func isForClients(_ id: DeclarationID) -> Bool {
    !program[id].traits.contains(.isConstant) && program.isForClients(id)
  }

  /// What meets a protocol's requirement.
  private func witnesses(of id: DeclarationID, in holder: DeclarationID) -> [ContainerOrigin] {
    let kind = program[id].kind
    let found = resolver.heirs(of: holder).flatMap { heir in
      (resolver.members(of: heir)[program[id].name] ?? []).filter {
        program[$0].kind == kind && $0 != id
          && (kind != .function
            || resolver.parameterList(of: $0).map(\.label)
              == resolver.parameterList(of: id).map(\.label))
      }
    }
    return found.isEmpty ? [.unknown] : found.map { .declaration($0) }
  }

  /// What a function, or a variable without storage, yields.
  func results(of id: DeclarationID) -> [ContainerOrigin] {
    let declaration = program[id]
    guard program.isSource(id), program.trees.hasBodies(declaration.file) else { return [.unknown] }
    if let holder = declaration.parent, program[holder].kind == .protocolType {
      return witnesses(of: id, in: holder)
    }
    if let holder = resolver.owner(ofNested: id) {
      let isTest = program.targets.isTest(file: declaration.file)
      let isOverridden = resolver.heirs(of: holder).contains {
        resolver.members(of: $0)[declaration.name] != nil
          && (isTest || !program.targets.isTest(file: Int($0.file)))
      }
      if isOverridden { return [.unknown] }
    }
    let tree = program.tree(of: id)
    var body = tree.child(declaration.node, .codeBlock)
    if let block = tree.child(declaration.node, .accessorBlock) {
      let getter = tree.children(block).first {
        tree.tokens.kinds[tree.mainToken($0).position] == .cwGet
      }
      body = getter.flatMap { tree.child($0, .codeBlock) }
    }
    guard let body else { return [.unknown] }
    let values = tree.yieldedValues(in: body)
    guard !values.isEmpty else { return [.unknown] }
    return values.map { .value(ContainerExpression(file: declaration.file, node: $0, source: id)) }
  }

  // MARK: Parameters

  /// What callers hand to a parameter.
  func valuesOfParameter(_ id: DeclarationID) -> [ContainerOrigin] {
    if let handed = library.origins(ofParameter: id, in: self) { return handed }
    guard let function = program[id].parent,
      program[function].kind == .function || program[function].kind == .initializer,
      let position = resolver.parameterDeclarations(of: function).firstIndex(of: id),
      !resolver.isVariadic(id), !isCalledOutOfSight(function)
    else { return [.unknown] }
    return uses(of: function, handing: position)
  }

  /// Whether code that cannot be seen may call a function.
  private func isCalledOutOfSight(_ function: DeclarationID) -> Bool {
    program.isForClients(function) || resolver.unknownReads.hasReads(of: function)
  }

  /// What is handed to one parameter of a function wherever the function is mentioned.
  func uses(of function: DeclarationID, handing position: Int) -> [ContainerOrigin] {
    guard let callers = callers(of: function) else { return [.unknown] }
    return callers.flatMap { reference in
      argument(position, of: function, at: reference.place)
    }
  }

  /// The mentions of a function, also by what it is asked through; nil if it may be asked through
  /// what cannot be determined.
  private func callers(of function: DeclarationID) -> [Reference]? {
    let references = resolver.references
    let kind = program[function].kind
    guard let required = resolver.requirements(of: function, byClasses: kind == .function) else {
      return kind == .function ? nil : Array(references.references(to: function))
    }
    let labels = resolver.parameterList(of: function).map(\.label)
    let same = required.filter {
      program[$0].kind == kind && resolver.parameterList(of: $0).map(\.label) == labels
    }
    return ([function] + same).flatMap { references.references(to: $0) }
  }

  /// What a call hands to a parameter of a function; or who calls the function, where it is handed
  /// to a library.
  func argument(
    _ position: Int,
    of function: DeclarationID,
    at place: Place
  ) -> [ContainerOrigin] {
    let tree = program.trees[place.file]
    guard let call = tree.call(of: place.token) else {
      return HandedFunction(self, place.file, place.source)
        .parameter(position, of: place.token)
    }
    let parameters = resolver.parameterList(of: function)
    let arguments = tree.callArguments(of: call)
    guard let positions = ArgumentMatching.match(arguments, to: parameters) else {
      return [.unknown]
    }
    if let given = positions.firstIndex(of: position) {
      let node = arguments[given].node
      if tree.kind(node) == .nilLiteral { return [] }
      return [.value(ContainerExpression(file: place.file, node: node, source: place.source))]
    }
    let declared = resolver.parameterDeclarations(of: function)[position]
    guard let value = program.tree(of: declared).initialValue(of: program[declared].node) else {
      return [.unknown]
    }
    if program.tree(of: declared).kind(value) == .nilLiteral { return [] }
    return [
      .value(
        ContainerExpression(file: Int(declared.file), node: value, source: program[declared].parent)
      )
    ]
  }

  // MARK: Instances

  /// What `self` stands for in a member.
  func instances(of member: DeclarationID) -> [ContainerOrigin] {
    guard let type = holder(of: member), library.isHolder(type) else { return [.unknown] }
    if program.isSource(type), program[type].kind == .classType {
      let heirs = Set([type] + resolver.heirs(of: type))
      let made = constructions.filter { heirs.contains($0.value.declaration) }
      return made.map { call, construction in
        .value(
          ContainerExpression(file: call.file, node: call.node, source: construction.place.source)
        )
      }
    }
    guard !isCalledOutOfSight(member) else { return [.unknown] }
    return resolver.references.references(to: member).flatMap { made(at: $0.place, by: member) }
  }

  /// The instance of a member where it is mentioned: what an initializer makes, else what is asked.
  private func made(at place: Place, by member: DeclarationID) -> [ContainerOrigin] {
    guard program[member].kind == .initializer else { return receiver(at: place) }
    guard let call = program.trees[place.file].call(of: place.token) else { return [.unknown] }
    return [.value(ContainerExpression(file: place.file, node: call, source: place.source))]
  }

  /// What a member is asked of where it is mentioned.
  func receiver(at place: Place) -> [ContainerOrigin] {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    guard
      let node = around.last(where: {
        tree.mainToken($0) == place.token
          && [.memberAccess, .nameExpression, .postfixExpression].contains(tree.kind($0))
      })
    else { return [.unknown] }
    if tree.kind(node) == .nameExpression {
      return [place.source.map { .instance(of: program.memberDeclaration(around: $0)) } ?? .unknown]
    }
    guard let base = tree.expression(in: node) else { return [.unknown] }
    return [.value(ContainerExpression(file: place.file, node: base, source: place.source))]
  }

  private func holder(of member: DeclarationID) -> DeclarationID? {
    switch resolver.selfType(of: program[member].parent).form {
    case .nominal(let id, _), .parameter(let id): id
    default: nil
    }
  }
}
