/// The walk over declarations: their initial values, accessors and bodies.
extension Resolver {
  func walkAttributes(of node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    for child in tree.children(node) where tree.kind(child) == .attribute {
      guard let list = tree.child(child, .argumentList) else { continue }
      guard let root = rootOfPaths(in: child, of: node, context) else {
        if wrapper(madeBy: child, &context) == nil { visitAll(list, &context) }
        continue
      }
      for argument in tree.children(list) {
        guard let value = tree.expression(in: argument) else { continue }
        infer(value, expected: tree.kind(value) == .keyPathExpression ? root : nil, &context)
      }
    }
  }

  func walkType(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    guard let block = tree.child(node, .memberBlock) else { return }
    let id: DeclarationID?
    if tree.kind(node) == .extensionDeclaration {
      id = extensionDeclaration(at: node, in: context.file)
    } else {
      id = declaration(at: tree.mainToken(node), in: context.file)
    }
    guard let id else { return }
    walkAttributes(of: node, &context)
    // The locals of an enclosing function are not visible in a type's members.
    var inner = Context(file: context.file, tree: tree, scope: id, isRecording: context.isRecording)
    inner.depth = context.depth
    inner.condition = context.condition
    walkItems(of: block, &inner)
  }

  private func extensionDeclaration(at node: NodeIndex, in file: Int) -> DeclarationID? {
    program.files[file].extensionBlock(at: node).map { DeclarationID(file: file, index: $0) }
  }

  func walkBinding(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    guard let pattern = tree.children(node).first(where: { tree.kind($0).isPattern }) else {
      return
    }
    let names = tree.namesBound(by: pattern)
    let id = names.last.flatMap { declaration(at: $0, in: context.file) }
    let annotated = tree.annotatedType(of: node).map {
      resolve($0, file: context.file, scope: context.scope)
    }
    var type = annotated ?? .unknown
    if let value = tree.initialValue(of: node) {
      let destination = names.count == 1 ? id : nil
      let inferred: SwiftType
      if let id {
        inferred = context.inside(id, isLocal: program[id].traits.contains(.isLocal)) {
          let parts = annotated == nil ? inferParts(of: value, for: pattern, &$0) : nil
          return parts ?? infer(value, expected: annotated, &$0, destination: destination)
        }
      } else {
        inferred = infer(value, expected: annotated, &context)
      }
      if annotated == nil { type = inferred }
      if let id, program[id].traits.contains(.hasWrapper) {
        recordEscape(of: inferred, at: value, context, isConversion: true)
      }
    }
    let isLocal = id.map { program[$0].traits.contains(.isLocal) } ?? true
    if isLocal {
      bind(pattern, type, &context)
      if let id, context.isRecording, names.count == 1 {
        facts.typesOfLocals.append(LocalType(id: id, type: type))
      }
    }
    walkAccessors(of: node, id, type, &context)
  }

  private func walkAccessors(
    of node: NodeIndex,
    _ id: DeclarationID?,
    _ type: SwiftType,
    _ context: inout Context
  ) {
    let tree = context.tree
    let scope = id ?? context.scope
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock:
        walkBody(child, scope: scope, returning: type, &context)
      case .accessorBlock:
        for accessor in tree.children(child) where tree.kind(accessor) == .accessorDeclaration {
          guard let body = tree.child(accessor, .codeBlock) else { continue }
          let keyword = tree.tokens.kinds[tree.mainToken(accessor).position]
          let result = keyword == .cwGet ? type : .void
          let isOnWrite = context.isOnWrite
          context.block { context in
            context.bind("newValue", type)
            context.bind("oldValue", type)
            if let parameter = tree.child(accessor, .accessorParameter) {
              context.bind(tree.name(parameter), type)
            }
            context.isOnWrite = context.isOnWrite || keyword.runsOnWrite
            walkBody(body, scope: scope, returning: result, &context)
            context.isOnWrite = isOnWrite
          }
        }
      default: break
      }
    }
  }

  /// Walks a body that belongs to a declaration and returns a value of the given type.
  private func walkBody(
    _ body: NodeIndex,
    scope: DeclarationID?,
    returning type: SwiftType,
    _ context: inout Context
  ) {
    let closure = context.closure
    context.closure = Context.Closure()
    let expected = type.isUnknown ? nil : type
    if let scope {
      context.inside(scope) { _ = inferBody(body, expected: expected, &$0) }
    } else {
      _ = inferBody(body, expected: expected, &context)
    }
    context.closure = closure
  }

  func walkFunction(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    guard let id = declaration(at: tree.mainToken(node), in: context.file) else { return }
    walkAttributes(of: node, &context)
    context.block { context in
      for parameter in parameterDeclarations(of: id) {
        let declaration = program[parameter]
        let type = self.type(of: parameter)
        if let value = tree.initialValue(of: declaration.node) {
          context.inside(id) { _ = infer(value, expected: type, &$0) }
        }
        context.bind(declaration.name, type, parameter)
      }
      let result: SwiftType
      switch program[id].kind {
      case .function, .subscriptMember: result = resultType(of: id)
      default: result = .void
      }
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .codeBlock: walkBody(child, scope: id, returning: result, &context)
        case .accessorBlock: walkAccessors(of: node, id, result, &context)
        default: break
        }
      }
    }
  }
}

extension TokenKind {
  /// Whether this introduces an accessor that runs when a value is set, not when it is asked for.
  fileprivate var runsOnWrite: Bool {
    switch self {
    case .cwSet, .cwWillSet, .cwDidSet, .cwMutate, .cwUnderscoredModify, .kwInit: true
    default: false
    }
  }
}
