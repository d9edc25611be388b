/// Names and members in expressions.
extension Resolver {
  func inferName(
    _ node: NodeIndex,
    _ expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    let token = tree.mainToken(node)
    switch tree.tokens.kinds[token.position] {
    case .kwSelf: return context.local("self")?.type ?? selfType(of: context.scope)
    case .kwSelfType: return .metatype(selfType(of: context.scope))
    case .kwSuper: return superclass(of: selfType(of: context.scope))
    case .dollarIdentifier where Int(tree.text(token).dropFirst()) != nil:
      return closureParameter(at: token, context)
    default: break
    }
    let name = tree.name(token)
    let found = lookup(name, context)
    if let local = found.local {
      record(local.declaration, at: token, context, destination: destination)
      recordBranches(of: local, at: token, context, destination: destination)
      return local.type
    }
    if let type = found.type {
      return mention(type, genericArgumentsOf: node, at: token, context)
    }
    guard !found.members.isEmpty else {
      if let wrapped = wrappedName(at: token, context.tree) {
        let members = lookup(wrapped, context).members
        if let type = storage(of: members, at: token, context, destination) { return type }
      }
      recordAbsence(of: name, at: token, context)
      let type = foreignName(name, at: token, context)
      if case .metatype(let instance) = type.form {
        return mention(instance, genericArgumentsOf: node, at: token, context)
      }
      return type
    }
    return use(
      found.members,
      at: token,
      expected,
      context,
      destination: destination,
      labels: labels(of: node, tree)
    )
  }

  /// The labels of a name that is written in full: `ask(_:of:)`.
  private func labels(of node: NodeIndex, _ tree: SyntaxTree) -> [Name?]? {
    guard let names = tree.child(node, .nameArguments) else { return nil }
    let tokens = tree.nodes[names.position]
    return (tokens.firstToken..<tokens.endToken).map { TokenIndex($0) }
      .filter { tree.tokens.kinds[$0.position].isLabel }.map { label(at: $0, tree) }
  }

  /// Records that a name means nothing, where a clause of the same file that no build compiles
  /// declares it.
  private func recordAbsence(of name: Name, at token: TokenIndex, _ context: Context) {
    guard context.isRecording, program.files[context.file].excludedNames.contains(name) else {
      return
    }
    facts.absentNames[context.file, default: []].insert(token)
  }

  private func closureParameter(at token: TokenIndex, _ context: Context) -> SwiftType {
    guard let index = Int(context.tree.text(token).dropFirst()) else { return .unknown }
    return context.closure.parameter(at: index)
  }

  func superclass(of type: SwiftType) -> SwiftType {
    let supertypes = allSupertypes(of: type)
    let declared = supertypes.first { supertype in
      supertype.declaration.map { program[$0].kind == .classType } ?? false
    }
    return declared ?? supertypes.first ?? .unknown
  }

  /// What a bare name may mean, from the innermost scope outwards.
  struct Meaning {
    var local: Context.Local?
    var members: [Member] = []
    var type: SwiftType?

    /// Whether some build compiles both a place and some of what is meant.
    func isPresent(in resolver: Resolver, _ context: Context) -> Bool {
      members.isEmpty || members.contains { resolver.isPresent($0.id, context) }
    }
  }

  func lookup(_ name: Name, _ context: Context) -> Meaning {
    // What an excluding branch of `#if` declares is meant only if nothing further out is.
    var absent: Meaning?
    if let local = context.local(name) {
      if let present = presentLocal(name, context) { return Meaning(local: present) }
      absent = Meaning(local: local)
    }
    let isScoped = scopedNames.all.mayHold(name)
    var next = context.scope
    while let id = next {
      if isScoped || program[id].name == name, let found = meaning(of: name, in: id) {
        if found.isPresent(in: self, context) { return found }
        absent = absent ?? found
      }
      next = program[id].parent
    }
    let meaning = topLevelMeaning(of: name, context)
    if meaning.type != nil || !meaning.members.isEmpty {
      if absent == nil || meaning.isPresent(in: self, context) { return meaning }
    }
    return absent ?? Meaning(local: laterLocal(name, context))
  }

  /// What a name means among the locals, the members or the name of one scope.
  private func meaning(of name: Name, in id: DeclarationID) -> Meaning? {
    let declaration = program[id]
    let held = held(by: id, name)
    if let type = held.first(where: { program[$0].kind.isType }) {
      return Meaning(type: instantiate(type, []))
    }
    guard declaration.kind.holdsMembers else {
      let functions = held.filter { program[$0].kind == .function }
      guard !functions.isEmpty else { return nil }
      return Meaning(members: functions.map { Member(id: $0, substitution: [:]) })
    }
    if let argument = genericArgument(name, ofExtension: id) { return Meaning(type: argument) }
    let found = findMembers(name, of: selfType(of: id))
    let values = found.keeping { !program[$0.id].kind.isType }
    if !values.isEmpty { return Meaning(members: values) }
    if !found.isEmpty, let type = findTypeMember(name, of: selfType(of: id)) {
      return Meaning(type: type)
    }
    return declaration.name == name && declaration.kind.isNominalType
      ? Meaning(type: instantiate(id, [])) : nil
  }

  /// A local of the same function that is declared further down; using it is an error, but an
  /// error that belongs to a cycle.
  private func laterLocal(_ name: Name, _ context: Context) -> Context.Local? {
    var next = context.scope
    while let id = next, !program[id].kind.holdsMembers {
      let found = held(by: id, name).first { program[$0].kind == .variable }
      if let found { return Context.Local(name: name, type: .unknown, declaration: found) }
      next = program[id].parent
    }
    return nil
  }

  private func topLevelMeaning(of name: Name, _ context: Context) -> Meaning {
    if let type = topLevelType(name, from: context.file) {
      return Meaning(type: instantiate(type, []))
    }
    let found = symbols.topLevel(name, from: context.file)
    return Meaning(members: found.map { Member(id: $0, substitution: [:]) })
  }

  /// A type named as a value: `X.self`, `X()`, `X.shared`.
  func mention(
    _ type: SwiftType,
    genericArgumentsOf node: NodeIndex,
    at token: TokenIndex,
    _ context: Context
  ) -> SwiftType {
    var type = type
    if let clause = context.tree.child(node, .genericArgumentClause) {
      let arguments = context.tree.children(clause).map {
        resolve($0, file: context.file, scope: context.scope)
      }
      switch type.form {
      case .nominal(let id, _):
        for argument in arguments { recordMention(of: argument, at: token, context) }
        type = .nominal(id, arguments)
      case .external(let name, _): type = .external(name, arguments)
      default: break
      }
    }
    recordMention(of: type, at: token, context)
    return .metatype(type)
  }

  /// Records that code names a type, or leaves it to be inferred, where a value may be made of it.
  func recordMention(
    of type: SwiftType?,
    at token: TokenIndex,
    _ context: Context
  ) {
    guard context.isRecording, let declared = type?.declaration else { return }
    facts.typeMentions.append(
      TypeMention(type: declared, place: context.place(token))
    )
  }

  /// The type of a use of one of several members of the same name.
  private func use(
    _ members: [Member],
    at token: TokenIndex,
    _ expected: SwiftType?,
    _ context: Context,
    destination: DeclarationID?,
    labels: [Name?]? = nil
  ) -> SwiftType {
    var members = present(members, context)
    if let labels {
      let fitting = members.filter { parameterList(of: $0.id).map(\.label) == labels }
      if !fitting.isEmpty { members = fitting }
    }
    for member in members {
      record(member.id, at: token, context, destination: destination)
    }
    if members.count == 1 { return typeOf(members[0]) }
    let types = Set(members.map { typeOf($0) })
    if types.count == 1 { return types.first! }
    let variable = members.first { program[$0.id].kind == .variable }
    return variable.map { typeOf($0) } ?? .unknown
  }

  func record(
    _ target: DeclarationID?,
    at token: TokenIndex,
    _ context: Context,
    destination: DeclarationID?,
    base: Reference.Base = .init()
  ) {
    guard context.isRecording, let target else { return }
    facts.references.append(
      Reference(
        target: target,
        place: context.place(token),
        isWrite: false,
        destination: destination,
        base: base,
        isAbsent: !isPresent(target, context)
      )
    )
  }

  /// Whether some build compiles both a declaration and the place at hand.
  func isPresent(_ id: DeclarationID, _ context: Context) -> Bool {
    let declared = program[id]
    guard declared.condition != .none, context.condition != .none else { return true }
    let key = Coexistence(
      file: declared.file,
      condition: declared.condition,
      other: context.file,
      otherCondition: context.condition
    )
    if let known = coexistences[key] { return known }
    let answer = program.mayCoexist(id, with: context.condition, in: context.file)
    coexistences[key] = answer
    return answer
  }

  /// The members that a place can mean: those of excluding branches of `#if` only if there are no
  /// others.
  func present(_ members: [Member], _ context: Context) -> [Member] {
    guard context.condition != .none, members.count > 1 else { return members }
    let present = members.keeping { isPresent($0.id, context) }
    return present.isEmpty ? members : present
  }

  /// The innermost local of a name that is not in an excluding branch of `#if`.
  private func presentLocal(_ name: Name, _ context: Context) -> Context.Local? {
    if context.condition == .none { return context.local(name) }
    return context.allLocals(name).first { local in
      local.declaration.map { isPresent($0, context) } ?? true
    }
  }

  /// A local declared in several branches of `#if` is one local: each declaration is meant.
  private func recordBranches(
    of local: Context.Local,
    at token: TokenIndex,
    _ context: Context,
    destination: DeclarationID?
  ) {
    guard let id = local.declaration, program[id].condition != .none else { return }
    for other in context.allLocals(local.name) {
      guard let sibling = other.declaration, sibling != id, program[sibling].condition != .none,
        isPresent(sibling, context)
      else { continue }
      record(sibling, at: token, context, destination: destination)
    }
  }

  // MARK: Members

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

  /// `Module.name`: the name at top level.
  private func qualifiedName(
    _ node: NodeIndex,
    _ base: NodeIndex,
    _ context: Context
  ) -> SwiftType? {
    let tree = context.tree
    guard tree.kind(base) == .nameExpression, moduleNames.contains(tree.name(base)) else {
      return nil
    }
    let meaning = lookup(tree.name(base), context)
    guard meaning.local == nil, meaning.type == nil, meaning.members.isEmpty else { return nil }
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
      // An initialiser makes what it is asked of; a method first takes whose it is.
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

extension SwiftType {
  /// Whether a member that is not found may still be there, as a member of a declared type that
  /// the analysis lost sight of.
  func isOpenEnded(in resolver: Resolver) -> Bool {
    switch self.form {
    case .unknown, .made, .parameter, .member: return true
    case .external(_, let arguments): return arguments.contains { $0.mayHoldDeclared }
    case .composition(let parts): return parts.contains { $0.isOpenEnded(in: resolver) }
    case .nominal(let id, _):
      // A declared type may inherit a member from an external one, but never a declared member,
      // unless it forwards its members to another type.
      return resolver.hasDynamicMembers(id)
    case .optional(let type), .metatype(let type): return type.isOpenEnded(in: resolver)
    case .tuple, .function: return false
    }
  }
}

extension Resolver {
  /// Whether a type is `@dynamicMemberLookup`, as far as its attributes say.
  func hasDynamicMembers(_ id: DeclarationID) -> Bool { hasAttribute("dynamicMemberLookup", id) }

  /// Whether values of a type can be called like functions.
  func isCallable(_ id: DeclarationID) -> Bool {
    !findMembers("callAsFunction", of: .nominal(id, [])).isEmpty
      || hasAttribute("dynamicCallable", id)
  }

  /// Whether a type has an attribute, or inherits it from a class or a protocol.
  private func hasAttribute(_ name: Name, _ id: DeclarationID) -> Bool {
    let inherited = allSupertypes(of: .nominal(id, [])).compactMap(\.declaration)
    return ([id] + inherited).contains {
      program.tree(of: $0).hasAttribute(name, on: program[$0].node)
    }
  }
}
