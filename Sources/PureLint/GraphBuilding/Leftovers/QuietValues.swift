import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The values that may be made or asked for without a change for anybody else, so that nothing is lost
/// but the value where nobody takes one.
///
/// Most of the code in question matters to nothing else and is not walked. So a name counts as each
/// declaration of the sources that has it, and what a library's name is not known for counts as quiet
/// only if it makes an instance.
final class QuietValues {
  let resolver: Resolver
  private var known: [DeclarationID: Bool] = [:]
  /// The number of declarations that are being looked into.
  private var depth = 0
  private(set) lazy var names = NamedCode(resolver)

  /// More code that leads to other code is not looked into.
  private static let depthLimit = 16

  var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether an expression of a file that has its bodies only yields a value.
  /// - Parameter type: The type in which it stands.
  func contain(_ value: NodeIndex, _ tree: SyntaxTree, in type: DeclarationID) -> Bool {
    isQuiet(value, tree, QuietScope(type, around: value, tree, resolver))
  }

  /// Whether what a declaration stands for is yielded without a change for anybody else: the value of
  /// a variable or a function, or a new instance of a type.
  func isQuiet(_ id: DeclarationID) -> Bool {
    if let found = known[id] { return found }
    guard depth < Self.depthLimit else { return false }
    // What needs itself is not known to be quiet.
    known[id] = false
    depth += 1
    let found = findIsQuiet(id)
    depth -= 1
    known[id] = found
    return found
  }

  private func findIsQuiet(_ id: DeclarationID) -> Bool {
    guard let (tree, node) = program.code(of: id) else { return false }
    switch program[id].kind {
    case .structType, .classType, .actorType: return isMadeQuietly(id, node, tree)
    case .enumType: return true
    case .variable:
      guard !program.mayBeWrapped(id) else { return false }
      return isQuiet(node, tree, QuietScope(resolver.holder(of: id), around: node, tree, resolver))
    case .function:
      guard tree.child(node, .codeBlock) != nil, program.bearsOnly(.changesNoUse, id) else {
        return false
      }
      return isQuiet(node, tree, QuietScope(resolver.holder(of: id), around: node, tree, resolver))
    default: return false
    }
  }

  // MARK: Instances

  /// Whether to make an instance of a type runs nothing but code that only stores values.
  private func isMadeQuietly(_ type: DeclarationID, _ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard program.bearsOnly([.changesNoUse, .readsNoMembers, .isPlainOnTypes], type),
      inheritsQuietly(type), let block = tree.child(node, .memberBlock),
      tree.children(block).allSatisfy({ isQuiet(member: $0, of: type, tree) })
    else { return false }
    return resolver.extensions(of: type).flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { program[$0].kind == .initializer }
      .allSatisfy { initializer in
        program.code(of: initializer).map { isQuiet(member: $1, of: type, $0) } ?? false
      }
  }

  /// Whether what a type inherits from does nothing by being made, as far as that is known.
  private func inheritsQuietly(_ type: DeclarationID) -> Bool {
    guard program[type].kind == .classType else { return true }
    let base = resolver.superclass(of: .nominal(type, []))
    return switch base.form {
    case .external(let name, _):
      !program.libraries.knows(name, .worksAlone)
        && (program.libraries.knows(name, [.isObject, .asksForNoProperties, .isObserved, .isBare])
          || program.libraries.isOfSystem(named: resolver.names.text(of: name)))
    case .nominal(let id, _):
      !program.isSource(id) || program[id].kind == .protocolType || isQuiet(id)
    default: base.isUnknown && resolver.allSupertypes(of: .nominal(type, [])).isEmpty
    }
  }

  private func isQuiet(member: NodeIndex, of type: DeclarationID, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(member) {
    case .deinitializerDeclaration: return false
    case .ifConfig, .ifConfigClause:
      return tree.children(member).allSatisfy { isQuiet(member: $0, of: type, tree) }
    case .initializerDeclaration:
      return isQuiet(member, tree, QuietScope(type, around: member, tree, resolver))
    case .variableDeclaration:
      if tree.isMadeOnRequest(member) { return true }
      let isWrapped = tree.children(member).contains { tree.kind($0) == .attribute }
      return tree.children(member).allSatisfy { binding in
        guard let value = tree.initialValue(of: binding) else { return !isWrapped }
        return !isWrapped
          && isQuiet(value, tree, QuietScope(type, around: value, tree, resolver))
      }
    default: return true
    }
  }

  // MARK: Code

  /// Whether code only makes and stores values.
  private func isQuiet(_ code: NodeIndex, _ tree: SyntaxTree, _ scope: QuietScope) -> Bool {
    var position = code.position
    while position < tree.end(of: code) {
      let node = NodeIndex(position)
      position += 1
      switch tree.kind(node) {
      case .closure:
        guard tree.isStoredClosure(node) else { return false }
        position = tree.end(of: node)
      case .macroExpansion, .error, .skippedBody, .awaitExpression, .inoutExpression,
        .subscriptCall, .forStatement, .whileStatement, .repeatStatement, .deferStatement:
        return false
      case .call: if !isQuiet(call: node, tree, scope) { return false }
      case .nameExpression: if !isQuiet(name: node, tree, scope) { return false }
      case .memberAccess: if !isQuiet(access: node, tree, scope) { return false }
      case .implicitMember:
        if !names.statics(tree.name(node)).allSatisfy(isQuiet) { return false }
      case .sequenceExpression: if !storesInOwn(node, tree, scope) { return false }
      case .binaryOperator: if tree.changesItsLeftSide(node) { return false }
      default: break
      }
    }
    return true
  }

  /// Whether a sequence assigns nothing, or to a property of the new instance or a local.
  private func storesInOwn(_ sequence: NodeIndex, _ tree: SyntaxTree, _ scope: QuietScope) -> Bool {
    let parts = Array(tree.children(sequence))
    guard parts.contains(where: { tree.kind($0) == .assignmentOperator }) else { return true }
    guard parts.count > 1, tree.kind(parts[1]) == .assignmentOperator else { return false }
    return switch tree.kind(parts[0]) {
    case .nameExpression: scope.isOwn(tree.name(parts[0]))
    case .memberAccess:
      tree.expression(in: parts[0]).map(tree.isBareSelf) == true
        && scope.stores(tree.name(parts[0]))
    case .wildcardExpression: true
    default: false
    }
  }

  private func isQuiet(call: NodeIndex, _ tree: SyntaxTree, _ scope: QuietScope) -> Bool {
    guard let callee = tree.expression(in: call), !tree.isOfSuper(callee) else { return true }
    let name = tree.name(callee)
    if tree.namesType(callee) {
      let types = names.types(name)
      if !types.isEmpty { return types.allSatisfy(isQuiet) }
      return !program.libraries.knows(name, .worksAlone)
        && (program.libraries.knows(name, [.isObject, .isData])
          || program.libraries.isOfSystem(named: tree.text(tree.mainToken(callee))))
    }
    guard tree.kind(callee) == .nameExpression || tree.kind(callee) == .memberAccess else {
      return false
    }
    let functions = names.functions(name)
    return !functions.isEmpty && functions.allSatisfy(isQuiet)
  }

  /// Whether a name means nothing that is made when it is asked for, or what is made quietly.
  private func isQuiet(name node: NodeIndex, _ tree: SyntaxTree, _ scope: QuietScope) -> Bool {
    let name = tree.name(node)
    if tree.isBareSelf(node) { return tree.isBase(node) }
    if scope.isLocal(name) { return true }
    return !scope.isMadeOnRequest(name) && names.globals(name).allSatisfy(isQuiet)
  }

  private func isQuiet(access: NodeIndex, _ tree: SyntaxTree, _ scope: QuietScope) -> Bool {
    guard let base = tree.expression(in: access) else { return true }
    let name = tree.name(access)
    if tree.isBareSelf(base) { return !scope.isMadeOnRequest(name) }
    if tree.namesType(base) {
      let holders = names.types(tree.name(base))
      return names.statics(name).filter { holders.contains(resolver.holder(of: $0)) }
        .allSatisfy(isQuiet)
    }
    return names.computed(name).isEmpty
  }
}

extension Program {
  /// The tree of a file with its bodies, and a declaration's node in it.
  fileprivate func code(of id: DeclarationID) -> (SyntaxTree, NodeIndex)? {
    guard isSource(id) else { return nil }
    let range = tree(of: id).range(self[id].node)
    let kind = tree(of: id).kind(self[id].node)
    let tree = parseBodies(of: self[id].file)
    guard tree.errors.isEmpty else { return nil }
    let starts = tree.tokens.starts[...]
    let token = starts.partitioningIndex { $0 >= range.lowerBound }
    guard token < starts.endIndex else { return nil }
    let node = tree.nodes(aroundToken: TokenIndex(UInt32(token))).last {
      tree.kind($0) == kind && tree.range($0).lowerBound == range.lowerBound
    }
    return node.map { (tree, $0) }
  }
}

extension SyntaxTree {
  /// Whether the value of a variable is made only when somebody asks for it.
  func isMadeOnRequest(_ variable: NodeIndex) -> Bool {
    children(variable).contains { child in
      guard kind(child) == .modifier else { return false }
      let word = tokens.kinds[mainToken(child).position]
      return word == .cwLazy || word == .kwStatic || word == .kwClass
    }
  }

  /// Whether a closure is kept as it is: as a variable's value, or in a property.
  fileprivate func isStoredClosure(_ closure: NodeIndex) -> Bool {
    guard let outer = nodes(around: closure).last else { return false }
    return kind(outer) == .initializerClause || kind(outer) == .sequenceExpression
  }

  fileprivate func isBareSelf(_ node: NodeIndex) -> Bool {
    kind(node) == .nameExpression && tokens.kinds[mainToken(node).position] == .kwSelf
  }

  /// Whether a member of what a node names is asked for.
  fileprivate func isBase(_ node: NodeIndex) -> Bool {
    nodes(around: node).last.map { kind($0) == .memberAccess && expression(in: $0) == node }
      ?? false
  }

  /// Whether a callee is an initializer of the same instance.
  fileprivate func isOfSuper(_ callee: NodeIndex) -> Bool {
    guard kind(callee) == .memberAccess, text(mainToken(callee)) == "init",
      let base = expression(in: callee)
    else { return false }
    return [.kwSuper, .kwSelf].contains(tokens.kinds[mainToken(base).position])
  }

  /// Whether an operator is `+=` or one like it.
  fileprivate func changesItsLeftSide(_ node: NodeIndex) -> Bool {
    let text = text(mainToken(node))
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}
