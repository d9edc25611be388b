import PureLintSource
import PureLintSyntax

/// The walk over declarations: their initial values, accessors and bodies.
extension BodyWalker {
  func walkAttributes(of node: NodeIndex) {
    lazy var annotated = annotatedTypes(in: node)
    for child in tree.children(node) where tree.kind(child) == .attribute {
      guard let list = tree.child(child, .argumentList) else { continue }
      guard let root = rootOfPaths(in: child, annotated) else {
        if wrapper(madeBy: child) == nil { visitAll(list) }
        continue
      }
      for argument in tree.children(list) {
        guard let value = tree.expression(in: argument) else { continue }
        infer(value, expected: tree.kind(value) == .keyPathExpression ? root : nil)
      }
    }
  }

  /// Walks the members of a type or an extension.
  func walkType(_ node: NodeIndex) {
    guard let block = tree.child(node, .memberBlock) else { return }
    let id: DeclarationID?
    if tree.kind(node) == .extensionDeclaration {
      id = extensionDeclaration(at: node)
    } else {
      id = declaration(at: tree.mainToken(node))
    }
    guard let id else { return }
    walkAttributes(of: node)
    // The locals of an enclosing function are not visible in a type's members.
    let inner = BodyWalker(resolver, file: file, scope: id, recorder: recorder)
    inner.depth = depth
    inner.condition = condition
    guard let walked, walked.isByMember else { return inner.walkItems(of: block) }
    inner.walked = walked
    inner.walk(items: tree.children(block).filter { walked.containMember($0, of: tree) })
  }

  private func extensionDeclaration(at node: NodeIndex) -> DeclarationID? {
    program.files[file].extensionBlock(at: node).map { DeclarationID(file: file, index: $0) }
  }

  /// Walks one name of a variable declaration: its value and its accessors.
  func walkBinding(_ node: NodeIndex) {
    guard let pattern = tree.children(node).first(where: { tree.kind($0).isPattern }) else {
      return
    }
    let names = tree.namesBound(by: pattern)
    let id = names.last.flatMap { declaration(at: $0) }
    let annotated = tree.annotatedType(of: node).map { resolve($0) }
    var type = annotated ?? .unknown
    if let value = tree.initialValue(of: node) {
      let destination = names.count == 1 ? id : nil
      let inferred: SwiftType
      if let id {
        inferred = inside(id, isLocal: program[id].traits.contains(.isLocal)) {
          let parts = annotated == nil ? inferParts(of: value, for: pattern) : nil
          return parts ?? infer(value, expected: annotated, destination: destination)
        }
      } else {
        inferred = infer(value, expected: annotated)
      }
      if annotated == nil { type = inferred }
      if let id, program[id].traits.contains(.hasWrapper) {
        recordEscape(of: inferred, at: value, isConversion: true)
      }
    }
    let isLocal = id.map { program[$0].traits.contains(.isLocal) } ?? true
    if isLocal {
      bind(pattern, type)
      if let id, let recorder, names.count == 1 {
        recorder.facts.typesOfLocals.append(LocalType(id: id, type: type))
      }
    }
    walkAccessors(of: node, id, type)
  }

  private func walkAccessors(of node: NodeIndex, _ id: DeclarationID?, _ type: SwiftType) {
    let scope = id ?? self.scope
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock:
        walkBody(child, scope: scope, returning: type)
      case .accessorBlock:
        for accessor in tree.children(child) where tree.kind(accessor) == .accessorDeclaration {
          guard let body = tree.child(accessor, .codeBlock) else { continue }
          let keyword = tree.tokens.kinds[tree.mainToken(accessor).position]
          let result = keyword == .cwGet ? type : .void
          let isOnWrite = self.isOnWrite
          block {
            locals.bind("newValue", type)
            locals.bind("oldValue", type)
            if let parameter = tree.child(accessor, .accessorParameter) {
              locals.bind(tree.name(parameter), type)
            }
            self.isOnWrite = self.isOnWrite || keyword.runsOnWrite
            walkBody(body, scope: scope, returning: result)
            self.isOnWrite = isOnWrite
          }
        }
      default: break
      }
    }
  }

  /// Walks a body that belongs to a declaration and returns a value of the given type.
  private func walkBody(_ body: NodeIndex, scope: DeclarationID?, returning type: SwiftType) {
    let closure = self.closure
    self.closure = Closure()
    let expected = type.isUnknown ? nil : type
    if let scope {
      inside(scope) { _ = inferBody(body, expected: expected) }
    } else {
      _ = inferBody(body, expected: expected)
    }
    self.closure = closure
  }

  /// Walks a function, initializer or subscript.
  func walkFunction(_ node: NodeIndex) {
    guard let id = declaration(at: tree.mainToken(node)) else { return }
    walkAttributes(of: node)
    block {
      for parameter in resolver.parameterDeclarations(of: id) {
        let declaration = program[parameter]
        let type = resolver.type(of: parameter)
        if let value = tree.initialValue(of: declaration.node) {
          inside(id) { _ = infer(value, expected: type) }
        }
        locals.bind(declaration.name, type, parameter)
      }
      let result: SwiftType
      switch program[id].kind {
      case .function, .subscriptMember: result = resolver.resultType(of: id)
      default: result = .void
      }
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .codeBlock: walkBody(child, scope: id, returning: result)
        case .accessorBlock: walkAccessors(of: node, id, result)
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
