import PureLintSource
import PureLintSyntax

/// Names in expressions: what they mean, from the innermost scope outwards.
extension BodyWalker {
  /// A bare name, `self`, `super` or `$0`.
  func inferName(_ node: NodeIndex, destination: DeclarationID?) -> Inferred {
    let token = tree.mainToken(node)
    switch tree.tokens.kinds[token.position] {
    case .kwSelf: return Inferred(locals["self"]?.type ?? resolver.selfType(of: scope))
    case .kwSelfType: return Inferred(.metatype(resolver.selfType(of: scope)))
    case .kwSuper: return Inferred(resolver.superclass(of: resolver.selfType(of: scope)))
    case .dollarIdentifier where Int(tree.text(token).dropFirst()) != nil:
      return Inferred(closureParameter(at: token))
    default: break
    }
    let name = tree.name(token)
    let labels = tree.labels(of: node)
    let found = lookup(name, for: labels.map { asCall(labels: $0, at: node) })
    if found.declared.isCrowd {
      return Inferred(.unknown, recorder?.record(UnknownRead(name: name, place: place(token))))
    }
    // In `let max = max(1, 2)` the function of another module is called.
    if let local = found.local, !(found.isLater && tree.isCalled(token)) {
      return use(local, at: token, destination: destination)
    }
    if let type = found.type {
      return Inferred(mention(type, genericArgumentsOf: node, at: token))
    }
    guard found.members.isEmpty || isOfLibrary(found.members) else {
      return use(reachable(found.members), at: token, destination: destination, labels: labels)
    }
    if let wrapped = tree.wrappedName(at: token) {
      let members = lookup(wrapped).members
      if let found = storage(of: members, at: token, destination) { return found }
    }
    recordAbsence(of: name, at: token)
    let type = foreignName(name, at: token)
    guard case .metatype(let instance) = type.form else { return Inferred(type) }
    return Inferred(mention(instance, genericArgumentsOf: node, at: token))
  }

  /// Whether a bare name means what the value around inherits from a library, since all that the sources
  /// declare under it is of the value's type alone.
  func isOfLibrary(_ members: [Resolver.Member]) -> Bool {
    guard let scope, case let member = program.memberDeclaration(around: scope),
      !resolver.isStatic(member), !runsBeforeValue(member),
      case let own = resolver.selfType(of: scope),
      let type = own.declaration,
      areHiddenFromValues(members, of: own)
    else { return false }
    let owners = resolver.ancestors(of: type).union([type])
    return members.allSatisfy { member in
      resolver.selfType(of: member.id).declaration.map(owners.contains) ?? true
    }
  }

  /// Whether code runs before there is a value of the type around: the first value of a property, or
  /// what an attribute is given. Bare names there are those of the type.
  func runsBeforeValue(_ member: DeclarationID) -> Bool {
    program[member].kind.holdsMembers
      || program[member].kind == .variable
        && program[member].traits.isDisjoint(with: [.isComputed, .isLazy])
  }

  /// A bare name that means nothing in the sources: a type of a library by its spelling, else what
  /// the type around inherits from one.
  func foreignName(_ name: Name, at token: TokenIndex) -> SwiftType {
    if name == resolver.language.void { return .metatype(.void) }
    if tree.startsUppercase(token) {
      return .metatype(resolver.foreignType(name, [], in: file))
    }
    let own = resolver.selfType(of: scope)
    return own.isUnknown || own.isGeneric || tree.text(token).first == "_"
      ? .unknown : resolver.foreignMember(name, of: own)
  }

  private func closureParameter(at token: TokenIndex) -> SwiftType {
    guard let index = Int(tree.text(token).dropFirst()) else { return .unknown }
    return closure.parameter(at: index)
  }

  /// The possible meanings of a bare name, from the innermost scope outwards.
  struct Meaning {
    var local: Local?
    /// The local is declared further down.
    var isLater = false
    var declared = Resolver.Meaning()

    var members: [Resolver.Member] { declared.members }
    var type: SwiftType? { declared.type }
  }

  /// What a bare name means at the place.
  /// - Parameter call: The call whose callee it is; then only callable declarations are wanted.
  func lookup(_ name: Name, for call: Resolver.Call? = nil) -> Meaning {
    // What an excluding branch of `#if` declares is meant only if nothing further out is.
    var absent: Meaning?
    if let local = locals[name] {
      if let present = presentLocal(local) { return Meaning(local: present) }
      absent = Meaning(local: local)
    }
    let isScoped = resolver.scopedNames.all.mayHold(name)
    var next = scope
    while let id = next {
      if isScoped || program[id].name == name,
        let found = resolver.meaning(of: name, in: id, for: call)
      {
        if isPresent(found) { return Meaning(declared: found) }
        absent = absent ?? Meaning(declared: found)
      }
      next = program[id].parent
    }
    let found = resolver.topLevelMeaning(of: name, in: file, under: condition, for: call)
    if !found.isEmpty, absent == nil || isPresent(found) { return Meaning(declared: found) }
    return absent ?? Meaning(local: laterLocal(name), isLater: true)
  }

  /// Whether some build compiles both the place at hand and some of what is meant.
  private func isPresent(_ meaning: Resolver.Meaning) -> Bool {
    meaning.members.isEmpty || meaning.members.contains { isPresent($0.id) }
  }

  /// A local of the same function that is declared further down, or here: using it is an error, but an
  /// error that belongs to a cycle. Where the type around may inherit the name from a library, that is
  /// meant: `let view = view` in a view controller.
  private func laterLocal(_ name: Name) -> Local? {
    var next = scope
    while let id = next, !program[id].kind.holdsMembers {
      let found = resolver.held(by: id, name).first { program[$0].kind == .variable }
      if let found {
        return mayInheritUnseen ? nil : Local(name: name, type: .unknown, declaration: found)
      }
      next = program[id].parent
    }
    return nil
  }

  /// Whether the type around may have members that no source declares.
  private var mayInheritUnseen: Bool {
    switch resolver.selfType(of: scope).form {
    case .nominal(let type, _): resolver.mayInheritUnseen(type)
    case .external: true
    default: false
    }
  }

  /// A type named as a value: `X.self`, `X()`, `X.shared`.
  func mention(
    _ type: SwiftType,
    genericArgumentsOf node: NodeIndex,
    at token: TokenIndex
  ) -> SwiftType {
    var type = type
    if let clause = tree.child(node, .genericArgumentClause) {
      let arguments = tree.children(clause).map { resolve($0) }
      switch type.form {
      case .nominal(let id, _):
        for argument in arguments { recordMention(of: argument, at: token) }
        type = .nominal(id, arguments)
      case .external(let name, _): type = .external(name, arguments)
      default: break
      }
    }
    recordMention(of: type, at: token)
    return .metatype(type)
  }

  /// The use of one of several members of the same name.
  func use(
    _ members: [Resolver.Member],
    at token: TokenIndex,
    destination: DeclarationID?,
    labels: [Name?]? = nil
  ) -> Inferred {
    if members.count == 1 { return use(members[0], at: token, destination: destination) }
    var members = seen(among: present(members))
    if let labels {
      let fitting = members.filter { resolver.parameterList(of: $0.id).map(\.label) == labels }
      if !fitting.isEmpty { members = fitting }
    }
    // A name that is not called means a variable, if there is one, rather than a function beside it.
    let isOfVariable = labels == nil && members.contains { program[$0.id].kind == .variable }
    let recorded = recordingName {
      for member in members {
        let isUncertain = isOfVariable && program[member.id].kind == .function
        record(member.id, at: token, destination: destination, isUncertain: isUncertain)
      }
    }
    return Inferred(joinedType(of: members), recorded)
  }

  /// Those of members of the same name that are neither private to another file nor, in a library, what an
  /// app adds, if there are any.
  private func seen(among members: [Resolver.Member]) -> [Resolver.Member] {
    let found = members.filter { member in
      let declaration = program[member.id]
      return declaration.file == file
        || !declaration.traits.contains(.isPrivate)
          && !program.targets.isAppHidden(fromFile: file, inFile: declaration.file)
    }
    return found.isEmpty ? members : found
  }

  private func use(
    _ member: Resolver.Member,
    at token: TokenIndex,
    destination: DeclarationID?
  ) -> Inferred {
    let recorded = recordingName { record(member.id, at: token, destination: destination) }
    return Inferred(resolver.typeOf(member), recorded)
  }

  /// The type of members of the same name, as far as they agree.
  private func joinedType(of members: [Resolver.Member]) -> SwiftType {
    let types = Set(members.map { resolver.typeOf($0) })
    if types.count == 1 { return types.first! }
    let variable = members.first { program[$0.id].kind == .variable }
    return variable.map { resolver.typeOf($0) } ?? .unknown
  }

  /// The use of a local.
  private func use(_ local: Local, at token: TokenIndex, destination: DeclarationID?) -> Inferred {
    let recorded = recordingName {
      record(local.declaration, at: token, destination: destination)
      recordBranches(of: local, at: token, destination: destination)
    }
    return Inferred(local.type, recorded)
  }

  /// Whether some build compiles both a declaration and the place at hand.
  func isPresent(_ id: DeclarationID) -> Bool {
    resolver.mayCoexist(id, with: condition, in: file)
  }

  /// The members that a place can mean: those of excluding branches of `#if` only if there are no
  /// others.
  func present(_ members: [Resolver.Member]) -> [Resolver.Member] {
    guard condition != .none, members.count > 1 else { return members }
    let present = members.keeping { isPresent($0.id) }
    return present.isEmpty ? members : present
  }

  /// The innermost local of the same name as another that is not in an excluding branch of `#if`.
  private func presentLocal(_ local: Local) -> Local? {
    if condition == .none { return local }
    return locals.all(local.name).first { $0.declaration.map { isPresent($0) } ?? true }
  }

}
