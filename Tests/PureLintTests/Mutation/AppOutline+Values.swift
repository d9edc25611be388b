@testable import PureLintSyntax

extension AppOutline {
  /// What the value of an expression is; nil where the app does not tell.
  func shape(ofValue site: Site, depth: Int = 0) -> Shape? {
    guard depth < 12 else { return nil }
    if let known = known.values[site] { return known }
    let answer = findShape(ofValue: site, depth: depth)
    known.values[site] = .some(answer)
    return answer
  }

  private func findShape(ofValue site: Site, depth: Int) -> Shape? {
    let tree = tree(site)
    switch tree.kind(site.node) {
    case .nameExpression:
      return shape(ofName: tree.text(tree.mainToken(site.node)), at: site, depth: depth)
    case .memberAccess:
      return shape(ofMember: site, depth: depth)
    case .optionalChainingExpression, .forceUnwrapExpression, .tryExpression, .awaitExpression:
      return child(of: site).flatMap { shape(ofValue: $0, depth: depth + 1) }
    case .call: return shape(ofCall: site, depth: depth)
    case .closure: return .function(result: nil)
    case .sequenceExpression:
      let last = tree.children(site.node).reduce(nil) { $1 } ?? site.node
      guard tree.kind(last) == .castOperator, let type = tree.type(in: last) else { return nil }
      return shape(ofType: Site(file: site.file, node: type))
    default: return nil
    }
  }

  private func child(of site: Site) -> Site? {
    tree(site).expression(in: site.node).map { Site(file: site.file, node: $0) }
  }

  /// What `self` is: the type around, or the factory of a module that an extension customises.
  private func shapeOfSelf(at site: Site) -> Shape? {
    moduleOfBuilder(around: site).map { .builder($0) } ?? scope(of: site).map { .type($0) }
  }

  private func shape(ofName name: String, at site: Site, depth: Int) -> Shape? {
    if name == "self" { return shapeOfSelf(at: site) }
    if name == "$0" { return shapeOfUnwrapped(at: site, depth: depth) }
    switch local(named: name, at: site) {
    case .typed(let type): return shape(ofType: type)
    case .valued(let value): return shape(ofValue: value, depth: depth + 1)
    case .unknown: return nil
    case nil: break
    }
    return shapeOfSelf(at: site).flatMap { member(name, of: $0, depth: depth) }
  }

  /// What `$0` is in `optional.map { … }`.
  private func shapeOfUnwrapped(at site: Site, depth: Int) -> Shape? {
    guard let closure = ancestors(of: site).first(where: { tree($0).kind($0.node) == .closure }),
      let call = ancestors(of: closure).first(where: { tree($0).kind($0.node) == .call }),
      let callee = child(of: call), tree(callee).kind(callee.node) == .memberAccess,
      ["map", "flatMap"].contains(tree(callee).text(tree(callee).mainToken(callee.node)))
    else { return nil }
    return child(of: callee).flatMap { shape(ofValue: $0, depth: depth + 1) }
  }

  private func shape(ofMember site: Site, depth: Int) -> Shape? {
    let tree = tree(site)
    guard let base = child(of: site) else { return nil }
    let name = tree.text(tree.mainToken(site.node))
    if let shape = shape(ofValue: base, depth: depth + 1) {
      return member(name, of: shape, depth: depth)
    }
    guard name == "self", let type = typeNamed(base), case .type(let type) = type else {
      return nil
    }
    return .metatype(type)
  }

  /// What an expression names, if it names a type.
  func typeNamed(_ site: Site) -> Shape? {
    let tree = tree(site)
    switch tree.kind(site.node) {
    case .nameExpression, .memberAccess, .typeExpression:
      return shape(named: squeezed(site.node, tree), in: scope(of: site))
    default: return nil
    }
  }

  /// What a member of a value is.
  func member(_ name: String, of shape: Shape, depth: Int = 0) -> Shape? {
    switch shape {
    case .builder(let module):
      return name == "dependency" ? dependencyName(of: module).map { .type($0) } : nil
    case .type(let type):
      for supertype in [type] + supertypes(of: type).sorted() {
        for member in members(of: supertype) {
          guard let binding = binding(named: name, in: member) else { continue }
          let tree = tree(binding)
          if let annotation = tree.annotatedType(of: binding.node) {
            return self.shape(ofType: Site(file: binding.file, node: annotation))
          }
          return tree.initialValue(of: binding.node).flatMap {
            self.shape(ofValue: Site(file: binding.file, node: $0), depth: depth + 1)
          }
        }
      }
      return nil
    case .metatype, .function: return nil
    }
  }

  /// The binding of a variable declaration that binds one name.
  func binding(named name: String, in site: Site) -> Site? {
    let tree = tree(site)
    guard tree.kind(site.node) == .variableDeclaration else { return nil }
    let binding = tree.children(site.node).first { binding in
      guard let pattern = tree.child(binding, .identifierPattern) else { return false }
      return tree.text(tree.mainToken(pattern)) == name
    }
    return binding.map { Site(file: site.file, node: $0) }
  }

  private func shape(ofCall site: Site, depth: Int) -> Shape? {
    let tree = tree(site)
    guard let callee = child(of: site) else { return nil }
    if let built = shape(ofCallee: callee) { return built }
    let name = tree.text(tree.mainToken(callee.node))
    var receiver: Shape?
    if tree.kind(callee.node) == .memberAccess, let base = child(of: callee) {
      receiver = shape(ofValue: base, depth: depth + 1) ?? typeNamed(base)
    } else if tree.kind(callee.node) == .nameExpression {
      receiver = shapeOfSelf(at: site)
    }
    switch receiver {
    case .builder(let module): return name == "create" ? .type(module) : nil
    case .type(let type):
      return functions(named: name, in: type).first.flatMap(shape(ofResult:))
    default: return nil
    }
  }

  /// What a function yields.
  func shape(ofResult function: Site) -> Shape? {
    let tree = tree(function)
    let clause = tree.child(function.node, .returnClause)
    return clause.flatMap { tree.type(in: $0) }
      .flatMap { shape(ofType: Site(file: function.file, node: $0)) }
  }

  /// What a call of an initializer builds; nil for other calls and for `.init`.
  func shape(ofCallee callee: Site) -> Shape? {
    let tree = tree(callee)
    if tree.kind(callee.node) == .memberAccess, tree.text(tree.mainToken(callee.node)) == "init" {
      return child(of: callee).flatMap(typeNamed)
    }
    return typeNamed(callee)
  }
}

// MARK: Locals

extension AppOutline {
  /// What is known of a name that is local to a function or a closure.
  enum Local {
    case typed(Site)
    case valued(Site)
    case unknown
  }

  /// The innermost local of a name that is in scope at a site.
  func local(named name: String, at site: Site) -> Local? {
    var inner = site
    for outer in ancestors(of: site) {
      if typeName(declaredAt: outer) != nil { return nil }
      if let found = local(named: name, in: outer, before: inner) { return found }
      inner = outer
    }
    return nil
  }

  private func local(named name: String, in outer: Site, before inner: Site) -> Local? {
    let tree = tree(outer)
    for child in tree.children(outer.node) where child <= inner.node {
      let site = Site(file: outer.file, node: child)
      switch tree.kind(child) {
      case .variableDeclaration where child < inner.node:
        if let found = local(named: name, boundBy: site) { return found }
      case .ifConfig where child < inner.node:
        if declarations(in: child, tree).contains(where: { binds(name, sibling($0, of: site)) }) {
          return .unknown
        }
      case .guardStatement where child < inner.node:
        if let found = condition(named: name, in: site) { return found }
      case .conditionList where child < inner.node:
        if let found = condition(named: name, inList: site) { return found }
      case .optionalBinding where child < inner.node, .caseCondition where child < inner.node:
        if let found = local(named: name, matchedBy: site) { return found }
      case .closureSignature where child < inner.node, .parameterClause where child < inner.node:
        if let found = parameter(named: name, in: site) { return found }
      default:
        if tree.kind(child).isPattern, child < inner.node, binds(name, site) { return .unknown }
      }
    }
    return nil
  }

  private func sibling(_ node: NodeIndex, of site: Site) -> Site {
    Site(file: site.file, node: node)
  }

  private func local(named name: String, boundBy declaration: Site) -> Local? {
    let tree = tree(declaration)
    guard let site = binding(named: name, in: declaration) else {
      return binds(name, declaration) ? .unknown : nil
    }
    if let type = tree.annotatedType(of: site.node) {
      return .typed(Site(file: site.file, node: type))
    }
    return tree.initialValue(of: site.node).map { .valued(Site(file: site.file, node: $0)) }
      ?? .unknown
  }

  private func condition(named name: String, in statement: Site) -> Local? {
    let list = tree(statement).child(statement.node, .conditionList)
    return list.flatMap { condition(named: name, inList: Site(file: statement.file, node: $0)) }
  }

  private func condition(named name: String, inList list: Site) -> Local? {
    tree(list).children(list.node).lazy
      .compactMap { local(named: name, matchedBy: Site(file: list.file, node: $0)) }.first
  }

  /// `let x = …` in a condition; `let x` alone leaves `x` what it is outside.
  private func local(named name: String, matchedBy condition: Site) -> Local? {
    let tree = tree(condition)
    guard [.optionalBinding, .caseCondition].contains(tree.kind(condition.node)),
      binds(name, condition),
      let clause = tree.child(condition.node, .initializerClause),
      let value = tree.expression(in: clause)
    else { return nil }
    let patterns = tree.children(condition.node).filter { tree.kind($0).isPattern }
    let isWhole = patterns.allSatisfy {
      [.identifierPattern, .valueBindingPattern].contains(tree.kind($0))
    }
    return isWhole ? .valued(Site(file: condition.file, node: value)) : .unknown
  }

  private func parameter(named name: String, in clause: Site) -> Local? {
    let tree = tree(clause)
    for position in clause.node.position..<tree.end(of: clause.node) {
      let node = NodeIndex(position)
      switch tree.kind(node) {
      case .parameter:
        let token = tree.mainToken(node)
        let isRenamed = tree.flags(node).contains(.hasSecondName)
        guard tree.text(isRenamed ? token + 1 : token) == name else { continue }
        return tree.type(in: node).map { .typed(Site(file: clause.file, node: $0)) } ?? .unknown
      case .closureParameter where tree.text(tree.mainToken(node)) == name: return .unknown
      case .capture where tree.text(tree.mainToken(node)) == name:
        return tree.initialValue(of: node).map { .valued(Site(file: clause.file, node: $0)) }
      default: continue
      }
    }
    return nil
  }

  /// Whether a pattern, or one that a declaration or a condition is made of, binds a name.
  private func binds(_ name: String, _ site: Site) -> Bool {
    let tree = tree(site)
    guard !tree.kind(site.node).isPattern else {
      return tree.namesBound(by: site.node).contains { tree.text($0) == name }
    }
    return tree.children(site.node).contains { child in
      let isPart = tree.kind(child).isPattern || tree.kind(child) == .patternBinding
      return isPart && binds(name, Site(file: site.file, node: child))
    }
  }
}
