import PureLintSource
import PureLintSyntax

/// The types of declarations: as annotated, else as inferred from the initial value.
extension Resolver {
  /// The type of the value that a declaration stands for.
  public func type(of id: DeclarationID) -> SwiftType {
    // Other answers may have been found before the walk was over, so they never see what it found.
    if inquiry.depth == 0, let walked = walkedType(of: id) { return walked }
    // Finding the type of an expression takes far more of the stack than that of a type.
    return answer(id, in: known.types, cost: 5) { findType(of: id) }
  }

  /// Takes the types of local variables from the walk, which knows more of what stands around them.
  func settleLocals() {
    walkedLocals = WalkedLocals(facts.typesOfLocals, fileCount: program.files.count)
    facts.typesOfLocals = []
  }

  /// The type that the walk found a local variable to have, once the walk is over.
  private func walkedType(of id: DeclarationID) -> SwiftType? {
    guard !walkedLocals.isEmpty, program[id].traits.contains(.isLocal) else { return nil }
    return walkedLocals[id]
  }

  private func findType(of id: DeclarationID) -> SwiftType {
    let declaration = program[id]
    switch declaration.kind {
    case .variable: return variableType(of: id)
    case .parameter: return parameterType(of: id)
    case .function, .subscriptMember:
      return .function(parameterList(of: id), resultType(of: id))
    case .enumCase:
      let enclosing = selfType(of: id)
      let parameters = parameterList(of: id)
      return parameters.isEmpty ? enclosing : .function(parameters, enclosing)
    case .initializer:
      return .function(parameterList(of: id), selfType(of: id))
    case .typealiasType, .structType, .classType, .actorType, .enumType, .protocolType,
      .genericParameter, .associatedType:
      return .metatype(instantiate(id, []))
    default: return .unknown
    }
  }

  private func variableType(of id: DeclarationID) -> SwiftType {
    let declaration = program[id]
    let tree = program.trees[declaration.file]
    let pattern = tree.children(declaration.node).first { tree.kind($0).isPattern }
    var type = SwiftType.unknown
    if let annotated = tree.annotatedType(of: declaration.node) {
      type = resolve(annotated, file: declaration.file, scope: declaration.parent)
    } else if let value = tree.initialValue(of: declaration.node) {
      let walker = BodyWalker(self, file: declaration.file, scope: declaration.parent)
      walker.condition = declaration.condition
      walker.bindEnclosing(of: id)
      type = walker.infer(value, expected: nil)
    } else {
      type = typeByWrapper(of: id)
    }
    guard let pattern, tree.kind(pattern) == .tuplePattern else { return type }
    return element(of: type, named: declaration.nameToken, in: pattern, tree)
  }

  /// The type of one name of a tuple pattern that takes a value apart.
  func element(
    of type: SwiftType,
    named token: TokenIndex,
    in pattern: NodeIndex,
    _ tree: SyntaxTree
  ) -> SwiftType {
    guard tree.kind(pattern) == .tuplePattern else {
      return tree.kind(pattern) == .identifierPattern && tree.mainToken(pattern) == token
        ? type : .unknown
    }
    guard case .tuple(let elements) = type.form else { return .unknown }
    let parts = tree.children(pattern).filter { tree.kind($0) == .tuplePatternElement }
    for (part, element) in zip(parts, elements) {
      guard let inner = tree.children(part).first(where: { tree.kind($0).isPattern }),
        tree.namesBound(by: inner).contains(token)
      else { continue }
      return self.element(of: element.type, named: token, in: inner, tree)
    }
    return .unknown
  }

  private func parameterType(of id: DeclarationID) -> SwiftType {
    let declaration = program[id]
    let tree = program.trees[declaration.file]
    guard let node = tree.type(in: declaration.node) else { return .unknown }
    let type = resolve(node, file: declaration.file, scope: declaration.parent)
    return tree.flags(declaration.node).contains(.isVariadic) ? array(of: type) : type
  }

  /// The parameters of a function, initializer, subscript or enum case.
  public func parameterList(of id: DeclarationID) -> [SwiftType.Parameter] {
    answer(id, in: known.parameterLists) { findParameterList(of: id) }
  }

  private func findParameterList(of id: DeclarationID) -> [SwiftType.Parameter] {
    let labels: NodeFlags =
      program[id].kind == .subscriptMember ? [.hasLabel, .hasSecondName] : .hasLabel
    return parameterDeclarations(of: id).map { parameter in
      let declaration = program[parameter]
      let tree = program.trees[declaration.file]
      let flags = tree.flags(declaration.node)
      let node = tree.type(in: declaration.node)
      let type = node.map { resolve($0, file: declaration.file, scope: declaration.parent) }
      let isDeferred = node.map { tree.isAutoclosure($0) } ?? false
      return SwiftType.Parameter(
        label: flags.isSuperset(of: labels)
          ? tree.label(at: tree.mainToken(declaration.node)) : nil,
        type: (isDeferred ? type?.result : type) ?? .unknown,
        isDeferred: isDeferred,
        isVariadic: flags.contains(.isVariadic),
        hasDefault: tree.child(declaration.node, .initializerClause) != nil
      )
    }
  }

  /// The result of a function or subscript; `Void` where none is written.
  public func resultType(of id: DeclarationID) -> SwiftType {
    answer(id, in: known.resultTypes) { findResultType(of: id) }
  }

  private func findResultType(of id: DeclarationID) -> SwiftType {
    let declaration = program[id]
    let tree = program.trees[declaration.file]
    guard let clause = tree.child(declaration.node, .returnClause),
      let node = tree.type(in: clause)
    else { return .void }
    return resolve(node, file: declaration.file, scope: id)
  }

  /// Whether a variable's annotation has generic arguments.
  public func isAnnotatedGenerically(_ id: DeclarationID) -> Bool {
    let declaration = program[id]
    guard program.trees.hasBodies(declaration.file) else { return false }
    let tree = program.trees[declaration.file]
    guard let type = tree.annotatedType(of: declaration.node) else { return false }
    return (type.position..<tree.end(of: type)).contains {
      tree.nodes.kind($0) == .genericArgumentClause
    }
  }

  /// The fields that the memberwise initializer of a struct takes, in order.
  public func memberwiseFields(of id: DeclarationID) -> [DeclarationID] {
    storedProperties(of: id).filter { field in
      let traits = program[field].traits
      return !(traits.contains(.isConstant) && traits.contains(.hasInitialValue))
    }
  }

  /// Whether a type's own braces hold an initializer, so that a struct has no implicit one.
  public func declaresInitializer(_ id: DeclarationID) -> Bool {
    symbols.members(heldBy: id).contains { program[$0].kind == .initializer }
  }

  /// The stored instance properties of a type, in order; one of each name, so that the branches
  /// of `#if` count once.
  public func storedProperties(of id: DeclarationID) -> [DeclarationID] {
    let stored = program.children(of: id) { declaration in
      declaration.kind == .variable
        && declaration.traits.isDisjoint(with: [.isStatic, .isComputed])
    }
    guard stored.count > 1 else { return stored }
    var seen = FewFirst<Name>(minimumCapacity: stored.count)
    return stored.keeping { seen.insert(program[$0].name) }
  }
}
