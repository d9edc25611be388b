import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Helpers that are generic types: what they ask for is chosen where they are made, or by the
/// properties that they wrap.
extension HelperCalls {
  /// By type, the properties of the sources that it wraps.
  static func wrappedProperties(_ resolver: Resolver) -> [DeclarationID: [DeclarationID]] {
    let program = resolver.program
    var found: [DeclarationID: [DeclarationID]] = [:]
    let properties = program.sourceDeclarations {
      $0.kind == .variable && $0.traits.contains(.hasWrapper)
    }
    for property in properties {
      guard let type = resolver.wrapper(of: property)?.declaration, program.isSource(type) else {
        continue
      }
      found[type, default: []].append(property)
    }
    return found
  }

  /// The calls that stand for one in a generic type; whether these are all.
  func instances(
    of call: KeyedCall,
    in type: DeclarationID
  ) -> (found: [KeyedCall], isComplete: Bool) {
    let trace = trace(of: call, in: type)
    var found = (wrapped[type] ?? []).map { instance(of: call, for: $0, in: type, trace) }
    for construction in resolver.constructions.of(type) where program.isSource(construction.place) {
      if !resolver.isInside(type, construction.place) {
        found.append(instance(of: call, for: construction, in: type, trace))
      }
    }
    return (found, !program.isForClients(type) && resolver.heirs(of: type).isEmpty)
  }

  // MARK: Wrapped properties

  /// Whether a place runs only when a property is read: in its accessor, or in what a lazy one is
  /// first filled with.
  private func isInAccessor(_ place: Place) -> Bool {
    guard let source = place.source else { return false }
    let member = program[program.memberDeclaration(around: source)]
    return member.kind == .variable && !member.traits.isDisjoint(with: [.isComputed, .isLazy])
  }

  /// Whether a call is made whenever a wrapper is, and that with the owner of a property that has it.
  private func isAskedWhileMade(
    _ call: KeyedCall,
    in type: DeclarationID,
    for property: DeclarationID
  ) -> Bool {
    program[property].traits.isDisjoint(with: [.isLocal, .isStatic, .isLazy])
      && resolver.members(of: type).all.count { program[$0].kind == .initializer } == 1
      && call.isImmediate && call.helperPlace.map(EagerCode.isCertain) ?? true
      && fillers.eager.runs(call.place, whileBuilding: type)
  }

  private func instance(
    of call: KeyedCall,
    for property: DeclarationID,
    in type: DeclarationID,
    _ trace: ContainerFlow.Trace
  ) -> KeyedCall {
    let declaration = program[property]
    let place = Place(
      file: declaration.file,
      token: declaration.nameToken,
      source: property
    )
    var chosen: Substitution = [:]
    if case .nominal(_, let arguments)? = resolver.wrapper(of: property)?.form {
      chosen = Substitution(resolver.parameters(of: type), arguments)
    }
    let use = WrapperUse(resolver, property, of: type)
    use.learn(&chosen)
    var made = call.substituted(chosen, of: resolver.parameters(of: type), resolver)
    made.move(to: place, declaration.node)
    made.property = property
    made.isFilledAtOnce =
      isAskedWhileMade(call, in: type, for: property)
      || call.place.source.map { fillers.fill(property, by: program.memberDeclaration(around: $0)) }
        ?? false
    if isInAccessor(call.place), !resolver.mayBeRead(property) { made.isOptional = true }
    if let parameter = call.nameParameter {
      made.setName(KeyName(resolver, use.argument(for: parameter), at: place))
    }
    made.containers = containers(at: trace) { parameter in
      if let given = use.argument(for: parameter) {
        return [
          .value(
            ContainerExpression(file: declaration.file, node: given, source: declaration.parent)
          )
        ]
      }
      return defaultValue(of: parameter)
    }
    return made
  }

  // MARK: Constructions

  private func instance(
    of call: KeyedCall,
    for construction: Construction,
    in type: DeclarationID,
    _ trace: ContainerFlow.Trace
  ) -> KeyedCall {
    var chosen: Substitution = [:]
    if case .nominal(_, let arguments) = construction.type.form {
      for (parameter, argument) in zip(resolver.parameters(of: type), arguments) {
        chosen[parameter] = argument
      }
    }
    let place = construction.place
    var made = call.substituted(chosen, of: resolver.parameters(of: type), resolver)
    made.move(to: place, construction.call)
    let given = { (parameter: DeclarationID) in
      construction.arguments.first { $0.parameter == parameter }
    }
    if let parameter = call.nameParameter {
      made.setName(KeyName(resolver, given(parameter)?.node, at: place))
    }
    made.containers = containers(at: trace) { parameter in
      guard let argument = given(parameter) else { return defaultValue(of: parameter) }
      return [
        .value(ContainerExpression(file: argument.file, node: argument.node, source: place.source))
      ]
    }
    return made
  }

  private func defaultValue(of parameter: DeclarationID) -> [ContainerOrigin] {
    let declaration = program[parameter]
    guard let value = program.tree(of: parameter).initialValue(of: declaration.node) else {
      return [.unknown]
    }
    return [
      .value(
        ContainerExpression(file: declaration.file, node: value, source: declaration.parent)
      )
    ]
  }

  /// Where the container comes from, as far as that is the same for all instances of a type: up to
  /// the parameters of its initializers.
  private func trace(of call: KeyedCall, in type: DeclarationID) -> ContainerFlow.Trace {
    let isOwn = { (id: DeclarationID) in
      self.program[id].parent.map { function in
        self.program[function].kind == .initializer
          && self.resolver.owner(ofNested: function) == type
      } ?? false
    }
    return flow.trace(call.containers) { origin in
      switch origin {
      case .declaration(let id): program[id].kind == .parameter && isOwn(id)
      case .asker: true
      default: false
      }
    }
  }

  /// Where the container of an instance comes from, with what the initializer's parameters are given.
  private func containers(
    at trace: ContainerFlow.Trace,
    _ given: (DeclarationID) -> [ContainerOrigin]
  ) -> [ContainerOrigin] {
    var found: [ContainerOrigin] = trace.containers.known.sorted().map { .made($0) }
    if trace.containers.isOpen { found.append(.unknown) }
    for end in trace.ends {
      if case .declaration(let id) = end { found += given(id) } else { found.append(end) }
    }
    return found
  }
}

extension HelperCalls.KeyedCall {
  /// The call with other types in its key.
  fileprivate func substituted(
    _ chosen: Substitution,
    of generics: [DeclarationID],
    _ resolver: Resolver
  ) -> Self {
    var made = self
    var chosen = chosen
    // What nothing tells may be anything.
    for generic in generics where chosen[generic] == nil || chosen[generic] == .parameter(generic) {
      chosen[generic] = .unknown
    }
    made.nameParameter = nil
    made.key.type = resolver.substitute(chosen, in: key.type)
    made.key.arguments = key.arguments.map { arguments in
      arguments.map { resolver.substitute(chosen, in: $0) }
    }
    if case .optional(let wrapped) = made.key.type.form, case .parameter = key.type.form {
      made.key.type = wrapped.unwrapped
      made.isOptional = true
    }
    return made
  }

  fileprivate mutating func move(to place: Place, _ call: NodeIndex) {
    self.place = place
    self.call = call
  }
}

/// The attribute by which a property has its wrapper.
private struct WrapperUse {
  private let resolver: Resolver
  private let property: DeclarationID
  private let type: DeclarationID
  private let arguments: [CallArgument]
  /// The initializer that the labels select, with the position of each argument's parameter.
  private let choice: (initializer: DeclarationID, positions: [Int])?

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ property: DeclarationID, of type: DeclarationID) {
    self.resolver = resolver
    self.property = property
    self.type = type
    let tree = resolver.program.tree(of: property)
    let variable = tree.variableDeclaration(of: resolver.program[property].node)
    let attribute = tree.children(variable).first { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map {
          resolver.resolve(
            $0,
            file: Int(property.file),
            scope: resolver.program[property].parent
          ).declaration == type
        } ?? false
    }
    let arguments = attribute.map { tree.callArguments(of: $0) } ?? []
    self.arguments = arguments
    let initializers = resolver.members(of: type)["init"] ?? []
    choice =
      initializers.lazy.compactMap { id in
        ArgumentMatching.match(arguments, to: resolver.parameterList(of: id)).map { (id, $0) }
      }
      .first
  }

  /// The argument for a parameter of the initializer.
  func argument(for parameter: DeclarationID) -> NodeIndex? {
    guard let choice,
      let position = resolver.parameterDeclarations(of: choice.initializer).firstIndex(
        of: parameter
      ),
      let given = choice.positions.firstIndex(of: position)
    else { return nil }
    return arguments[given].node
  }

  /// Learns what the initializer and its arguments tell of generic parameters.
  func learn(_ chosen: inout Substitution) {
    guard let choice else { return }
    let parameters = resolver.parameterList(of: choice.initializer)
    let declaration = program[property]
    let place = Place(
      file: declaration.file,
      token: declaration.nameToken,
      source: declaration.parent
    )
    let tree = program.tree(of: property)
    for (argument, position) in zip(arguments, choice.positions)
    where tree.kind(argument.node) == .memberAccess && tree.name(argument.node) == "self" {
      guard let base = tree.expression(in: argument.node) else { continue }
      let named = SwiftType.metatype(resolver.namedType(base, at: place))
      resolver.bind(parameters[position].type, to: named, &chosen)
    }
    guard let block = program[choice.initializer].parent, program[block].kind == .extensionBlock
    else { return }
    for entry in resolver.sameTypeConstraints(ofExtension: block).entries {
      let (parameter, required) = (entry.parameter, entry.type)
      guard chosen[parameter]?.hasUnknown ?? true else { continue }
      chosen[parameter] = resolver.substitute(chosen, in: sibling(named: required) ?? required)
    }
  }

  /// The generic parameter of the type that a constraint names: outside its braces, it is a name.
  private func sibling(named type: SwiftType) -> SwiftType? {
    guard case .external(let name, let arguments) = type.form, arguments.isEmpty else {
      return nil
    }
    let parameters = resolver.parameters(of: self.type)
    return parameters.first { program[$0].name == name }.map { .parameter($0) }
  }
}
