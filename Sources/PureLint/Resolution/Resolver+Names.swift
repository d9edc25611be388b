/// Names in expressions: what they mean, from the innermost scope outwards.
extension Resolver {
  func inferName(
    _ node: NodeIndex,
    _ expected: SwiftType?,
    _ context: Context,
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
  func labels(of node: NodeIndex, _ tree: SyntaxTree) -> [Name?]? {
    guard let names = tree.child(node, .nameArguments) else { return nil }
    let tokens = tree.nodes[names.position]
    return (tokens.firstToken..<tokens.endToken).map { TokenIndex($0) }
      .filter { tree.tokens.kinds[$0.position].isLabel }.map { label(at: $0, tree) }
  }

  /// Records that a name means nothing, where a clause of the same file that no build compiles
  /// declares it.
  func recordAbsence(of name: Name, at token: TokenIndex, _ context: Context) {
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
    let mayHold =
      scopedNames.types.mayHold(name)
      || !declaration.kind.holdsMembers && scopedNames.localFunctions.mayHold(name)
    let held = mayHold ? held(by: id, name) : []
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

  func topLevelMeaning(of name: Name, _ context: Context) -> Meaning {
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
  func use(
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
}
