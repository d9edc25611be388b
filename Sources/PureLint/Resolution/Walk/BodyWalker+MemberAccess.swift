import PureLintSource
import PureLintSyntax

/// Members in expressions: of values, of types and of what is expected.
extension BodyWalker {
  /// A member behind a `.`, or a type in a module.
  func inferMember(
    _ node: NodeIndex,
    _ expected: SwiftType?,
    destination: DeclarationID?
  ) -> Inferred {
    guard let baseNode = tree.expression(in: node) else { return Inferred(.unknown) }
    let token = tree.mainToken(node)
    if let found = qualifiedName(node, baseNode) { return found }
    let base = inferBase(baseNode, expected)
    markForced(base.recorded)
    if tree.tokens.kinds[token.position] == .kwSelf {
      return Inferred(typeBehindSelf(base.type, baseNode))
    }
    markNext(tree.name(token), of: base.recorded)
    if case .tuple = base.type.form { markCopied(base.recorded, to: destination) }
    let found = member(
      tree.name(token),
      of: base.type,
      at: token,
      destination: destination,
      labels: tree.labels(of: node)
    )
    if let instance = instanceKept(by: base.type, found, token) { return Inferred(instance) }
    if isAnother(baseNode, base) { markAnother(found.recorded) }
    markHolder(baseNode, base.type, of: found.recorded)
    return Inferred(withArguments(found.type, of: node), found.recorded)
  }

  /// The instance that a static member out of sight is, if its class is one that keeps such ones.
  private func instanceKept(
    by base: SwiftType,
    _ found: Inferred,
    _ token: TokenIndex
  ) -> SwiftType? {
    guard found.type.isUnknown || found.type == .foreign, let instance = base.instance,
      let type = instance.declaration, resolver.annotations.keepsInstances(type),
      !tree.isCalled(token), resolver.members(of: type)[tree.name(token)] == nil
    else { return nil }
    return instance
  }

  /// A type that is named behind a module or another type, with the generic arguments written
  /// there.
  func withArguments(_ type: SwiftType, of node: NodeIndex) -> SwiftType {
    guard let id = type.instance?.bareDeclaration,
      let clause = tree.child(node, .genericArgumentClause)
    else { return type }
    return .metatype(.nominal(id, tree.children(clause).map { resolve($0) }))
  }

  /// What `.self` yields: behind types in parentheses the type of tuples of them, behind
  /// `Optional<X>` that of `X?`.
  private func typeBehindSelf(_ base: SwiftType, _ node: NodeIndex) -> SwiftType {
    if let instance = base.instance, case .nominal(_, let arguments) = instance.form,
      arguments.count == 1,
      resolver.standard(resolver.language.optional, Array(arguments)) == instance
    {
      return .metatype(.optional(arguments[0]))
    }
    guard tree.kind(node) == .tupleExpression, case .tuple(let elements) = base.form else {
      return base
    }
    var parts: [SwiftType.Element] = []
    for element in elements {
      guard case .metatype(let instance) = element.type.form else { return base }
      parts.append(.init(label: element.label, type: instance))
    }
    return .metatype(.tuple(parts))
  }

  /// What a member or a subscript is asked of; a chain that begins with a member of what is
  /// expected begins with the same wherever it ends.
  func inferBase(_ base: NodeIndex, _ expected: SwiftType?) -> Inferred {
    let isImplicit = expected != nil && tree.startsImplicitly(base)
    return inferred(base, .wish(isImplicit ? expected : nil))
  }

  /// Whether an expression is the name of a module, and of nothing else that could be meant.
  func namesModule(_ node: NodeIndex) -> Bool {
    guard tree.kind(node) == .nameExpression, resolver.moduleNames.contains(tree.name(node)) else {
      return false
    }
    let meaning = lookup(tree.name(node))
    return meaning.local == nil && meaning.type == nil && meaning.members.isEmpty
  }

  /// `Module.name`: the name at top level.
  private func qualifiedName(_ node: NodeIndex, _ base: NodeIndex) -> Inferred? {
    guard namesModule(base) else { return nil }
    let (token, module) = (tree.mainToken(node), tree.name(base))
    // A module that is not known may have a type of its own name: `Telemetry.self`.
    if resolver.isForeign(module), !tree.startsUppercase(token) { return nil }
    let found = resolver.qualifiedMeaning(
      of: tree.name(token),
      in: module,
      from: file,
      under: condition
    )
    if let type = found.type {
      return Inferred(mention(type, genericArgumentsOf: node, at: token))
    }
    guard !found.members.isEmpty else { return nil }
    return use(found.members, at: token, destination: nil)
  }

  /// A member of a value, of a type or of a tuple.
  func member(
    _ name: Name,
    of base: SwiftType,
    at token: TokenIndex,
    destination: DeclarationID?,
    labels: [Name?]? = nil
  ) -> Inferred {
    if name == resolver.ownValueName { return Inferred(base) }
    if case .metatype(let type) = base.form {
      return staticMember(name, of: type, at: token, labels: labels)
    }
    if case .tuple(let elements) = base.form {
      if let element = elements.first(where: { $0.label == name }) { return Inferred(element.type) }
      guard let index = Int(tree.text(token)), elements.indices.contains(index) else {
        return Inferred(.unknown)
      }
      return Inferred(elements[index].type)
    }
    let found = resolver.findMembers(name, of: base.unwrapped).keeping {
      !program[$0.id].kind.isType
    }
    if !found.isEmpty, !areHiddenFromValues(found, of: base.unwrapped) {
      let own = found.keeping { !resolver.isStatic($0.id) }
      let meant = own.isEmpty ? found : own
      return use(meant, at: token, destination: destination, labels: labels)
    }
    if let wrapped = tree.wrappedName(at: token) {
      let members = resolver.findMembers(wrapped, of: base.unwrapped)
      if let found = storage(of: members, at: token, destination) { return found }
    }
    if let forwarded = resolver.forwardedType(of: base.unwrapped) {
      let members = resolver.findMembers(name, of: forwarded).keeping {
        !program[$0.id].kind.isType
      }
      if !members.isEmpty {
        return use(members, at: token, destination: destination, labels: labels)
      }
    }
    return foreignMember(name, of: base, at: token)
  }

  /// A member that no source declares.
  func foreignMember(_ name: Name, of base: SwiftType, at token: TokenIndex) -> Inferred {
    if base.declaration != nil { recordAbsence(of: name, at: token) }
    recordEscape(of: base, toMemberAt: token)
    return unknownMember(name, of: base, at: token)
  }

  /// Whether members are those of a type alone, whose values have another one of that name from a
  /// library: `view` of a controller with a function `class func view(…)`.
  func areHiddenFromValues(_ members: [Resolver.Member], of type: SwiftType) -> Bool {
    members.allSatisfy { program[$0.id].traits.contains(.isStatic) }
      && type.declaration.map { resolver.mayInheritUnseen($0) } ?? false
  }

  private func unknownMember(_ name: Name, of base: SwiftType, at token: TokenIndex) -> Inferred {
    var read: RecordedName?
    if let recorder, base.unwrapped.isOpenEnded(in: resolver) {
      read = recorder.record(UnknownRead(name: name, place: place(token), origin: origin(of: base)))
    }
    return Inferred(resolver.foreignMember(name, of: base), read)
  }

  /// The known facts about a value of unknown type; nil if there are none.
  private func origin(of base: SwiftType) -> SwiftType? {
    if base.unwrapped.isGeneric { return base.unwrapped }
    let origin = SwiftType.made(of: [base])
    return base.declaration != nil || origin == .unknown ? nil : origin
  }

  /// A member of a type: of it, or of its values if it has no other.
  private func staticMember(
    _ name: Name,
    of type: SwiftType,
    at token: TokenIndex,
    labels: [Name?]? = nil
  ) -> Inferred {
    if name == "Type" { return Inferred(.metatype(.metatype(type))) }
    let found = resolver.findMembers(name, of: type)
    let values = found.keeping { !program[$0.id].kind.isType }
    guard !values.isEmpty else {
      return Inferred(otherStaticMember(name, of: type, at: token))
    }
    let own = values.keeping { resolver.isStatic($0.id) }
    var used = use(own.isEmpty ? values : own, at: token, destination: nil, labels: labels)
    if case .function(let parameters, _) = used.type.form, own.isEmpty {
      // An initializer makes what it is asked of; a method first takes whose it is.
      used.type =
        name == "init"
        ? .function(parameters, type) : .function([.init(label: nil, type: type)], used.type)
    }
    return used
  }

  /// The members of a type that no source declares.
  private func otherStaticMember(
    _ name: Name,
    of type: SwiftType,
    at token: TokenIndex
  ) -> SwiftType {
    if name == "init", let parameters = resolver.implicitInitializer(of: type) {
      return .function(parameters, type)
    }
    if let nested = resolver.findTypeMember(name, of: type) {
      recordMention(of: nested, at: token)
      return .metatype(nested)
    }
    if name == resolver.language.cases, let id = type.declaration, program[id].kind == .enumType {
      return resolver.array(of: type)
    }
    if case .external(let own, _) = type.form, program.libraries.isInstance(name, of: own) {
      return type
    }
    return resolver.foreignMember(name, of: type)
  }

  /// `.home`: a member of what is expected.
  func inferImplicitMember(_ node: NodeIndex, expected: SwiftType?) -> Inferred {
    let token = tree.mainToken(node)
    let name = tree.name(token)
    guard let expected, !expected.unwrapped.isUnknown else {
      let read = UnknownRead(name: name, place: place(token), use: .implicitMember)
      return Inferred(.unknown, recorder?.record(read))
    }
    recordMention(of: expected, at: token)
    let own = membersOfOptional(name, expected)
    guard own.isEmpty else { return use(own, at: token, destination: nil, labels: nil) }
    return staticMember(name, of: expected.unwrapped, at: token)
  }

  /// The static members that sources give to all optionals: where an optional is expected, one of them is
  /// meant before one of what it holds.
  func membersOfOptional(_ name: Name, _ expected: SwiftType) -> [Resolver.Member] {
    guard case .optional = expected.form else { return [] }
    return resolver.symbols.extensions(ofTypesNamed: resolver.language.optional)
      .filter { block in
        program.isSource(block)
          && program.targets.canSee(fromFile: file, toFile: program[block].file)
          && program.tree(of: block).child(program[block].node, .whereClause) == nil
      }
      .flatMap { resolver.held(by: $0, name) }
      .filter { resolver.isStatic($0) && !program[$0].kind.isType }
      .map { Resolver.Member(id: $0, substitution: [:]) }
  }
}
