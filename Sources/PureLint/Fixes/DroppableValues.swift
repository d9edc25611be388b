import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Tells which expressions do nothing but yield a value, so that nothing is lost but the value where
/// one is taken out.
///
/// Certain is what the sources show, and what names of libraries tell: their initializers and
/// properties yield values, their functions may do anything.
struct DroppableValues {
  private let sources: RemovalSources

  private var resolver: Resolver { sources.resolver }
  private var program: Program { resolver.program }

  init(_ sources: RemovalSources) { self.sources = sources }

  /// The first part of an expression that may do more than yield a value; nil if there is none.
  func obstacle(in value: NodeIndex, file: Int) -> NodeIndex? {
    var search = Search(sources: sources)
    return search.isDroppable(value, file) ? nil : search.obstacle ?? value
  }
}

/// The walk through one expression and all that is evaluated with it.
private struct Search {
  /// How many variables and functions are looked into for the sake of another one.
  private static let mostLevels = 100

  let sources: RemovalSources
  /// The variables and functions that are looked into at the moment.
  var open: Set<DeclarationID> = []
  /// The obstacle in the expression.
  var obstacle: NodeIndex?

  private var resolver: Resolver { sources.resolver }
  private var program: Program { resolver.program }

  init(sources: RemovalSources) { self.sources = sources }

  mutating func isDroppable(_ value: NodeIndex, _ file: Int) -> Bool {
    let isClean = isHarmless(value, file)
    if !isClean, open.isEmpty, obstacle == nil { obstacle = value }
    return isClean
  }

  private mutating func isHarmless(_ value: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    switch tree.kind(value) {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .closure,
      .keyPathExpression, .typeExpression:
      return true
    case .nameExpression, .implicitMember: return isValue(at: tree.mainToken(value), file)
    case .memberAccess, .forceUnwrapExpression, .optionalChainingExpression, .stringLiteral,
      .interpolation, .tupleExpression, .arrayExpression, .dictionaryExpression,
      .dictionaryElement, .argument, .sequenceExpression, .ternaryOperator, .prefixExpression,
      .postfixExpression:
      return isMadeOfValues(value, file)
    case .call: return isCallDroppable(value, file)
    default: return false
    }
  }

  /// Whether the parts of an expression yield values, and what joins them does so too.
  private mutating func isMadeOfValues(_ value: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    switch tree.kind(value) {
    case .memberAccess:
      guard isValue(at: tree.mainToken(value), file) else { return false }
    case .prefixExpression, .postfixExpression:
      guard isForeign(at: tree.mainToken(value), file) else { return false }
    default: break
    }
    for part in tree.children(value) {
      switch tree.kind(part) {
      case .assignmentOperator, .arrowOperator: return false
      case .castOperator: if tree.flags(part).contains(.isForced) { return false }
      case .binaryOperator: if !isForeign(at: tree.mainToken(part), file) { return false }
      case .isOperator, .genericArgumentClause, .nameArguments: continue
      default: if !isDroppable(part, file) { return false }
      }
    }
    return true
  }

  // MARK: Names

  private func isForeign(at token: TokenIndex, _ file: Int) -> Bool {
    targets(at: token, file).allSatisfy { !program.isSource($0) }
  }

  private func targets(at token: TokenIndex, _ file: Int) -> [DeclarationID] {
    resolver.references.references(in: file, token.rawValue..<token.rawValue + 1).map(\.target)
  }

  /// Whether to name something starts nothing.
  private mutating func isValue(at token: TokenIndex, _ file: Int) -> Bool {
    for target in targets(at: token, file) where program[target].kind == .variable {
      guard isRead(target) else { return false }
    }
    return true
  }

  /// Whether to read a variable does no more than that.
  private mutating func isRead(_ variable: DeclarationID) -> Bool {
    let declaration = program[variable]
    guard program.isSource(variable) else { return true }
    if declaration.traits.contains(.hasWrapper) { return false }
    let isGlobal = declaration.parent == nil || declaration.traits.contains(.isStatic)
    let isComputed = declaration.traits.contains(.isComputed)
    guard isComputed || isGlobal || declaration.traits.contains(.isLazy) else { return true }
    let tree = program.tree(of: variable)
    guard program.trees.hasBodies(declaration.file) else {
      return !isComputed && holdsOwnInstance(variable, tree)
    }
    guard open.count < Self.mostLevels, open.insert(variable).inserted else { return false }
    defer { open.remove(variable) }
    guard isComputed else {
      return tree.initialValue(of: declaration.node).map { isDroppable($0, declaration.file) }
        ?? true
    }
    return tree.child(declaration.node, .codeBlock).map { isBody($0, declaration.file) } ?? false
  }

  /// Whether a variable in a file that nobody looked into gets a new instance of its type, made of
  /// nothing: `static let shared = Service()`.
  private func holdsOwnInstance(_ variable: DeclarationID, _ tree: SyntaxTree) -> Bool {
    guard let value = tree.initialValue(of: program[variable].node), tree.kind(value) == .call,
      tree.callArguments(of: value).isEmpty,
      let callee = tree.expression(in: value),
      let type = resolver.type(of: variable).declaration, program.isSource(type)
    else { return false }
    return tree.namesType(callee) && IdleClasses(resolver).isMadeQuietly(type)
  }

  // MARK: Calls

  private mutating func isCallDroppable(_ call: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: call) else { return false }
    for argument in tree.callArguments(of: call) {
      guard isDroppable(argument.node, file) else { return false }
    }
    if let construction = sources.construction(at: call, in: file) {
      return isMadeQuietly(construction)
    }
    let called = targets(at: tree.mainToken(callee), file)
    if program.libraries.knows(tree.name(callee), .onlyConverts),
      called.allSatisfy({ !program.isSource($0) })
    {
      return isBaseDroppable(callee, file)
    }
    guard called.isEmpty else {
      return called.allSatisfy { program[$0].kind == .enumCase }
        || called.count == 1 && isFunctionDroppable(called[0]) && isBaseDroppable(callee, file)
    }
    return makesForeign(callee, tree)
  }

  private mutating func isBaseDroppable(_ callee: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
      return true
    }
    return isDroppable(base, file)
  }

  private func isMadeQuietly(_ construction: Construction) -> Bool {
    let type = construction.declaration
    guard program.isSource(type) else {
      return !program.libraries.knows(program[type].name, .worksAlone)
    }
    if program[type].kind == .enumType { return construction.initializer == nil }
    return IdleClasses(resolver).isMadeQuietly(type)
  }

  /// Whether a callee is the name of a type that no source declares, and that does nothing by being
  /// made.
  private func makesForeign(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    var type = callee
    if tree.text(tree.mainToken(callee)) == "init" {
      guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
        return false
      }
      type = base
    }
    let name = tree.mainToken(type)
    return tree.namesType(type)
      && !program.libraries.knows(tree.name(name), .worksAlone)
  }

  private mutating func isFunctionDroppable(_ function: DeclarationID) -> Bool {
    let declaration = program[function]
    guard declaration.kind == .function, program.isSource(function),
      program.trees.hasBodies(declaration.file), !program.isBroken(around: function),
      let body = program.tree(of: function).child(declaration.node, .codeBlock),
      let holder = resolver.owner(ofNested: function),
      program[holder].kind != .protocolType, resolver.heirs(of: holder).isEmpty,
      open.count < Self.mostLevels, open.insert(function).inserted
    else { return false }
    defer { open.remove(function) }
    return isBody(body, declaration.file)
  }

  /// Whether a body only gives names to values and yields one.
  private mutating func isBody(_ body: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    for item in tree.children(body) {
      switch tree.kind(item) {
      case .variableDeclaration:
        for binding in tree.children(item) where tree.kind(binding) == .patternBinding {
          guard tree.child(binding, .identifierPattern) != nil,
            let value = tree.initialValue(of: binding), isDroppable(value, file)
          else { return false }
        }
      case .returnStatement:
        guard tree.expression(in: item).map({ isDroppable($0, file) }) ?? true else {
          return false
        }
      default: guard isDroppable(item, file) else { return false }
      }
    }
    return true
  }
}
