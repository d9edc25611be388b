/// Members in expressions: of values, of types and of what is expected.
extension Resolver {
  func inferMember(
    _ node: NodeIndex,
    _ expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    guard let baseNode = tree.expression(in: node) else { return .unknown }
    let token = tree.mainToken(node)
    if let type = qualifiedName(node, baseNode, context) { return type }
    let recorded = facts.references.count
    let unknown = facts.unknownReads.count
    let base = inferBase(baseNode, expected, &context)
    markForced(baseNode, since: recorded, context)
    if tree.tokens.kinds[token.position] == .kwSelf { return named(by: base, baseNode, tree) }
    noteNext(tree.name(token), of: baseNode, since: unknown, context)
    let asked = facts.unknownReads.count
    if case .tuple = base.form { noteCopy(baseNode, to: destination, since: recorded, context) }
    let isOfAnother = isAnother(baseNode, base, since: recorded, context)
    let mentioned = facts.references.count
    let type = member(
      tree.name(token),
      of: base,
      at: token,
      &context,
      destination: destination,
      labels: labels(of: node, tree)
    )
    if isOfAnother { markAnother(since: mentioned, context) }
    noteHolder(baseNode, base, since: asked, context)
    if let id = type.instance?.bareDeclaration,
      let clause = tree.child(node, .genericArgumentClause)
    {
      return .metatype(
        .nominal(
          id,
          tree.children(clause).map { resolve($0, file: context.file, scope: context.scope) }
        )
      )
    }
    return type
  }

  /// What `.self` yields: behind types in parentheses the type of tuples of them, behind
  /// `Optional<X>` that of `X?`.
  private func named(by base: SwiftType, _ node: NodeIndex, _ tree: SyntaxTree) -> SwiftType {
    if let instance = base.instance, case .nominal(_, let arguments) = instance.form,
      arguments.count == 1, standard(language.optional, Array(arguments)) == instance
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
    _ expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let isImplicit = expected != nil && startsImplicitly(base, context.tree)
    return infer(base, expected: isImplicit ? expected : nil, &context, isLink: true)
  }

  /// Whether a chain of members begins with one of what is expected: `.home.next()`.
  private func startsImplicitly(_ expression: NodeIndex, _ tree: SyntaxTree) -> Bool {
    var next: NodeIndex? = expression
    while let node = next {
      if tree.kind(node) == .implicitMember { return true }
      next =
        [.memberAccess, .call, .subscriptCall, .forceUnwrapExpression, .optionalChainingExpression]
          .contains(tree.kind(node)) ? tree.expression(in: node) : nil
    }
    return false
  }

  /// Notes that a part of a tuple goes where the whole is mentioned.
  private func noteCopy(
    _ tuple: NodeIndex,
    to destination: DeclarationID?,
    since recorded: Int,
    _ context: Context
  ) {
    guard let last = facts.references.indices.last, last >= recorded,
      facts.references[last].place.token == context.tree.mainToken(tuple)
    else { return }
    facts.references[last].destination = destination
  }

  func markAnother(since recorded: Int, _ context: Context) {
    for index in recorded..<facts.references.count { facts.references[index].base.isAnother = true }
  }

  /// Whether an expression is the name of a module, and of nothing else that could be meant.
  func namesModule(_ node: NodeIndex, _ context: Context) -> Bool {
    let tree = context.tree
    guard tree.kind(node) == .nameExpression, moduleNames.contains(tree.name(node)) else {
      return false
    }
    let meaning = lookup(tree.name(node), context)
    return meaning.local == nil && meaning.type == nil && meaning.members.isEmpty
  }

  /// `Module.name`: the name at top level.
  private func qualifiedName(
    _ node: NodeIndex,
    _ base: NodeIndex,
    _ context: Context
  ) -> SwiftType? {
    let tree = context.tree
    guard namesModule(base, context) else { return nil }
    let token = tree.mainToken(node)
    let found = qualifiedMeaning(of: tree.name(token), in: tree.name(base), context)
    if let type = found.type { return mention(type, genericArgumentsOf: node, at: token, context) }
    guard !found.members.isEmpty else { return nil }
    return use(found.members, at: token, nil, context, destination: nil)
  }

  /// What a name means behind the name of a module.
  private func qualifiedMeaning(
    of name: Name,
    in module: Name,
    _ context: Context
  ) -> Meaning {
    let declared = symbols.topLevel(name, inModule: module, from: context.file)
    if let type = declared.first(where: { program[$0].kind.isType }) {
      return Meaning(type: instantiate(type, []))
    }
    guard declared.isEmpty else {
      return Meaning(members: declared.map { Member(id: $0, substitution: [:]) })
    }
    guard isForeign(module, in: context.file) else { return topLevelMeaning(of: name, context) }
    return Meaning(type: .external(name, []))
  }

  /// Whether a file imports a module whose sources are not analysed, as far as can be told.
  func isForeign(_ module: Name, in file: Int) -> Bool {
    !ownModules.contains(module) && program.files[file].imports.contains(module)
  }

  /// The type of a member, recording the mention.
  func member(
    _ name: Name,
    of base: SwiftType,
    at token: TokenIndex,
    _ context: inout Context,
    destination: DeclarationID?,
    labels: [Name?]? = nil
  ) -> SwiftType {
    if name == "self" { return base }
    if case .metatype(let type) = base.form {
      return staticMember(name, of: type, at: token, context, labels: labels)
    }
    if case .tuple(let elements) = base.form {
      if let element = elements.first(where: { $0.label == name }) { return element.type }
      if let index = Int(context.tree.text(token)), elements.indices.contains(index) {
        return elements[index].type
      }
      return .unknown
    }
    let found = findMembers(name, of: base.unwrapped).keeping { !program[$0.id].kind.isType }
    let own = found.keeping { !isStatic($0.id) }
    guard found.isEmpty else {
      let meant = own.isEmpty ? found : own
      return use(meant, at: token, nil, context, destination: destination, labels: labels)
    }
    if let wrapped = wrappedName(at: token, context.tree) {
      let members = findMembers(wrapped, of: base.unwrapped)
      if let type = storage(of: members, at: token, context, destination) { return type }
    }
    if base.declaration != nil { recordAbsence(of: name, at: token, context) }
    recordEscape(of: base, toMemberAt: token, context)
    return unknownMember(name, of: base, at: token, context)
  }

  private func unknownMember(
    _ name: Name,
    of base: SwiftType,
    at token: TokenIndex,
    _ context: Context
  ) -> SwiftType {
    if context.isRecording, base.unwrapped.isOpenEnded(in: self) {
      facts.unknownReads.append(
        UnknownRead(name: name, place: context.place(token), origin: origin(of: base))
      )
    }
    return foreignMember(name, of: base)
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
    _ context: Context,
    labels: [Name?]? = nil
  ) -> SwiftType {
    if name == "Type" { return .metatype(.metatype(type)) }
    let found = findMembers(name, of: type)
    let values = found.keeping { !program[$0.id].kind.isType }
    let own = values.keeping { isStatic($0.id) }
    if !values.isEmpty {
      let meant = own.isEmpty ? values : own
      let found = use(meant, at: token, nil, context, destination: nil, labels: labels)
      guard case .function(let parameters, _) = found.form, own.isEmpty else { return found }
      // An initializer makes what it is asked of; a method first takes whose it is.
      return name == "init"
        ? .function(parameters, type) : .function([.init(label: nil, type: type)], found)
    }
    if name == "init", let parameters = implicitInitializer(of: type) {
      return .function(parameters, type)
    }
    if let nested = findTypeMember(name, of: type) {
      recordMention(of: nested, at: token, context)
      return .metatype(nested)
    }
    if name == language.cases, let id = type.declaration, program[id].kind == .enumType {
      return array(of: type)
    }
    return foreignMember(name, of: type)
  }

  func inferImplicitMember(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let token = context.tree.mainToken(node)
    let name = context.tree.name(token)
    guard let expected, !expected.unwrapped.isUnknown else {
      if context.isRecording {
        facts.unknownReads.append(
          UnknownRead(name: name, place: context.place(token), use: .implicitMember)
        )
      }
      return .unknown
    }
    recordMention(of: expected, at: token, context)
    return staticMember(name, of: expected.unwrapped, at: token, context)
  }
}
