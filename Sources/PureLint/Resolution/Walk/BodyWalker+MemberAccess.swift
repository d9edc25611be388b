/// Members in expressions: of values, of types and of what is expected.
extension BodyWalker {
  func inferMember(
    _ node: NodeIndex,
    _ expected: SwiftType?,
    destination: DeclarationID?
  ) -> SwiftType {
    guard let baseNode = tree.expression(in: node) else { return .unknown }
    let token = tree.mainToken(node)
    if let type = qualifiedName(node, baseNode) { return type }
    let start = mark
    let base = inferBase(baseNode, expected)
    markForced(baseNode, since: start)
    if tree.tokens.kinds[token.position] == .kwSelf { return named(by: base, baseNode) }
    noteNext(tree.name(token), of: baseNode, since: start)
    let asked = mark
    if case .tuple = base.form { noteCopy(baseNode, to: destination, since: start) }
    let isOfAnother = isAnother(baseNode, base, since: start)
    let type = member(
      tree.name(token),
      of: base,
      at: token,
      destination: destination,
      labels: tree.labels(of: node)
    )
    if isOfAnother { markAnother(since: asked) }
    noteHolder(baseNode, base, since: asked)
    if let id = type.instance?.bareDeclaration,
      let clause = tree.child(node, .genericArgumentClause)
    {
      return .metatype(
        .nominal(
          id,
          tree.children(clause).map { resolve($0) }
        )
      )
    }
    return type
  }

  /// What `.self` yields: behind types in parentheses the type of tuples of them, behind
  /// `Optional<X>` that of `X?`.
  private func named(by base: SwiftType, _ node: NodeIndex) -> SwiftType {
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

  /// The type of what a member or a subscript is asked of; a chain that begins with a member of
  /// what is expected begins with the same wherever it ends.
  func inferBase(
    _ base: NodeIndex,
    _ expected: SwiftType?
  ) -> SwiftType {
    let isImplicit = expected != nil && tree.startsImplicitly(base)
    return infer(base, expected: isImplicit ? expected : nil, isLink: true)
  }

  /// Notes that a part of a tuple goes where the whole is mentioned.
  private func noteCopy(
    _ tuple: NodeIndex,
    to destination: DeclarationID?,
    since start: FactRecorder.Mark
  ) {
    guard let recorder,
      let last = recorder.lastReference(at: tree.mainToken(tuple), since: start)
    else { return }
    recorder.facts.references[last].destination = destination
  }

  func markAnother(since start: FactRecorder.Mark) {
    guard let recorder else { return }
    for index in start.references..<recorder.facts.references.count {
      recorder.facts.references[index].base.isAnother = true
    }
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
  private func qualifiedName(
    _ node: NodeIndex,
    _ base: NodeIndex
  ) -> SwiftType? {
    guard namesModule(base) else { return nil }
    let token = tree.mainToken(node)
    let found = qualifiedMeaning(of: tree.name(token), in: tree.name(base))
    if let type = found.type { return mention(type, genericArgumentsOf: node, at: token) }
    guard !found.members.isEmpty else { return nil }
    return use(found.members, at: token, nil, destination: nil)
  }

  /// What a name means behind the name of a module.
  private func qualifiedMeaning(of name: Name, in module: Name) -> Resolver.Meaning {
    let declared = resolver.symbols.topLevel(name, inModule: module, from: file)
    if let type = declared.first(where: { program[$0].kind.isType }) {
      return Resolver.Meaning(type: resolver.instantiate(type, []))
    }
    guard declared.isEmpty else {
      return Resolver.Meaning(
        members: declared.map { Resolver.Member(id: $0, substitution: [:]) }
      )
    }
    guard resolver.isForeign(module, in: file) else {
      return resolver.topLevelMeaning(of: name, in: file)
    }
    return Resolver.Meaning(type: .external(name, []))
  }

  /// The type of a member, recording the mention.
  func member(
    _ name: Name,
    of base: SwiftType,
    at token: TokenIndex,
    destination: DeclarationID?,
    labels: [Name?]? = nil
  ) -> SwiftType {
    if name == "self" { return base }
    if case .metatype(let type) = base.form {
      return staticMember(name, of: type, at: token, labels: labels)
    }
    if case .tuple(let elements) = base.form {
      if let element = elements.first(where: { $0.label == name }) { return element.type }
      if let index = Int(tree.text(token)), elements.indices.contains(index) {
        return elements[index].type
      }
      return .unknown
    }
    let found = resolver.findMembers(name, of: base.unwrapped).keeping {
      !program[$0.id].kind.isType
    }
    let own = found.keeping { !resolver.isStatic($0.id) }
    guard found.isEmpty else {
      let meant = own.isEmpty ? found : own
      return use(meant, at: token, nil, destination: destination, labels: labels)
    }
    if let wrapped = tree.wrappedName(at: token) {
      let members = resolver.findMembers(wrapped, of: base.unwrapped)
      if let type = storage(of: members, at: token, destination) { return type }
    }
    if base.declaration != nil { recordAbsence(of: name, at: token) }
    recordEscape(of: base, toMemberAt: token)
    return unknownMember(name, of: base, at: token)
  }

  private func unknownMember(
    _ name: Name,
    of base: SwiftType,
    at token: TokenIndex
  ) -> SwiftType {
    if let recorder, base.unwrapped.isOpenEnded(in: resolver) {
      recorder.facts.unknownReads.append(
        UnknownRead(name: name, place: place(token), origin: origin(of: base))
      )
    }
    return resolver.foreignMember(name, of: base)
  }

  /// What is known of a value of unknown type; nil if that is nothing.
  private func origin(of base: SwiftType) -> SwiftType? {
    if base.unwrapped.isGeneric { return base.unwrapped }
    let origin = SwiftType.made(of: [base])
    return base.declaration != nil || origin == .unknown ? nil : origin
  }

  private func staticMember(
    _ name: Name,
    of type: SwiftType,
    at token: TokenIndex,
    labels: [Name?]? = nil
  ) -> SwiftType {
    if name == "Type" { return .metatype(.metatype(type)) }
    let found = resolver.findMembers(name, of: type)
    let values = found.keeping { !program[$0.id].kind.isType }
    let own = values.keeping { resolver.isStatic($0.id) }
    if !values.isEmpty {
      let meant = own.isEmpty ? values : own
      let found = use(meant, at: token, nil, destination: nil, labels: labels)
      guard case .function(let parameters, _) = found.form, own.isEmpty else { return found }
      // An initializer makes what it is asked of; a method first takes whose it is.
      return name == "init"
        ? .function(parameters, type) : .function([.init(label: nil, type: type)], found)
    }
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
    return resolver.foreignMember(name, of: type)
  }

  func inferImplicitMember(
    _ node: NodeIndex,
    expected: SwiftType?
  ) -> SwiftType {
    let token = tree.mainToken(node)
    let name = tree.name(token)
    guard let expected, !expected.unwrapped.isUnknown else {
      recorder?.facts.unknownReads.append(
        UnknownRead(name: name, place: place(token), use: .implicitMember)
      )
      return .unknown
    }
    recordMention(of: expected, at: token)
    return staticMember(name, of: expected.unwrapped, at: token)
  }
}
