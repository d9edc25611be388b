import PureLintSource
import PureLintSyntax

/// The storage of a property with a wrapper: `_name` is the wrapper, `$name` its projected value.
extension BodyWalker {
  /// What stands behind a property, of which the property is mentioned; nil if none of some members
  /// has a wrapper.
  func storage(
    of members: [Resolver.Member],
    at token: TokenIndex,
    _ destination: DeclarationID?
  ) -> Inferred? {
    let member = members.first { member in
      let declaration = program[member.id]
      return declaration.kind == .variable && declaration.traits.contains(.hasWrapper)
        && !resolver.wrappers(of: member.id).isEmpty
    }
    guard let member else { return nil }
    let recorded = recordingName { record(member.id, at: token, destination: destination) }
    return Inferred(storageType(of: member, at: token), recorded)
  }

  /// The wrapper of a property or, behind `$`, what it projects.
  private func storageType(of member: Resolver.Member, at token: TokenIndex) -> SwiftType {
    guard let wrapper = resolver.wrapperType(of: member) else { return .unknown }
    guard tree.text(token).hasPrefix("$") else { return wrapper }
    return resolver.findMembers("projectedValue", of: wrapper).first.map { resolver.typeOf($0) }
      ?? wrapper.part
  }

  /// What a path begins with in the arguments of a library's attribute: a type of the library, or
  /// what the attribute can tell of where it stands; nil for attributes that sources declare.
  /// - Parameter annotated: The types that the declaration behind the attribute annotates.
  func rootOfPaths(
    in attribute: NodeIndex,
    _ annotated: @autoclosure () -> [SwiftType]
  ) -> SwiftType? {
    guard let named = tree.type(in: attribute) else { return nil }
    let type = resolve(named)
    guard case .external = type.form else { return nil }
    let around = scope.map { [resolver.selfType(of: $0)] } ?? []
    return .made(of: [type] + around + annotated())
  }

  /// The types that a declaration of variables annotates; none for other nodes.
  func annotatedTypes(in node: NodeIndex) -> [SwiftType] {
    tree.children(node).filter { tree.kind($0) == .patternBinding }
      .compactMap { tree.annotatedType(of: $0) }
      .map { resolve($0) }
  }

  /// The declared wrapper that an attribute makes of its arguments; nil where no initializer takes
  /// them.
  func wrapper(madeBy attribute: NodeIndex) -> SwiftType? {
    guard let named = tree.type(in: attribute) else { return nil }
    let type = resolve(named)
    let arguments = tree.callArguments(of: attribute)
    guard case .nominal(let id, _) = type.form else { return nil }
    let choice = initializer(of: type, for: arguments)
    guard choice.initializer != nil, !choice.positions.contains(nil) else { return nil }
    var learned = choice.substitution
    for (argument, position) in zip(arguments, choice.positions) {
      _ = follow(argument, for: position, of: choice, &learned)
    }
    return .nominal(id, resolver.parameters(of: id).map { learned[$0] ?? .unknown })
  }

  /// The type that the attributes of a declaration give to its property, which has no other.
  func typeByWrapper(on node: NodeIndex) -> SwiftType {
    lazy var annotated = annotatedTypes(in: node)
    for attribute in tree.children(node) where tree.kind(attribute) == .attribute {
      if let wrapper = wrapper(madeBy: attribute),
        let wrapped = resolver.findMembers("wrappedValue", of: wrapper).first
      {
        return resolver.typeOf(wrapped)
      }
      let type = typeOfProperty(with: attribute, annotated)
      if type != .unknown { return type }
    }
    return .unknown
  }

  /// The type that an attribute of a library tells of the property behind it: by its own argument,
  /// as `@ObservedObject<Clock> var clock`, by a type that it is given, as
  /// `@Environment(Clock.self) var clock`, or by the end of a path: `@Environment(\.locale) var locale`.
  private func typeOfProperty(
    with attribute: NodeIndex,
    _ annotated: @autoclosure () -> [SwiftType]
  ) -> SwiftType {
    if let named = tree.type(in: attribute),
      case .external(_, let own) = resolve(named).form,
      own.count == 1
    {
      return own[0]
    }
    guard let list = tree.child(attribute, .argumentList),
      let root = rootOfPaths(in: attribute, annotated())
    else { return .unknown }
    let values = tree.children(list).compactMap { tree.expression(in: $0) }
    guard values.count == 1 else { return .unknown }
    if tree.kind(values[0]) == .keyPathExpression {
      let path = infer(values[0], expected: root)
      guard case .external(_, let ends) = path.form, ends.count == 2 else { return .unknown }
      guard ends[1].isUnknown else { return ends[1] }
      return tree.type(in: attribute).flatMap { typeOfMember(at: values[0], in: $0) } ?? ends[1]
    } else if tree.kind(values[0]) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(values[0]).position] == .kwSelf
    {
      return infer(values[0], expected: nil).instance ?? .unknown
    }
    return .unknown
  }

  /// The type of the one member that a path goes to which a library's wrapper is given, where extensions
  /// of the type declare it that such paths begin with.
  private func typeOfMember(at path: NodeIndex, in wrapper: NodeIndex) -> SwiftType? {
    let components = tree.children(path).filter { tree.kind($0) == .keyPathComponent }
    guard components.count == 1,
      let root = program.libraries.root(ofPathsIn: tree.name(wrapper))
    else { return nil }
    let members = resolver.symbols.foreignMembers(tree.name(components[0])).filter { member in
      guard let block = program[member].parent, program[block].kind == .extensionBlock,
        program[block].name == root
      else { return false }
      return program.targets.canSee(fromFile: file, toFile: program[block].file)
        || program.targets.shareTarget(file, program[block].file)
    }
    return members.count == 1 ? resolver.type(of: members[0]) : nil
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
}
