import PureLintSource
import PureLintSyntax

/// From type syntax to types.
extension Resolver {
  /// The type that a type node spells, with names looked up from a scope outwards.
  public func resolve(_ node: NodeIndex, file: Int, scope: DeclarationID?) -> SwiftType {
    step(or: .unknown) { find(node, file: file, scope: scope).bounded }
  }

  private func find(_ node: NodeIndex, file: Int, scope: DeclarationID?) -> SwiftType {
    let tree = program.trees[file]
    func inner(_ node: NodeIndex) -> SwiftType { resolve(node, file: file, scope: scope) }
    switch tree.kind(node) {
    case .identifierType:
      let arguments = arguments(of: node, file: file, scope: scope)
      return named(tree.name(node), arguments, at: node, file, scope)
    case .memberType:
      return resolveMemberType(node, file: file, scope: scope)
    case .optionalType, .implicitlyUnwrappedType:
      return .optional(tree.type(in: node).map(inner) ?? .unknown)
    case .arrayType:
      return array(of: tree.type(in: node).map(inner) ?? .unknown)
    case .dictionaryType:
      return standard(language.dictionary, tree.children(node).map(inner))
    case .tupleType:
      return resolveTuple(node, file: file, scope: scope)
    case .functionType:
      return resolveFunction(node, file: file, scope: scope)
    case .metatypeType:
      return .metatype(tree.type(in: node).map(inner) ?? .unknown)
    case .compositionType:
      let parts = tree.children(node).filter { tree.kind($0).isType }.map(inner)
      return parts.count == 1 ? parts[0] : .composition(parts)
    case .someType, .anyType, .attributedType, .packElementType, .packExpansionType:
      return tree.type(in: node).map(inner) ?? .unknown
    case .classConstraintType:
      return plainTypes.anyObject
    default:
      return .unknown
    }
  }

  private func arguments(of node: NodeIndex, file: Int, scope: DeclarationID?) -> [SwiftType] {
    let tree = program.trees[file]
    guard let clause = tree.child(node, .genericArgumentClause) else { return [] }
    return tree.children(clause).map { resolve($0, file: file, scope: scope) }
  }

  private func resolveMemberType(_ node: NodeIndex, file: Int, scope: DeclarationID?) -> SwiftType {
    let tree = program.trees[file]
    guard let baseNode = tree.type(in: node) else { return .unknown }
    let name = tree.name(node)
    let arguments = arguments(of: node, file: file, scope: scope)
    let base = resolve(baseNode, file: file, scope: scope)
    if case .external(let module, _) = base.form, tree.kind(baseNode) == .identifierType,
      moduleNames.contains(module)
    {
      let declared = symbols.topLevel(name, inModule: module, from: file)
        .first { program[$0].kind.isType }
      if let declared { return instantiate(declared, arguments) }
      return isForeign(module)
        ? foreignType(name, arguments, in: module) : named(name, arguments, at: node, file, nil)
    }
    return typeMember(name, of: base, arguments)
  }

  private func resolveTuple(_ node: NodeIndex, file: Int, scope: DeclarationID?) -> SwiftType {
    let elements = tupleElements(node, file: file, scope: scope)
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements.map { .init(label: $0.label, type: $0.type) })
  }

  private func tupleElements(
    _ node: NodeIndex,
    file: Int,
    scope: DeclarationID?
  ) -> [SwiftType.Parameter] {
    let tree = program.trees[file]
    return tree.children(node).filter { tree.kind($0) == .tupleTypeElement }.map { element in
      let flags = tree.flags(element)
      let node = tree.type(in: element)
      let type = node.map { resolve($0, file: file, scope: scope) }
      let isDeferred = node.map { tree.isAutoclosure($0) } ?? false
      return SwiftType.Parameter(
        label: flags.contains(.hasLabel) ? tree.label(at: tree.mainToken(element)) : nil,
        type: (isDeferred ? type?.result : type) ?? .unknown,
        isDeferred: isDeferred,
        isVariadic: flags.contains(.isVariadic)
      )
    }
  }

  private func resolveFunction(_ node: NodeIndex, file: Int, scope: DeclarationID?) -> SwiftType {
    let tree = program.trees[file]
    let types = tree.children(node).filter { tree.kind($0).isType }
    guard let parameters = types.first, let result = types.last, types.count > 1 else {
      return .unknown
    }
    // A function type's parameters have no argument labels: `(_ id: Int) -> X`.
    let unlabelled = tupleElements(parameters, file: file, scope: scope).map { parameter in
      var parameter = parameter
      parameter.label = nil
      return parameter
    }
    return .function(unlabelled, resolve(result, file: file, scope: scope))
  }

  /// A type of the standard library, declared by an interface if there is one.
  func standard(_ name: Name, _ arguments: [SwiftType]) -> SwiftType {
    let declared = standardTypes[name] ?? findStandardType(name)
    return declared.map { .nominal($0, arguments) } ?? .external(name, arguments)
  }

  private func findStandardType(_ name: Name) -> DeclarationID? {
    guard !name.isNone else { return nil }
    let found = symbols.topLevel(name, from: program.interfaceStart)
      .first { program[$0].kind.isNominalType && !program.isSource($0) }
    standardTypes[name] = .some(found)
    return found
  }

  func array(of element: SwiftType) -> SwiftType {
    standard(language.array, [element])
  }

  /// Whether a declared type is the standard library's array.
  func isArray(_ id: DeclarationID) -> Bool {
    !program.isSource(id) && program[id].name == language.array
  }

  /// What the optional of a type declares itself.
  public func optionalType(of wrapped: SwiftType) -> SwiftType {
    standard(language.optional, [wrapped])
  }

  /// What a simple name means in type position.
  func named(
    _ name: Name,
    _ arguments: [SwiftType],
    at node: NodeIndex,
    _ file: Int,
    _ scope: DeclarationID?
  ) -> SwiftType {
    switch name {
    case ownTypeName: return selfType(of: scope)
    case language.void: return .void
    case language.optional: return .optional(arguments.first ?? .unknown)
    default: break
    }
    if let header = inquiry.header,
      let parameter = parameters(of: header).first(where: { program[$0].name == name })
    {
      return .parameter(parameter)
    }
    let isScoped = scopedNames.types.mayHold(name)
    var next = scope
    while let id = next {
      if isScoped || program[id].name == name,
        let found = lookupType(name, arguments, inScope: id)
      {
        return found
      }
      next = program[id].parent
    }
    let id = topLevelType(name, from: file, under: program.condition(around: node, in: file))
    if let id {
      return arguments.isEmpty ? ownName(id, scope) : instantiate(id, arguments)
    }
    return foreignType(name, arguments, in: file)
  }

  /// Inside a generic type and its extensions, its bare name stands for it with its own arguments.
  private func ownName(_ id: DeclarationID, _ scope: DeclarationID?) -> SwiftType {
    guard program[id].kind.isNominalType, !parameters(of: id).isEmpty else {
      return instantiate(id, [])
    }
    var next = scope
    while let scope = next {
      if program[scope].kind.holdsMembers, case .nominal(id, let own) = selfType(of: scope).form {
        return .nominal(id, own)
      }
      next = program[scope].parent
    }
    return instantiate(id, [])
  }

  /// What a generic parameter of the extended type stands for in an extension; nil in all other
  /// declarations, and for other names.
  func genericArgument(_ name: Name, ofExtension id: DeclarationID) -> SwiftType? {
    guard program[id].kind == .extensionBlock,
      case .nominal(let extended, let own) = selfType(of: id).form
    else { return nil }
    return zip(parameters(of: extended), own).first { program[$0.0].name == name }?.1
  }

  private func lookupType(
    _ name: Name,
    _ arguments: [SwiftType],
    inScope id: DeclarationID
  ) -> SwiftType? {
    for held in held(by: id, name)
    where program[held].kind.isType && (arguments.isEmpty || !parameters(of: held).isEmpty) {
      return instantiate(held, arguments)
    }
    let declaration = program[id]
    guard declaration.kind.holdsMembers else { return nil }
    if arguments.isEmpty, let argument = genericArgument(name, ofExtension: id) { return argument }
    if declaration.kind.isNominalType, declaration.name == name {
      // In its own braces, a generic type's bare name stands for it with its own arguments.
      let isOwn = arguments.isEmpty && declaration.kind != .protocolType
      return isOwn ? selfType(of: id) : instantiate(id, arguments)
    }
    return findTypeMember(name, of: selfType(of: id), arguments)
  }

  /// A declared type in use: with its generic arguments, and seen through type aliases.
  public func instantiate(_ id: DeclarationID, _ arguments: [SwiftType]) -> SwiftType {
    let declaration = program[id]
    switch declaration.kind {
    case .typealiasType:
      let aliased = underlyingType(ofAlias: id)
      guard !arguments.isEmpty else { return aliased }
      return substitute(Substitution(parameters(of: id), arguments), in: aliased)
    case .associatedType:
      guard let holder = declaration.parent else { return .unknown }
      return .member(.parameter(holder), declaration.name)
    case .genericParameter:
      return .parameter(id)
    default:
      return arguments.isEmpty ? bareType(id) : .nominal(id, arguments)
    }
  }

  private func underlyingType(ofAlias id: DeclarationID) -> SwiftType {
    answer(id, in: known.underlyingTypes) {
      let type = spelledType(ofAlias: id)
      guard type.declaration.map(program.isSource) == true else { return type }
      let others = aliasesOfOtherBuilds(than: id).map(spelledType).filter { $0 != type }
      return others.isEmpty ? type : .made(of: [type] + others)
    }
  }

  private func spelledType(ofAlias id: DeclarationID) -> SwiftType {
    let declaration = program[id]
    return program.trees[declaration.file].type(in: declaration.node)
      .map { resolve($0, file: declaration.file, scope: id) } ?? .unknown
  }

  /// An alias and those of its name in other clauses of `#if`, each with the type that it stands for.
  public func variants(ofAlias id: DeclarationID) -> [(alias: DeclarationID, type: SwiftType)] {
    ([id] + aliasesOfOtherBuilds(than: id)).map { ($0, spelledType(ofAlias: $0)) }
  }

  /// The aliases of the same name in other clauses of `#if`. What names them has one type in each build.
  private func aliasesOfOtherBuilds(than id: DeclarationID) -> [DeclarationID] {
    let declaration = program[id]
    guard declaration.condition != .none else { return [] }
    let all =
      declaration.parent.map { held(by: $0, declaration.name) }
      ?? symbols.topLevel(declaration.name, from: declaration.file)
    return all.filter {
      $0 != id && program[$0].kind == .typealiasType && program[$0].condition != .none
    }
  }

  /// Whether a type is a declared protocol.
  func isProtocol(_ type: SwiftType) -> Bool {
    type.bareDeclaration.map { program[$0].kind == .protocolType } ?? false
  }

  /// What a sequence yields: what its member of that name stands for, a generic parameter or a type.
  func element(of sequence: SwiftType) -> SwiftType {
    guard case .nominal(let id, let arguments) = sequence.unwrapped.form, !arguments.isEmpty else {
      return sequence.part
    }
    let name = language.element
    if let own = zip(parameters(of: id), arguments).first(where: { program[$0.0].name == name }) {
      return own.1
    }
    return findTypeMember(name, of: sequence.unwrapped) ?? sequence.part
  }
}
