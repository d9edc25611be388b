import PureLintResolution
import PureLintSyntax

/// The types whose instances do nothing until somebody calls them, so that nobody keeps one for its
/// own sake.
package struct IdleClasses {
  private let resolver: Resolver
  /// Whether a closure that is an initial or a default value makes a difference.
  private var countsStoredClosures = true

  private var program: Program { resolver.program }

  package init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether a type and what it inherits from only store what they are given, as far as the sources
  /// show; a protocol says nothing of what conforms to it.
  package func contain(_ type: DeclarationID) -> Bool {
    guard program.isSource(type), program[type].kind.isReferenceType else { return true }
    if program[type].kind == .protocolType { return true }
    return resolver.allSupertypes(of: .nominal(type, [])).allSatisfy { supertype in
      switch supertype.form {
      case .external(let name, _): !program.libraries.knows(name, .worksAlone)
      case .nominal(let id, _): program[id].kind == .protocolType || isIdle(id)
      default: true
      }
    } && isIdle(type)
  }

  /// Whether to make a value of a type only stores something, whatever kind of type it is.
  package func isMadeQuietly(_ type: DeclarationID) -> Bool {
    var copy = self
    copy.countsStoredClosures = false
    return copy.contain(type) && copy.isIdle(type)
  }

  /// Whether a type's own braces start nothing: its initializers only assign, and it has no `deinit`.
  private func isIdle(_ type: DeclarationID) -> Bool {
    guard program.isSource(type) else { return true }
    let file = program[type].file
    // Whether the bodies of the file matter to anything else makes no difference here.
    let tree = program.parseBodies(of: file)
    let name = program.tree(of: type).range(program[type].nameToken).lowerBound
    guard let node = tree.typeDeclaration(namedAt: name),
      let block = tree.child(node, .memberBlock)
    else { return false }
    return tree.children(block).allSatisfy { isIdle(member: $0, tree) }
  }

  private func isIdle(member: NodeIndex, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(member) {
    case .deinitializerDeclaration: false
    case .ifConfig, .ifConfigClause: tree.children(member).allSatisfy { isIdle(member: $0, tree) }
    case .initializerDeclaration: !callsFunctions(member, tree) && !isSetAsValue(in: member, tree)
    case .variableDeclaration:
      waits(member, tree)
        || tree.children(member).allSatisfy { binding in
          tree.initialValue(of: binding).map { !callsFunctions($0, tree) } ?? true
        }
    default: true
    }
  }

  /// Whether the value of a variable is made only on request.
  private func waits(_ variable: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.children(variable).contains { child in
      guard tree.kind(child) == .modifier else { return false }
      let kind = tree.tokens.kinds[tree.mainToken(child).position]
      return kind == .cwLazy || kind == .kwStatic || kind == .kwClass
    }
  }

  /// Whether a closure is an initial or a default value as it is.
  private func isStored(_ closure: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.nodes(around: closure).last.map { tree.kind($0) == .initializerClause } ?? false
  }

  /// Whether an initializer assigns the new instance to something, which may call it later: be it the
  /// `delegate` of what it is handed, or a static member.
  private func isSetAsValue(in initializer: NodeIndex, _ tree: SyntaxTree) -> Bool {
    (initializer.position..<tree.end(of: initializer)).contains { position in
      let sequence = NodeIndex(position)
      guard tree.kind(sequence) == .sequenceExpression else { return false }
      return tree.children(sequence).drop { tree.kind($0) != .assignmentOperator }.contains {
        tree.kind($0) == .nameExpression
          && tree.tokens.kinds[tree.mainToken($0).position] == .kwSelf
      }
    }
  }

  /// Whether something is called that is no type by its name, nor `super.init`; closures count, as
  /// somebody may call them. One that is called at once is code like that around it.
  private func callsFunctions(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    var position = node.position
    while position < tree.end(of: node) {
      let node = NodeIndex(position)
      position += 1
      if tree.kind(node) == .closure, !tree.isCalledAtOnce(node) {
        if countsStoredClosures || !isStored(node, tree) { return true }
        position = tree.end(of: node)
      }
      guard tree.kind(node) == .call, let callee = tree.expression(in: node),
        tree.kind(callee) != .closure
      else { continue }
      let name = tree.text(tree.mainToken(callee))
      if name != "init" && name.first?.isUppercase != true { return true }
    }
    return false
  }
}
