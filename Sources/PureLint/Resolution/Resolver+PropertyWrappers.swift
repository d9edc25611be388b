/// What stands behind a property with a wrapper: `_name` is the wrapper, `$name` what it projects.
extension Resolver {
  /// The name of the property that `_name` or `$name` may belong to.
  func wrappedName(at token: TokenIndex, _ tree: SyntaxTree) -> Name? {
    let range = tree.range(token)
    let first = tree.source.bytes[Int(range.lowerBound)]
    guard range.count > 1, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else {
      return nil
    }
    return tree.source.name(range.lowerBound + 1..<range.upperBound)
  }

  /// The type of what stands behind a property, recording the mention of the property; nil if none
  /// of some members has a wrapper.
  func storage(
    of members: [Member],
    at token: TokenIndex,
    _ context: Context,
    _ destination: DeclarationID?
  ) -> SwiftType? {
    let member = members.first { member in
      let declaration = program[member.id]
      return declaration.kind == .variable && declaration.traits.contains(.hasWrapper)
        && !wrappers(of: member.id).isEmpty
    }
    guard let member else { return nil }
    record(member.id, at: token, context, destination: destination)
    guard let wrapper = wrapperType(of: member) else { return .unknown }
    guard context.tree.text(token).hasPrefix("$") else { return wrapper }
    return findMembers("projectedValue", of: wrapper).first.map { typeOf($0) } ?? wrapper.part
  }

  /// What a path begins with in the arguments of a library's attribute: a type of the library, or
  /// what the attribute can tell of where it stands; nil for attributes that sources declare.
  func rootOfPaths(in attribute: NodeIndex, of node: NodeIndex, _ context: Context) -> SwiftType? {
    let tree = context.tree
    guard let named = tree.type(in: attribute) else { return nil }
    let type = resolve(named, file: context.file, scope: context.scope)
    guard case .external = type.form else { return nil }
    let annotated = tree.children(node).filter { tree.kind($0) == .patternBinding }
      .compactMap { tree.annotatedType(of: $0) }
      .map { resolve($0, file: context.file, scope: context.scope) }
    let around = context.scope.map { [selfType(of: $0)] } ?? []
    return .made(of: [type] + around + annotated)
  }

  /// The declared wrapper that an attribute makes of its arguments; nil where no initializer takes
  /// them.
  func wrapper(madeBy attribute: NodeIndex, _ context: inout Context) -> SwiftType? {
    guard let named = context.tree.type(in: attribute) else { return nil }
    let type = resolve(named, file: context.file, scope: context.scope)
    let arguments = callArguments(of: attribute, context.tree)
    guard case .nominal(let id, _) = type.form else { return nil }
    let choice = initializer(of: type, for: arguments, context)
    guard choice.initializer != nil, !choice.positions.contains(nil) else { return nil }
    var learned = choice.substitution
    for (argument, position) in zip(arguments, choice.positions) {
      _ = match(argument, to: position, of: choice, &learned, &context)
    }
    return .nominal(id, parameters(of: id).map { learned[$0] ?? .unknown })
  }

  /// The type of a property that has none but what a library's wrapper tells of it.
  func typeByWrapper(of id: DeclarationID) -> SwiftType {
    let declaration = program[id]
    guard declaration.traits.contains(.hasWrapper) else { return .unknown }
    let tree = program.trees[declaration.file]
    let node = tree.variableDeclaration(of: declaration.node)
    var context = Context(
      file: declaration.file,
      tree: tree,
      scope: declaration.parent,
      isRecording: false
    )
    for attribute in tree.children(node) where tree.kind(attribute) == .attribute {
      if let wrapper = wrapper(madeBy: attribute, &context),
        let wrapped = findMembers("wrappedValue", of: wrapper).first
      {
        return typeOf(wrapped)
      }
      let type = typeOfProperty(with: attribute, of: node, &context)
      if type != .unknown { return type }
    }
    return .unknown
  }

  /// The type that an attribute of a library tells of the property behind it: by its own argument,
  /// as `@ObservedObject<Clock> var clock`, by a type that it is given, as
  /// `@Environment(Clock.self) var clock`, or by the end of a path: `@Environment(\.locale) var locale`.
  private func typeOfProperty(
    with attribute: NodeIndex,
    of node: NodeIndex,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    if let named = tree.type(in: attribute),
      case .external(_, let own) = resolve(named, file: context.file, scope: context.scope).form,
      own.count == 1
    {
      return own[0]
    }
    guard let list = tree.child(attribute, .argumentList),
      let root = rootOfPaths(in: attribute, of: node, context)
    else { return .unknown }
    let values = tree.children(list).compactMap { tree.expression(in: $0) }
    guard values.count == 1 else { return .unknown }
    if tree.kind(values[0]) == .keyPathExpression {
      let path = infer(values[0], expected: root, &context)
      if case .external(_, let ends) = path.form, ends.count == 2 { return ends[1] }
    } else if tree.kind(values[0]) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(values[0]).position] == .kwSelf
    {
      return infer(values[0], expected: nil, &context).instance ?? .unknown
    }
    return .unknown
  }

  /// The type of the value that a library's property wrapper is made with, if an argument is one.
  /// - Parameter wrapper: What is expected where the call stands.
  func typeOfWrapped(
    _ argument: CallArgument,
    among arguments: [CallArgument],
    in wrapper: SwiftType?
  ) -> SwiftType? {
    guard case .external(_, let types) = wrapper?.unwrapped.form, types.count == 1 else {
      return nil
    }
    let labels: Set<Name> = ["initialValue", "wrappedValue"]
    let isWrapped = argument.label.map(labels.contains) ?? (arguments.count == 1)
    return isWrapped ? types[0] : nil
  }

  /// The type of a property's wrapper, as far as the property tells it.
  func wrapper(of property: DeclarationID) -> SwiftType? {
    wrapperType(of: Member(id: property, substitution: [:]))
  }

  /// The wrapper's type with what the property is in its place.
  private func wrapperType(of member: Member) -> SwiftType? {
    guard let wrapper = wrappers(of: member.id).first?.type else { return nil }
    if case .external(let name, let arguments) = wrapper.form, arguments.isEmpty {
      return .external(name, [typeOf(member)])
    }
    guard case .nominal(let id, let arguments) = wrapper.form else { return wrapper }
    let parameters = parameters(of: id)
    guard arguments.isEmpty, !parameters.isEmpty,
      let wrapped = members(of: id)["wrappedValue"]?.first
    else { return wrapper }
    var learned: Substitution = [:]
    bind(type(of: wrapped), to: typeOf(member), &learned)
    return .nominal(id, parameters.map { learned[$0] ?? .unknown })
  }
}

extension SyntaxTree {
  /// The declaration that a binding belongs to: the nearest before it.
  func variableDeclaration(of binding: NodeIndex) -> NodeIndex {
    var position = binding.position
    while position > 0, nodes.kind(position) != .variableDeclaration { position -= 1 }
    return NodeIndex(position)
  }
}
